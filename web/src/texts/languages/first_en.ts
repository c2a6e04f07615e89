/** The English texts that the home page shows at once. */
export default import.meta.glob<string>(["../../../texts/en.ftl", "../../../../src/dicehouse/games/*/texts/en.ftl"], {
  query: "?first",
  import: "default",
  eager: true,
});
