/** The French texts that the home page shows at once. */
export default import.meta.glob<string>(["../../../texts/fr.ftl", "../../../../src/dicehouse/games/*/texts/fr.ftl"], {
  query: "?first",
  import: "default",
  eager: true,
});
