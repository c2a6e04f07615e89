/** The HTTP side of the house. Everything refused comes as a Refusal. */
import { Refusal, type Facts, type Moment, type Options, type Seat, type Told } from "./protocol";

export type OptionKind =
  | { type: "number"; low: number; high: number }
  | { type: "choice"; words: string[] }
  | { type: "switch" }
  | { type: "list"; words: string[]; low: number; high: number }
  | { type: "starter" };

export interface OptionInfo {
  key: string;
  kind: OptionKind;
  /** What the rules play by where nobody chose. */
  default: string | number | boolean | string[];
  /** The same for a table with a person at it: that is what a visitor's table is. */
  table_default: string | number | boolean | string[];
}

/** A field of an action or event, in the order of its text. */
export interface FieldInfo {
  name: string;
  noun: string | null;
  type: "number" | "word" | "flag";
  depth: 0 | 1 | 2;
  hidden: boolean;
}

export interface GameInfo {
  name: string;
  title: string;
  players: [low: number, high: number];
  levels: string[];
  options: OptionInfo[];
  actions: Record<string, FieldInfo[]>;
  events: Record<string, FieldInfo[]>;
  /** Of a usual game. */
  facts: Facts;
  /** The options and their values with which the top level is `perfect`; with others it is `master`. */
  perfect_where: Record<string, unknown[]> | null;
}

export interface SeatWish {
  kind?: "person" | "program" | "bot";
  level?: string;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  listed?: boolean;
  clock?: number | null;
  away?: "wait" | "bot" | "drop";
  hints?: boolean;
}

export interface TableInfo {
  table: string;
  code: string;
  game: string;
  options: Options;
  phase: string;
  seats: Seat[];
  clock: number | null;
  next: string;
  commitment: string;
  away: "wait" | "bot" | "drop";
  hints: boolean;
  listed: boolean;
  series: string;
  played: number;
  wins: number[];
}

/** What the house says about itself. */
export interface HouseInfo {
  /** Who answers for it: an address of e-mail or of a web page; empty: it does not say. */
  contact: string;
  /** How many days what is kept stays; null: until somebody deletes it. */
  keeps: { unstarted: number | null; running: number | null; finished: number | null; chat: number | null };
}

export interface ListedTable {
  table: string;
  game: string;
  options: Options;
  players: number;
  free: number;
  clock: number | null;
}

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const offline = new Refusal("web.offline", "The house does not answer. Is the network there?");
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token === undefined ? {} : { "X-Token": token }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw offline;
  }
  if (response.headers.has("X-Unreached")) throw offline; // the service worker says so
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  if (response.ok)
    return (response.headers.get("Content-Type")?.startsWith("text/plain") ? text : JSON.parse(text)) as T;
  let problem: { code?: string; sentence?: string; details?: Record<string, string | number> } = {};
  try {
    problem = JSON.parse(text);
  } catch {
    // a proxy's own page: the status is all there is to say
  }
  throw new Refusal(
    problem.code ?? `http.${response.status}`,
    problem.sentence ?? response.statusText,
    problem.details,
  );
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

let known: Promise<GameInfo[]> | undefined;

export const api = {
  /** The games of the house; asked once. */
  games(): Promise<GameInfo[]> {
    known ??= ask<GameInfo[]>("GET", "/games").catch((why: unknown) => {
      known = undefined;
      throw why;
    });
    return known;
  },
  house: () => ask<HouseInfo>("GET", "/house"),
  listed: () => ask<ListedTable[]>("GET", "/tables"),
  open: (wish: TableWish) => ask<{ table: string; code: string; host: string }>("POST", "/tables", wish),
  find: (code: string) => ask<{ table: string }>("GET", `/codes/${encodeURIComponent(code)}`),
  show: (table: string) => ask<TableInfo>("GET", at(table)),
  sit: (table: string, wish: { name: string; seat?: number; token: string; pledge: string }) =>
    ask<{ seat: number; token: string }>("POST", `${at(table)}/seats`, wish),
  /** Leave, or as the host send somebody away: the one of this name, not whoever has taken the seat meanwhile. */
  stand: (table: string, seat: number, token: string, name = "") =>
    ask<void>("DELETE", `${at(table)}/seats/${seat}${name && `?name=${encodeURIComponent(name)}`}`, undefined, token),
  /** Delete a table with everything in it, as its host. */
  remove: (table: string, host: string) => ask<void>("DELETE", at(table), undefined, host),
  mute: (table: string, seat: number, token: string, muted: boolean) =>
    ask<void>("POST", `${at(table)}/seats/${seat}/mute?muted=${muted}`, undefined, token),
  next: (table: string, token: string) => ask<{ table: string }>("POST", `${at(table)}/next`, undefined, token),
  record: (table: string) => ask<string>("GET", `${at(table)}/record`),
  proof: (table: string) => ask<Proof>("GET", `${at(table)}/proof`),
  lesson: (game: string) => ask<Lesson>("GET", `/lessons/${encodeURIComponent(game)}`),
};

/** Everything needed to compute the rolls of a game anew (docs/fair-dice.md). */
export interface Proof {
  rolls: number;
  commitment: string;
  seed: string;
  /** What each seat added; `-` where it added nothing. */
  strings: string[];
  /** What each seat was bound to; no list where nobody was. */
  pledges: string[];
  /** The distinct dice, each as its faces in order. */
  kinds: string[][];
  /** Every roll in order: which kinds of dice, and what fell. */
  thrown: { dice: number[]; fell: string[] }[];
}

/** A first game with scripted dice: what the table tells, step by step. */
export interface Lesson {
  game: string;
  options: Options;
  seat: number;
  seats: Seat[];
  steps: LessonStep[];
  facts: Facts;
}

export interface LessonStep {
  /** The game's text `lesson-<text>` is shown before the step; empty: nothing is said. */
  text: string;
  /** Who acts; null: the dice before anybody acts. */
  seat: number | null;
  /** What the visitor must do to go on; empty: somebody else acts. */
  action: string;
  told: Told[];
  now: Moment;
}
