/** Everything a page keeps as one file, and back: tables with their logs, and what the visitor chose. */
import { preferences, type KeptSeat } from "../house/preferences.svelte";
import { engine } from "./engine.svelte";
import { Store } from "./store";

const KIND = "dicehouse page";
const VERSION = 1;
/** A browser reads no larger file: so much no page keeps. */
const LARGEST = 200_000_000;
const OURS = "dicehouse";

interface Backup {
  kind: typeof KIND;
  version: number;
  /** Tables by their ids. */
  tables: Record<string, string>;
  /** What lies in localStorage. */
  settings: Record<string, string>;
}

/** The file is none that a page wrote, or damaged. */
export class NoBackup extends Error {}

export async function write(): Promise<Blob> {
  const store = await Store.open(engine.folder);
  const tables = Object.fromEntries(await store.all());
  store.close();
  const settings: Record<string, string> = {};
  for (const name of Object.keys(localStorage)) if (name.startsWith(OURS)) settings[name] = localStorage.getItem(name)!;
  return new Blob([JSON.stringify({ kind: KIND, version: VERSION, tables, settings } satisfies Backup)], {
    type: "application/json",
  });
}

/**
 * Bring in a file: its tables and seats join those that are here; of a table that is here already, the longer log stays,
 * for logs only grow. Gives the number of tables in it. The page has to begin again afterwards.
 */
export async function read(file: Blob): Promise<number> {
  if (file.size > LARGEST) throw new NoBackup();
  const { tables, seats } = check(await file.text());
  const store = await Store.open(engine.folder);
  try {
    const here = await store.all();
    const coming = Object.entries(tables).filter(([name, text]) => text.length > (here.get(name)?.length ?? 0));
    await engine.close();
    await store.keep(coming);
  } finally {
    store.close();
  }
  for (const seat of seats.reverse()) if (!preferences.seat(seat.table)) preferences.keepSeat(seat);
  return Object.keys(tables).length;
}

function check(text: string): { tables: Record<string, string>; seats: KeptSeat[] } {
  try {
    const found = JSON.parse(text) as Backup;
    const texts = Object.values(found.tables);
    if (found.kind !== KIND || found.version !== VERSION || !texts.every(isTable)) throw new NoBackup();
    const kept = JSON.parse(found.settings[OURS] ?? "{}") as { seats?: KeptSeat[] };
    const seats = (kept.seats ?? []).filter((seat) => typeof seat.table === "string" && seat.table in found.tables);
    return { tables: found.tables, seats };
  } catch {
    throw new NoBackup();
  }
}

/** Whether it looks like a table; the house plays its log again before it takes it in. */
function isTable(text: unknown): boolean {
  return typeof text === "string" && Array.isArray((JSON.parse(text) as { entries?: unknown }).entries);
}
