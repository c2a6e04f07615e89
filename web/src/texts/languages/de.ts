/** All German texts of the page, the house and its games: one file for the browser. */
export default import.meta.glob<string>(
  ["../../../texts/de.ftl", "../../../../src/dicehouse/texts/de.ftl", "../../../../src/dicehouse/games/*/texts/de.ftl"],
  { query: "?raw", import: "default", eager: true },
);
