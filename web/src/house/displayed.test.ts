import { describe, expect, it } from "vitest";

import type { Item } from "../texts/words";
import type { Change } from "./generated/api";
import { displayed, remembered, type Changes } from "./displayed";
import type { View } from "./protocol";

const view = (fields: Record<string, unknown>): View => ({ actors: [], throwers: [], due: [], ...fields });
const event = (tag: string, fields: Item["fields"] = {}): Item => ({ tag, fields, hidden: false, text: tag });

const change = (field: string, value = "", at = "", key = "", keys: string[] = []): Change => ({
  field,
  value,
  at,
  key,
  keys,
});
const CHANGES: Changes = {
  rolled: [change("faces", "faces")],
  banked: [change("scores", "total", "seat"), change("points")],
  turn: [change("faces")],
  counted: [change("points", "points")],
  scored: [change("pads", "points", "seat", "space", ["1", "red", "kind"])],
  ranout: [change("pads")],
};
const before = view({ faces: ["car"], scores: [1, 2], points: 5, other: "old" });
const after = view({ faces: [], scores: [1, 7], points: 0, other: "new" });

describe("the view between two events", () => {
  const events = [event("rolled", { faces: ["acorn"] }), event("banked", { seat: 1, total: 7 }), event("turn")];
  const shown = (played: number) => displayed(before, { events, after }, played, CHANGES);

  it("is the view before them until one is played", () => {
    expect(shown(0)).toEqual(before);
  });
  it("has the values that events carry, for all or for one seat", () => {
    expect(shown(1)["faces"]).toEqual(["acorn"]);
    expect(shown(1)["scores"]).toEqual([1, 2]);
    expect(shown(2)["scores"]).toEqual([1, 7]);
  });
  it("has the next view's value where an event carries none, and not before that event", () => {
    expect(shown(1)["points"]).toBe(5);
    expect(shown(2)["points"]).toBe(0);
    expect(shown(2)["faces"]).toEqual(["acorn"]);
    expect(shown(3)["faces"]).toEqual([]);
  });
  it("leaves what no event lists to the next view", () => {
    expect(shown(3)["other"]).toBe("old");
  });
  it("changes neither of the two views", () => {
    shown(3);
    expect(before["scores"]).toEqual([1, 2]);
    expect(after["faces"]).toEqual([]);
  });

  it("changes one named value of one seat, and nothing that a later event strikes", () => {
    const pads = { events: [event("scored", { seat: 1, space: "red", points: 7 }), event("ranout")], after };
    const open = view({
      pads: [
        [null, null, null],
        [1, null, null],
      ],
    });
    pads.after = view({
      pads: [
        [null, null, null],
        [1, 7, 0],
      ],
    });
    expect(displayed(open, pads, 1, CHANGES)["pads"]).toEqual([
      [null, null, null],
      [1, 7, null],
    ]);
    expect(displayed(open, pads, 2, CHANGES)["pads"]).toEqual([
      [null, null, null],
      [1, 7, 0],
    ]);
    expect(open["pads"]).toEqual([
      [null, null, null],
      [1, null, null],
    ]);
  });

  it("takes the value of a later event before that of the next view", () => {
    const more = [event("banked", { seat: 0, total: 3 }), event("counted", { points: 9 })];
    expect(displayed(before, { events: more, after }, 1, CHANGES)["points"]).toBe(9);
  });
  it("keeps in sight what the next view hides, and hides what an event hides", () => {
    const hidden = { events: [event("turn"), event("rolled", { faces: null })], after: view({ faces: null }) };
    expect(displayed(before, { ...hidden, events: [event("turn")] }, 1, CHANGES)["faces"]).toEqual(["car"]);
    expect(displayed(before, hidden, 2, CHANGES)["faces"]).toBeNull();
  });
  it("stays the same for events that nobody described", () => {
    expect(displayed(before, { events: [event("odd")], after }, 1, {})).toEqual(before);
  });
});

describe("what is shown of past events although no view has it", () => {
  const kept: Changes = {
    bet: [change("bets", "number", "seat"), change("latest", "number")],
    round: [change("bets")],
  };
  const bets = [event("bet", { seat: 2, number: 3 }), event("bet", { seat: 0, number: 4 })];

  it("is the last value of each, for all or by seat", () => {
    const again = [...bets, event("bet", { seat: 2, number: 5 }), event("odd")];
    expect(remembered(again, kept)).toEqual({ bets: { 0: 4, 2: 5 }, latest: 5 });
  });
  it("is forgotten with an event that says so, and nothing else is", () => {
    expect(remembered([...bets, event("round")], kept)).toEqual({ latest: 4 });
    expect(remembered([...bets, event("round"), bets[0]!], kept)).toEqual({ bets: { 2: 3 }, latest: 3 });
  });
  it("stays as it was where a value is hidden", () => {
    expect(remembered([...bets, event("bet", { seat: 0, number: null })], kept)).toEqual({
      bets: { 0: 4, 2: 3 },
      latest: 4,
    });
  });
});
