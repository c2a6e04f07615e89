/**
 * A game on its way from one house to another: its record, in the address of a page or in a file. It is kept in this tab
 * until it has a table again. No house trusts it: the rules play it again.
 */
import { api } from "./api";
import type { BringGame, BroughtChair } from "./generated/api";
import { preferences, type KeptSeat, tokensOf } from "./preferences.svelte";

const PLACE = "dicehouse-moving";
/** What an address with a game begins with, behind its #. */
const GAME = "#game=";
/** What a link that hands a seat on begins with, behind its #. */
const SEAT = "#seat=";
/** No house takes a larger record. */
export const LARGEST = 256 * 1024;

interface Head {
  dicehouse: number;
  game: string;
  options: { players: number };
  seats: { name: string; bot?: string }[];
}

/** What a page has to know of a game on its way. */
export interface Mover {
  text: string;
  game: string;
  seats: { name: string; bot: string }[];
  moves: number;
  over: boolean;
}

class Moving {
  /** The record; empty: there is none. */
  text = $state(read());

  hold(text: string): void {
    this.text = text;
    try {
      if (text) sessionStorage.setItem(PLACE, text);
      else sessionStorage.removeItem(PLACE);
    } catch {
      // a private window without storage: it is there until the page closes
    }
  }
}

export const moving = new Moving();

function read(): string {
  try {
    return sessionStorage.getItem(PLACE) ?? "";
  } catch {
    return "";
  }
}

/** What a record tells; null: it is none. The house says what is wrong with it in detail. */
export function told(text: string): Mover | null {
  try {
    const [first = "", ...lines] = text.split("\n");
    const { dicehouse, game, seats } = JSON.parse(first) as Head;
    if (typeof dicehouse !== "number" || typeof game !== "string" || !seats.length) return null;
    return {
      text,
      game,
      seats: seats.map(({ name, bot }) => ({ name: String(name), bot: bot ?? "" })),
      moves: lines.filter((line) => /"(act|roll)":/u.test(line)).length,
      over: lines.some((line) => line.startsWith('{"outcome"')),
    };
  } catch {
    return null;
  }
}

// --- in an address ---

async function through(data: BlobPart, stream: GenericTransformStream): Promise<ArrayBuffer> {
  return new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer();
}

async function pack(text: string): Promise<string> {
  const bytes = new Uint8Array(await through(text, new CompressionStream("deflate-raw")));
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text of what stands in an address; nothing where it is damaged, or unpacks to more than any house takes. */
async function unpack(packed: string): Promise<string> {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder();
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > LARGEST) {
        void reader.cancel();
        return "";
      }
    }
  } catch {
    return "";
  }
}

/** The address of another house as somebody types it; null: it is none. */
export function addressed(typed: string): URL | null {
  const wish = typed.trim();
  try {
    const url = new URL(/^https?:\/\//iu.test(wish) ? wish : `https://${wish}`);
    url.hash = url.search = "";
    return wish && url.hostname ? url : null;
  } catch {
    return null;
  }
}

/** A link that opens a house with a game to be brought in. */
export async function linkTo(house: URL, text: string): Promise<string> {
  return house.href + GAME + (await pack(text));
}

/** Take what stands in the address out of it; gives the path to go to instead. */
export async function arrive(): Promise<string> {
  const { hash } = location;
  if (hash.startsWith(SEAT)) return takeSeat(hash.slice(SEAT.length));
  moving.hold((await unpack(hash.slice(GAME.length))) || "?");
  return "/come";
}

// --- seats ---

/** A link that gives a friend their seat. */
export const seatLink = (origin: string, table: string, game: string, token: string): string =>
  `${origin}/${SEAT}${encodeURIComponent(`${table} ${game} ${token}`)}`;

/** Remember a seat that was handed over; one that is kept here already stays. */
function takeSeat(packed: string): string {
  const [table = "", game = "", token = ""] = decoded(packed).split(" ");
  if (!/^[\w-]{1,40}$/u.test(table) || !/^\w{1,40}$/u.test(game) || !/^[\w-]{24,80}$/u.test(token)) return "/";
  if (!preferences.seat(table)) preferences.keepSeat({ table, game, token, at: Date.now() });
  return `/t/${table}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** Who takes which seats of a game that comes from elsewhere. */
export interface Taken {
  /** The seats of this device. */
  here: number[];
  /** The seats that are handed to friends, with their names. */
  friends: { seat: number; name: string }[];
}

/** Open a table with a game; gives what is kept of it, with the seats of this device and those to be handed on. */
export async function bring(game: Mover, seats: BroughtChair[], { here, friends }: Taken): Promise<KeptSeat> {
  const wish: BringGame = { record: game.text, seats };
  const brought = await api.bring(wish);
  const [token = "", ...more] = here.map((seat) => brought.tokens[seat]!);
  const kept: KeptSeat = { table: brought.table, game: game.game, token, host: brought.host, at: Date.now() };
  if (more.length) kept.more = more;
  if (game.over) kept.over = true;
  if (friends.length) kept.handed = friends.map((one) => ({ ...one, token: brought.tokens[one.seat]! }));
  preferences.keepSeat(kept);
  return kept;
}

/** Take a game along from a table of this house: the table is closed. */
export async function takeAlong(table: string): Promise<void> {
  const kept = preferences.seat(table);
  moving.hold(await api.takeAway(table, { tokens: kept ? tokensOf(kept) : [] }));
}
