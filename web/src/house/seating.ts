/** Opening tables and sitting down, with the secrets that keep a seat. */
import { api, type OpenTable } from "./api";
import { newId } from "./connection";
import { preferences, type KeptSeat } from "./preferences.svelte";
import { Refusal } from "./protocol";
import { Witness } from "./witness";

/** The longest name the house takes. */
export const LONGEST_NAME = 40;

/** Refusals after which nobody knows whether it was done. */
const UNSURE = /^(web\.offline|table\.storage|table\.busy|http\.\d+)$/;

/** Open a table and remember that it is the visitor's. */
export async function openTable(wish: OpenTable): Promise<string> {
  const opened = await api.open(wish);
  preferences.keepSeat({ table: opened.table, game: wish.game, token: "", host: opened.host, at: Date.now() });
  return opened.table;
}

/** Sit down under a name. The token is made here and kept before it is sent: asking twice takes one seat. */
export async function sitDown(table: string, game: string, name: string, seat?: number): Promise<void> {
  const kept: KeptSeat = { ...(preferences.seat(table) ?? { table, game, token: "" }), at: Date.now() };
  kept.token ||= newId() + newId();
  preferences.keepSeat(kept);
  const { pledgeTo } = await import("./pledges");
  const pledge = pledgeTo(new Witness(table).string());
  try {
    const portrait = preferences.portrait || null;
    await api.sit(table, { name, token: kept.token, pledge, portrait, ...(seat === undefined ? {} : { seat }) });
  } catch (why) {
    // perhaps the seat was taken and only the answer is lost: then the same token gets the same seat
    if (!(why instanceof Refusal) || UNSURE.test(why.code)) throw why;
    if (why.code === "table.sent-away") throw why; // the host may take it back, and then this token is good
    if (kept.host) preferences.keepSeat({ ...kept, token: "" });
    else preferences.forgetSeat(table);
    throw why;
  }
}

/** A name as the house wants it: spaces at the ends and doubled ones are slips of the finger. */
export function tidied(name: string): string {
  return name.trim().replaceAll(/\s+/gu, " ");
}
