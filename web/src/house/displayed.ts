/**
 * The view of a table between two events, without any rule of any game: each event lists the fields of the view it changes,
 * and where the new value is found.
 */
import type { Item, Value } from "../texts/words";
import type { Change } from "./generated/api";
import type { View } from "./protocol";

/** For each kind of event, what it changes. */
export type Changes = Record<string, Change[]>;

/** What happens between two views that the house told. */
export interface Stretch {
  events: Item[];
  /** The view after the last event. */
  after: View;
}

/** The view `before`, changed by the first `played` events of a stretch. */
export function displayed(before: View, { events, after }: Stretch, played: number, changes: Changes): View {
  const view: View = { ...before };
  events.slice(0, played).forEach(({ tag, fields }, place) => {
    for (const change of changes[tag] ?? []) {
      const { field, value, at } = change;
      if (!value) view[field] = upcoming(field, events.slice(place + 1), after, changes) ?? view[field];
      else if (at)
        view[field] = (view[field] as Value[]).with(fields[at] as number, ofSeat(view[field], change, fields));
      else view[field] = fields[value] ?? null;
    }
  });
  return view;
}

/** What a seat has once an event changed it: a new value, or its list with one new value in it. */
function ofSeat(all: unknown, { value, at, key, keys }: Change, fields: Item["fields"]): Value {
  const now = fields[value] ?? null;
  if (!key) return now;
  const list = (all as Value[][])[fields[at] as number]!;
  return list.with(keys.indexOf(fields[key] as string), now);
}

/** What a table goes on showing of events although no view has it: a value, or one for each seat that has one. */
export type Remembered = Record<string, Value | Record<number, Value>>;

/** What is left of these events, oldest first, to be shown on; what is hidden in one leaves what was known before. */
export function remembered(events: Item[], changes: Changes): Remembered {
  const found: Remembered = {};
  for (const { tag, fields } of events)
    for (const { field, value, at } of changes[tag] ?? []) {
      const now = fields[value] ?? null;
      if (!value) delete found[field];
      else if (now === null) continue;
      else if (at) found[field] = { ...(found[field] as Record<number, Value>), [fields[at] as number]: now };
      else found[field] = now;
    }
  return found;
}

/** The next known value of a field. Null is none: what becomes hidden stays in sight until the stretch is over. */
function upcoming(field: string, later: Item[], after: View, changes: Changes): unknown {
  for (const { tag, fields } of later) {
    const change = changes[tag]?.find((one) => one.field === field && one.value && !one.at);
    if (change) return fields[change.value];
  }
  return after[field];
}
