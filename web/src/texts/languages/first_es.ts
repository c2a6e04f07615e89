/** The Spanish texts that the home page shows at once. */
export default import.meta.glob<string>(["../../../texts/es.ftl", "../../../../src/dicehouse/games/*/texts/es.ftl"], {
  query: "?first",
  import: "default",
  eager: true,
});
