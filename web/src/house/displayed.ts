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
    for (const { field, value, at } of changes[tag] ?? []) {
      if (!value) view[field] = upcoming(field, events.slice(place + 1), after, changes) ?? view[field];
      else if (at) view[field] = (view[field] as Value[]).with(fields[at] as number, fields[value] ?? null);
      else view[field] = fields[value] ?? null;
    }
  });
  return view;
}

/** The next known value of a field. Null is none: what becomes hidden stays in sight until the stretch is over. */
function upcoming(field: string, later: Item[], after: View, changes: Changes): unknown {
  for (const { tag, fields } of later) {
    const change = changes[tag]?.find((one) => one.field === field && one.value && !one.at);
    if (change) return fields[change.value];
  }
  return after[field];
}
