import { afterEach, beforeAll, expect, it, vi } from "vitest";

import { gameInfo } from "../testing/golden";
import type { FromTable, Line } from "./protocol";
import type { TableStore } from "./table.svelte";

const FLIGHT = 600;
/** So long dice lie still before anything tells how they fell. */
const HOLD = 120;

let store: TableStore;
let tell: (message: FromTable) => void = () => {};
const heard: string[] = [];
const line: Line = {
  open: (hear) => (tell = hear),
  say: () => new Promise(() => {}),
  close: () => {},
};
const view = { viewer: 0, actors: [0], throwers: [], turn: 0, totals: [0, 0], points: 0 };
const seats = ["Ann", "Ben"].map((name) => ({ name, kind: "person", here: true }));

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  const { TableStore } = await import("./table.svelte");
  store = new TableStore("t", gameInfo, line);
  store.staging = { pace: () => 0, flight: () => FLIGHT };
  store.listeners.add((event) => event && heard.push(event.text));
  store.open();
  tell({
    say: "welcome",
    game: "gonuts",
    options: {},
    seat: 0,
    seats,
    missed: [],
    time: 0,
    now: { number: 1, phase: "playing", view },
  } as unknown as FromTable);
  await vi.waitFor(() => expect(store.shown.number).toBe(1), { timeout: 20_000 });
});
afterEach(() => vi.useRealTimers());

const roll = (number: number): FromTable =>
  ({
    say: "news",
    told: [{ number, at: 0, kind: "rolled", events: ["rolled 1 acorn,acorn,car"] }],
    now: { number, phase: "playing", view: { ...view, points: 2 } },
  }) as unknown as FromTable;

it("holds what a roll brought until its dice have lain still for 120 ms, then tells everything at once", async () => {
  vi.useFakeTimers();
  tell(roll(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.air?.seat).toBe(1);
  let land: (value: unknown) => void = () => {};
  store.air!.landings.push(new Promise((done) => (land = done)));
  expect(store.acting).toEqual([1]); // whoever throws is marked, not whose turn it will be
  await vi.advanceTimersByTimeAsync(FLIGHT + 40); // a slow machine shows them later
  land(null);
  await vi.advanceTimersByTimeAsync(HOLD - 1);
  expect(heard).toEqual([]);
  expect(store.shown.number).toBe(1);
  expect(store.air).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(["rolled 1 acorn,acorn,car"]);
  expect(store.shown.number).toBe(2);
  expect(store.air).toBeNull();
  expect(store.history.at(-1)?.number).toBe(2);
  expect(store.acting).toEqual([0]);
});
