import { beforeEach, describe, expect, it } from "vitest";

import { begin, counts, dateOf, days, finish, playedOn, streak, type Ended } from "./days";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });

const ENDED: Ended = { score: 300, best: 340, rolls: ["fine", "mistake"], unused: 1 };

beforeEach(() => kept.clear());

describe("the days of a visitor", () => {
  it("count the first table of a day, and no other", () => {
    begin("2026-11-16", "first");
    begin("2026-11-16", "second");
    expect(counts("2026-11-16", "first")).toBe(true);
    expect(counts("2026-11-16", "second")).toBe(false);
    finish("2026-11-16", "second", { ...ENDED, score: 999 });
    expect(playedOn("2026-11-16")).toEqual({ day: "2026-11-16", table: "first" });
    finish("2026-11-16", "first", ENDED);
    expect(playedOn("2026-11-16")?.ended?.score).toBe(300);
  });

  it("make a streak of days in a row that were played to the end, which today may still continue", () => {
    for (const day of ["2026-11-12", "2026-11-14", "2026-11-15"]) finish(day, day, ENDED);
    begin("2026-11-16", "begun");
    expect(streak("2026-11-16")).toBe(2);
    finish("2026-11-16", "begun", ENDED);
    expect(streak("2026-11-16")).toBe(3);
    expect(streak("2026-11-18")).toBe(0);
  });

  it("reach over the end of a month and of a year", () => {
    for (const day of ["2026-12-31", "2027-01-01"]) finish(day, day, ENDED);
    expect(streak("2027-01-01")).toBe(2);
  });

  it("are bounded, and the oldest go", () => {
    for (let day = 0; day < 100; day++) finish(dateOf(Date.UTC(2026, 0, 1 + day)), `t${day}`, ENDED);
    expect(days().length).toBe(60);
    expect(days()[0]?.day).toBe("2026-04-10");
    expect(playedOn("2026-01-01")).toBeUndefined();
  });

  it("survive what another version or a damaged storage left behind", () => {
    for (const broken of ["{", "[]", '{"version":7,"days":[1]}', '{"version":1,"days":5}']) {
      kept.set("dicehouse-daily", broken);
      expect(days()).toEqual([]);
    }
  });
});
