/** Who sat where when an entry was written: history is told with the names of its time. */
import type { Seat, Told } from "./protocol";

/**
 * The seats right before each entry, from the seats of now backwards: entries say whose seat they end or give back, and
 * how chairs moved.
 */
export function rosters(told: Told[], seats: Seat[]): Map<number, Seat[]> {
  const found = new Map<number, Seat[]>();
  let known = seats;
  for (const entry of told.toReversed()) {
    found.set(entry.number, known); // an entry is told with the names right after it
    known = before(entry, known);
  }
  return found;
}

function before(entry: Told, seats: Seat[]): Seat[] {
  const { kind, seat, name } = entry;
  if (kind === "changed" && entry.came) {
    const old: Seat[] = [];
    entry.came.forEach((from, place) => from !== null && (old[from] = seats[place]!));
    return Array.from(old, (one) => one ?? {});
  }
  if (seat === undefined) return seats;
  if ((kind === "stood" || kind === "dropped") && name) {
    const old = [...seats]; // their chair may have been taken away since, and is the last one then
    while (old.length < seat) old.push({});
    old[seat] = { name, kind: "person", here: true };
    return old;
  }
  const one = seats[seat];
  if (!one) return seats;
  if (kind === "restored") return seats.with(seat, { ...one, kind: "bot", level: one.level || "regular" });
  if (kind === "sat") return seats.with(seat, {});
  return seats;
}
