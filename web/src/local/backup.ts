/** Everything a page keeps as one file, and back: tables with their logs, and what the visitor chose. */
import { preferences, type KeptSeat } from "../house/preferences.svelte";
import { engine } from "./engine.svelte";
import type { Unkept } from "./messages";
import { reasonOf, Store } from "./store";

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

/** What cannot be brought in, because the browser has no room, or keeps nothing: all is as it was. */
export class NotKept extends Error {
  constructor(readonly why: Unkept) {
    super(why);
  }
}

/** All tables that are here, those that could not be kept with them. */
export async function write(): Promise<Blob> {
  const tables = new Map<string, string>();
  const store = await Store.open(engine.folder).catch(() => null); // where nothing is kept, the house has them still
  for (const [name, text] of (await store?.all()) ?? []) tables.set(name, text);
  store?.close();
  for (const [name, text] of await engine.unkeptTexts())
    if (text === null) tables.delete(name);
    else tables.set(name, text);
  const backup: Backup = { kind: KIND, version: VERSION, tables: Object.fromEntries(tables), settings: settings() };
  return new Blob([JSON.stringify(backup)], { type: "application/json" });
}

function settings(): Record<string, string> {
  try {
    const ours = Object.keys(localStorage).filter((name) => name.startsWith(OURS));
    return Object.fromEntries(ours.map((name) => [name, localStorage.getItem(name)!]));
  } catch {
    return { [OURS]: JSON.stringify({ seats: preferences.seats }) }; // a browser that keeps nothing
  }
}

/**
 * Bring in a file: its tables and seats join those that are here; of a table that is here already, the longer log stays,
 * for logs only grow. Gives the number of tables in it. The page has to begin again afterwards.
 *
 * Throws NoBackup or NotKept; then nothing has changed, and the house is still open.
 */
export async function read(file: Blob): Promise<number> {
  if (file.size > LARGEST) throw new NoBackup();
  const { tables, seats } = check(await file.text());
  if (engine.unkept) throw new NotKept(engine.unkept); // closing the house would lose what it could not keep
  const store = await Store.open(engine.folder).catch((why: unknown) => {
    throw new NotKept(reasonOf(why));
  });
  try {
    const here = await store.all();
    const coming = Object.entries(tables).filter(([name, text]) => text.length > (here.get(name)?.length ?? 0));
    await store.keep(coming); // whether there is room shows while the house is open
    await engine.close();
    await store.keep(coming); // it may have kept its own of the same tables meanwhile
  } catch (why) {
    engine.reopen();
    throw new NotKept(reasonOf(why));
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
