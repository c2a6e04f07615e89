import { beforeEach, expect, test } from "vitest";
import { count, type Finished } from "./tally";

const game = (table: string, more: Partial<Finished> = {}): Finished => ({
  table,
  game: "chili",
  options: { players: 2, rolls: 30, first: "0" },
  feats: { points: 200 },
  rivals: [{ key: "bot/regular/Hazel", name: "Hazel", against: 1 }],
  ...more,
});

beforeEach(() => localStorage.clear());

test("a game counts once, however often it is looked at", () => {
  expect(count(game("a")).rivals[0]).toMatchObject({ won: 1, lost: 0 });
  expect(count(game("a")).rivals[0]).toMatchObject({ won: 1, lost: 0 });
  expect(
    count(game("b", { rivals: [{ key: "bot/regular/Hazel", name: "Hazel", against: -1 }] })).rivals[0],
  ).toMatchObject({
    won: 1,
    lost: 1,
  });
});

test("a best is new when it beats an earlier one, also when looked at again", () => {
  expect(count(game("a")).bests[0]).toMatchObject({ best: 200, isNew: false });
  expect(count(game("b", { feats: { points: 180 } })).bests[0]).toMatchObject({ best: 200, isNew: false });
  expect(count(game("c", { feats: { points: 230 } })).bests[0]).toMatchObject({ best: 230, isNew: true });
  expect(count(game("c", { feats: { points: 230 } })).bests[0]).toMatchObject({ best: 230, isNew: true });
});

test("games with other options are not compared, but who began does not matter", () => {
  count(game("a"));
  expect(
    count(game("b", { options: { players: 2, rolls: 12, first: "0" }, feats: { points: 90 } })).bests[0]!.best,
  ).toBe(90);
  expect(
    count(game("c", { options: { players: 2, rolls: 30, first: "draw" }, feats: { points: 90 } })).bests[0]!.best,
  ).toBe(200);
});

test("what is kept is bounded, and what cannot be read is begun anew", () => {
  for (let number = 0; number < 500; number++)
    count(game(`t${number}`, { rivals: [{ key: `person/${number}`, name: `${number}`, against: 0 }] }), number);
  const kept = JSON.parse(localStorage.getItem("dicehouse-results")!);
  expect(kept.games).toHaveLength(300);
  expect(Object.keys(kept.rivals)).toHaveLength(200);
  localStorage.setItem("dicehouse-results", "{nonsense");
  expect(count(game("z")).rivals[0]).toMatchObject({ won: 1, lost: 0 });
});
