/** The Dutch texts that the home page shows at once. */
export default import.meta.glob<string>(["../../../texts/nl.ftl", "../../../../src/dicehouse/games/*/texts/nl.ftl"], {
  query: "?first",
  import: "default",
  eager: true,
});
