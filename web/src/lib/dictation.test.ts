import { expect, test } from "vitest";
import { facesIn } from "./dictation";

const numbers = new Map([
  ["1", "1"],
  ["3", "3"],
  ["3*", "red 3"],
  ["12", "12"],
]);
const symbols = new Map([
  ["pi", "Pi"],
  ["figure", "Männchen"],
]);

test("dice are found in what was said, in order", () => {
  expect(facesIn("pi, mannchen Pi", symbols, 3)).toEqual(["pi", "figure", "pi"]);
  expect(facesIn("Männchen and then a pi", symbols, 3)).toEqual(["figure", "pi"]);
});

test("the longest label counts, and no more dice than are due", () => {
  expect(facesIn("12 red 3 3", numbers, 3)).toEqual(["12", "3*", "3"]);
  expect(facesIn("3 3 3 3", numbers, 2)).toEqual(["3", "3"]);
});

test("digits that arrive as one number are told apart, and what is no die is passed over", () => {
  expect(facesIn("313", numbers, 3)).toEqual(["3", "1", "3"]);
  expect(facesIn("well nothing", numbers, 2)).toEqual([]);
});
