/** All Spanish texts of the page, the house and its games: one file for the browser. */
export default import.meta.glob<string>(
  ["../../../texts/es.ftl", "../../../../src/dicehouse/texts/es.ftl", "../../../../src/dicehouse/games/*/texts/es.ftl"],
  { query: "?raw", import: "default", eager: true },
);
