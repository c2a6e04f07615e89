/** What is drawn of Go Nuts!: the view, and whether everybody goes nuts. */
import type { View } from "../../house/protocol";
import type { TableStore } from "../../house/table.svelte";

export interface GoNutsView extends View {
  turn: number | null;
  scores: number[];
  target: number;
  points: number;
  dice: number;
  faces: string[];
  /** In a Go Nuts! round: those whose dog is not out yet. */
  waiting: number[];
}

export interface Drawn extends GoNutsView {
  nuts: boolean;
}

export function drawn(table: TableStore): Drawn | null {
  const view = table.displayed as GoNutsView | undefined;
  if (!view) return null;
  // a round is drawn until the next turn begins, also after the last dog is out
  const before = table.happening?.tag === "turn" ? [] : (table.shown.view as GoNutsView).waiting;
  return { ...view, nuts: before.length + view.waiting.length > 0 };
}
