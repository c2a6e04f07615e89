/** All English texts of the page, the house and its games: one file for the browser. */
export default import.meta.glob<string>(
  ["../../../texts/en.ftl", "../../../../src/dicehouse/texts/en.ftl", "../../../../src/dicehouse/games/*/texts/en.ftl"],
  { query: "?raw", import: "default", eager: true },
);
