/** What is drawn of Go Nuts!: the view, and whether everybody goes nuts. */
import type { GoNutsView, Remembered } from "../../house/generated/events/gonuts";
import type { TableStore } from "../../house/table.svelte";
import { COUNT } from "../../house/table_state.svelte";
import { rememberedOf, viewOf } from "../../house/typed";

export interface Drawn extends GoNutsView {
  /** The dice that lie there, or as they will lie when they are out of the air. */
  faces: string[];
  nuts: boolean;
}

export function drawn(table: TableStore): Drawn | null {
  const view = viewOf<GoNutsView>(table.displayed);
  if (!view) return null;
  // a round is drawn until the next turn begins, also after the last dog is out
  const before = table.happening?.tag === "turn" ? [] : (viewOf<GoNutsView>(table.shown.view)?.waiting ?? []);
  const nuts = before.length + view.waiting.length > 0 || view.due.includes(COUNT);
  const { faces } = viewOf<GoNutsView>(table.landing) ?? view;
  return { ...view, faces, ...(view.winner === null ? {} : lastThrow(table)), nuts };
}

/** When the game is over, the dice that won it still lie there, beside what they brought. */
function lastThrow(table: TableStore): Partial<GoNutsView> {
  const { last_faces: faces, last_points: points } = rememberedOf<Remembered>(table);
  return faces && points !== undefined ? { faces, points } : {};
}
