/** All Dutch texts of the page, the house and its games: one file for the browser. */
export default import.meta.glob<string>(
  ["../../../texts/nl.ftl", "../../../../src/dicehouse/texts/nl.ftl", "../../../../src/dicehouse/games/*/texts/nl.ftl"],
  { query: "?raw", import: "default", eager: true },
);
