/** Opening tables and sitting down, with the secrets that keep a seat. */
import { t } from "../texts/texts.svelte";
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
  await take(kept, kept.token, name, seat);
}

/** The tokens of players here whom the host sent away: they are kept, as the host may take it back, and good for nothing else. */
export const sentAway = new Set<string>();

/** One more player sits down at this device. */
export async function sitDownToo(table: string, game: string, name: string, seat?: number): Promise<void> {
  const kept = preferences.seat(table);
  if (!kept?.token) return sitDown(table, game, name, seat);
  const token = newId() + newId();
  const more = [...(kept.more ?? []), token];
  preferences.keepSeat({ ...kept, more });
  await take({ ...kept, more }, token, name, seat);
}

/** What tells the witness of a player from those of others at the same device. */
export function witnessName(kept: KeptSeat | undefined, token: string): string {
  return token === kept?.token ? "" : token.slice(0, 8);
}

async function take(kept: KeptSeat, token: string, name: string, seat?: number): Promise<void> {
  const { table } = kept;
  const { pledgeTo } = await import("./pledges");
  const pledge = pledgeTo(new Witness(table, witnessName(kept, token)).string());
  try {
    const portrait = preferences.portrait || null;
    await api.sit(table, { name, token, pledge, portrait, ...(seat === undefined ? {} : { seat }) });
  } catch (why) {
    // perhaps the seat was taken and only the answer is lost: then the same token gets the same seat
    if (!(why instanceof Refusal) || UNSURE.test(why.code)) throw why;
    if (why.code === "table.sent-away") throw why; // the host may take it back, and then this token is good
    if (kept.host && token === kept.token) preferences.keepSeat({ ...kept, token: "" });
    else preferences.forgetPlayer(table, token);
    throw why;
  }
}

/** A name for somebody who only wants to play now; it is not remembered. */
export function passerby(): string {
  const names = t("web-passersby").split(",");
  return names[Math.floor(Math.random() * names.length)]!.trim();
}

/** A name as the house wants it: spaces at the ends and doubled ones are slips of the finger. */
export function tidied(name: string): string {
  return name.trim().replaceAll(/\s+/gu, " ");
}
