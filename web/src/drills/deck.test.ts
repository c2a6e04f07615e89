import { beforeEach, expect, test, vi } from "vitest";
import type { Position } from "../house/api";
import { add, answer, putAway } from "./deck";
import { answerDay, due, MOST_CARDS, nextDue, read, streakOn } from "./kept";

const MINUTE = 60_000;
const DAY = 86_400_000;
const NOW = Date.parse("2026-11-16T12:00:00Z");

function position(id: string, more: Partial<Position> = {}): Position {
  return {
    id,
    game: "gonuts",
    options: { players: 2 },
    facts: {},
    seat: 0,
    players: 2,
    view: { actors: [0], throwers: [], due: [] },
    choices: [],
    candidates: [["roll", 0.6, 1]],
    measure: "win",
    right: ["roll"],
    played: "bank",
    ...more,
  };
}
const ids = (now: number, game = ""): string[] => due(now, game).map((card) => card.position.id);

beforeEach(() => localStorage.clear());

test("mistakes are due at once, and a table gives them once", () => {
  expect(add("t/0", [position("a"), position("b")], NOW)).toBe(2);
  expect(ids(NOW)).toEqual(["a", "b"]);
  putAway("a");
  expect(add("t/0", [position("a"), position("b")], NOW)).toBe(0);
  expect(add("t/1", [position("b"), position("c")], NOW)).toBe(1);
  expect(ids(NOW)).toEqual(["b", "c"]);
});

test("a wrong answer comes back in ten minutes, a right one in days, and later each time", () => {
  add("t/0", [position("a"), position("b")], NOW);
  answer(position("a"), false, NOW);
  answer(position("b"), true, NOW);
  expect(ids(NOW)).toEqual([]);
  expect(nextDue()).toBe(NOW + 10 * MINUTE);
  expect(ids(NOW + 10 * MINUTE)).toEqual(["a"]);
  const first = read().cards.find((card) => card.position.id === "b")!.schedule.due;
  expect(first).toBeGreaterThanOrEqual(NOW + DAY);
  answer(position("b"), true, first);
  const second = read().cards.find((card) => card.position.id === "b")!.schedule.due;
  expect(second - first).toBeGreaterThan(first - NOW);
  answer(position("b"), false, second);
  expect(nextDue()).toBeLessThanOrEqual(second + 10 * MINUTE);
  expect(read().cards.find((card) => card.position.id === "b")!.schedule.lapses).toBe(1);
});

test("each game has its own", () => {
  add("t/0", [position("a"), position("b", { game: "chili" })], NOW);
  expect(ids(NOW, "chili")).toEqual(["b"]);
  expect(nextDue("dixkibluff")).toBeNull();
});

test("a puzzle joins the deck only when it was answered wrong", () => {
  answer(position("p", { source: "puzzle" }), true, NOW);
  answer(position("q", { source: "puzzle" }), false, NOW);
  expect(read().solved).toEqual(["p"]);
  expect(read().cards.map((card) => card.position.id)).toEqual(["q"]);
});

test("no more is kept than the bound: those that come back latest make room", () => {
  const many = Array.from({ length: MOST_CARDS }, (_, place) => position(`n${place}`));
  add("t/0", many, NOW);
  answer(position("n7"), true, NOW);
  add("t/1", [position("new")], NOW);
  const kept = read().cards.map((card) => card.position.id);
  expect(kept).toHaveLength(MOST_CARDS);
  expect(kept).toContain("new");
  expect(kept).not.toContain("n7");
});

test("a storage that is nearly full takes fewer", () => {
  const write = vi.spyOn(localStorage, "setItem").mockImplementationOnce(() => {
    throw new Error("full");
  });
  add(
    "t/0",
    Array.from({ length: MOST_CARDS }, (_, place) => position(`n${place}`)),
    NOW,
  );
  write.mockRestore();
  expect(read().cards).toHaveLength(MOST_CARDS / 2);
});

test("what cannot be read is as nothing", () => {
  localStorage.setItem("dicehouse-drills", "{");
  expect(ids(NOW)).toEqual([]);
  localStorage.setItem("dicehouse-drills", JSON.stringify({ version: 99, cards: [1] }));
  expect(read().cards).toEqual([]);
});

test("days in a row count, the first answer of a day only, and a missed day ends it", () => {
  expect(answerDay("2026-11-30", true).streak).toBe(1);
  expect(answerDay("2026-12-01", true).streak).toBe(2);
  expect(answerDay("2026-12-01", false)).toMatchObject({ right: true, streak: 2 });
  expect(streakOn("2026-12-02")).toBe(2);
  expect(streakOn("2026-12-03")).toBe(0);
  expect(answerDay("2026-12-03", true).streak).toBe(1);
  expect(answerDay("2026-12-04", false)).toMatchObject({ right: false, streak: 0 });
});
