import { expect, expectTypeOf, it } from "vitest";

import { gameInfo, golden } from "../testing/golden";
import { readItem } from "../texts/words";
import type { Events } from "./generated/events/gonuts";
import { eventOf } from "./typed";

it("an event of a game has the fields of its tag, with their types", () => {
  const forms = gameInfo("gonuts").events;
  const events = golden("gonuts").entries.flatMap((entry) => entry.events.map((text) => readItem(text, forms)));
  let banked = 0;
  const totals = [0, 0];
  for (const event of events.map((item) => eventOf<Events>(item))) {
    if (event.tag !== "banked") continue;
    expectTypeOf(event.fields).toEqualTypeOf<{ seat: number; points: number; total: number }>();
    banked += 1;
    totals[event.fields.seat]! += event.fields.points;
    expect(totals[event.fields.seat]).toBe(event.fields.total);
  }
  expect(banked).toBeGreaterThan(3);
  expect(eventOf<Events>(null)).toBeNull();
});
