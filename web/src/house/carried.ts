/** The last words of one game, taken along to the next: kept in this tab only, like anything else on its screen. */
import type { TableStore } from "./table.svelte";

const PLACE = "dicehouse-words";
const MOST = 20;

/** Something that was said at the table before. */
export interface Word {
  name: string;
  text: string;
}

/** Take the last words along from a table to the next one. */
export function carry(table: TableStore, next: string): void {
  const words = table.history
    .filter(({ told }) => told.kind === "said" && told.seat !== undefined)
    .map(({ told, number }) => ({ name: table.nameAt(told.seat!, number), text: told.text ?? "" }));
  const all = [...carried(table.id), ...words].slice(-MOST);
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ table: next, words: all }));
  } catch {
    // a private window without storage: they stay behind
  }
}

/** The words that came along to a table. */
export function carried(table: string): Word[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as { table: string; words: Word[] } | null;
    return kept?.table === table ? kept.words : [];
  } catch {
    return [];
  }
}
