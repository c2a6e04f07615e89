import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Utterances } from "./utterances";

let said: string[][] = [];
const fresh = (): Utterances => new Utterances((lines) => said.push(lines));

beforeEach(() => {
  said = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the lines of a turn are one utterance", () => {
  const utterances = fresh();
  utterances.add("Hazel: acorn.");
  vi.advanceTimersByTime(900);
  utterances.add("Hazel: car.");
  vi.advanceTimersByTime(900);
  utterances.add("Hazel: two points banked.");
  expect(said).toEqual([]);
  utterances.turn();
  expect(said).toEqual([["Hazel: acorn.", "Hazel: car.", "Hazel: two points banked."]]);
});

test("what nothing follows is said after a while, but not into what is being read", () => {
  const utterances = fresh();
  utterances.add("x".repeat(100));
  utterances.flush();
  utterances.add("Then this.");
  utterances.turn();
  vi.advanceTimersByTime(1500);
  expect(said).toHaveLength(1);
  vi.advanceTimersByTime(5000);
  expect(said).toEqual([["x".repeat(100)], ["Then this."]]);
});

test("far behind, the oldest lines are left out, but none about the listener", () => {
  const utterances = fresh();
  utterances.add("You: all five back!", true);
  for (let line = 1; line <= 30; line += 1) utterances.add(`Line ${line}.`);
  utterances.flush();
  expect(said[0]).toHaveLength(16);
  expect(said[0]?.[0]).toBe("You: all five back!");
  expect(said[0]?.at(-1)).toBe("Line 30.");
});

test("in a race only the newest line of a kind is said", () => {
  const utterances = fresh();
  utterances.add("GO NUTS!");
  for (let acorns = 1; acorns <= 20; acorns += 1) utterances.add(`${acorns} acorns so far.`, false, "shook");
  utterances.add("Ben's dog is out.");
  utterances.add("21 acorns so far.", false, "shook");
  utterances.flush();
  expect(said).toEqual([["GO NUTS!", "Ben's dog is out.", "21 acorns so far."]]);
});

test("nothing is said twice, nor after the table is left", () => {
  const utterances = fresh();
  utterances.add("Once.");
  utterances.flush();
  utterances.flush();
  utterances.add("Too late.");
  utterances.stop();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([["Once."]]);
});
