/** All French texts of the page, the house and its games: one file for the browser. */
export default import.meta.glob<string>(
  ["../../../texts/fr.ftl", "../../../../src/dicehouse/texts/fr.ftl", "../../../../src/dicehouse/games/*/texts/fr.ftl"],
  { query: "?raw", import: "default", eager: true },
);
