/** The German texts that the home page shows at once. */
export default import.meta.glob<string>(["../../../texts/de.ftl", "../../../../src/dicehouse/games/*/texts/de.ftl"], {
  query: "?first",
  import: "default",
  eager: true,
});
