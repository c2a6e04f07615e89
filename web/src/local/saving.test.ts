import { expect, it } from "vitest";

import { superfluous } from "./bounded";
import type { Unkept } from "./messages";
import { Saving } from "./saving";

class Shelf {
  readonly kept = new Map<string, string | null>();
  room = true;

  async keep(texts: Iterable<[string, string | null]>): Promise<void> {
    if (!this.room) throw new DOMException("", "QuotaExceededError");
    for (const [name, text] of texts) this.kept.set(name, text);
  }
}

it("keeps what did not fit as soon as there is room, and the newest of it", async () => {
  const shelf = new Shelf();
  const told: (Unkept | null)[] = [];
  const saving = new Saving(shelf, (trouble) => told.push(trouble));
  shelf.room = false;
  saving.save("one", "old");
  saving.save("two", "2");
  await saving.flushed();
  expect([...shelf.kept]).toEqual([]);
  saving.save("one", "new");
  await saving.flushed();
  shelf.room = true;
  saving.save("three", null);
  await saving.flushed();
  expect(Object.fromEntries(shelf.kept)).toEqual({ one: "new", two: "2", three: null });
  expect(told).toEqual(["full", null]);
});

it("tells what it could not keep, and tries that once more before the house is closed", async () => {
  const shelf = new Shelf();
  const saving = new Saving(shelf, () => {});
  shelf.room = false;
  saving.save("one", "1");
  saving.save("gone", null);
  await saving.flushed();
  expect(saving.unkept()).toEqual([
    ["one", "1"],
    ["gone", null],
  ]);
  shelf.room = true;
  await saving.flushed();
  expect([saving.unkept(), Object.fromEntries(shelf.kept)]).toEqual([[], { one: "1", gone: null }]);
});

it("says so where nothing can be kept", async () => {
  const told: (Unkept | null)[] = [];
  const saving = new Saving(null, (trouble) => told.push(trouble));
  saving.save("one", "1");
  await saving.flushed();
  expect(told).toEqual(["refused"]);
});

it("makes room with the finished games of long ago, and touches nothing else", () => {
  const text = (phase: string, at: number): string => JSON.stringify({ phase, times: [at] });
  const kept = new Map([
    ["running", text("playing", 1)],
    ["oldest", text("over", 2)],
    ["newest", text("over", 9)],
    ["older", text("over", 3)],
    ["damaged", "{"],
  ]);
  expect(superfluous(kept, 5)).toEqual([]);
  expect(superfluous(kept, 3)).toEqual(["oldest", "older"]);
});
