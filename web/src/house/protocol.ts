/** What clients and tables say to each other: docs/protocol.md, version 2. */

export const VERSION = 2;

export type Phase = "open" | "playing" | "over";
export type Effect = Record<string, number>;
/** The view of a game: its fields are the game's own; only its scene knows more. */
export type View = Record<string, unknown> & { actors: number[]; throwers: number[]; due: string[] };

export interface Seat {
  name?: string;
  kind?: "person" | "program" | "bot";
  level?: string;
  here?: boolean;
}

export interface Offer {
  action: string;
  effect: Effect;
}

export interface Told {
  number: number;
  at: number;
  kind: string;
  seat?: number;
  text?: string;
  events?: string[];
  /** After this entry, where more events follow in the same message. */
  view?: View;
}

export interface Moment {
  number: number;
  phase: Phase;
  view?: View;
  choices?: Offer[];
  deadline?: number;
  /** The seat whose time the deadline tells. */
  hurried?: number;
  /** How the game ended, once it is over. */
  outcome?: Outcome;
  /** What a table that has not begun waits for. */
  stage?: "seating" | "pledging" | "revealing";
  /** What each seat has done for the dice: `wanted` (a pledge is missing), `pledged`, `revealed`, or nothing. */
  contributions?: string[];
}

export interface Outcome {
  reason: string;
  winners: number[];
  scores: number[];
}

export type Options = Record<string, string | number | boolean | string[]> & { players: number };

/** The variables of a game's rules texts: options, and what follows from them. */
export type Facts = Record<string, string | number>;

export interface Welcome {
  say: "welcome";
  version: number;
  table: string;
  code: string;
  game: string;
  options: Options;
  seat: number | null;
  host: boolean;
  seats: Seat[];
  commitment: string;
  now: Moment;
  /** The newest entries after the number that was known; `earlier` asks for what is left out. */
  missed: Told[];
  clock?: number;
  next?: string;
  time: number;
  hints?: boolean;
  away?: string;
  listed?: boolean;
  series?: string;
  played?: number;
  wins?: number[];
  facts: Facts;
}

export interface News {
  say: "news";
  told: Told[];
  now: Moment;
}

export interface Advice {
  say: "advice";
  id: string;
  measure: "win" | "points";
  exact: boolean;
  candidates: [action: string, value: number, weight: number][];
}

/** The newest entries before a number, in order. */
export interface Page {
  say: "page";
  id: string;
  told: Told[];
}

export interface Refused {
  say: "refused";
  code: string;
  sentence: string;
  details: Record<string, string | number>;
  id?: string;
}

export type FromTable =
  | Welcome
  | News
  | Advice
  | Page
  | Refused
  | { say: "presence"; seats: Seat[] }
  | { say: "reacted"; seat: number; reaction: Reaction }
  | { say: "done"; id: string; number: number };

export const REACTIONS = ["laugh", "wow", "ouch", "clap", "think", "hurry"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What a client says after hello; the connection adds the id. */
export type Saying =
  | { say: "act"; action: string; seen: number }
  | { say: "chat"; text: string }
  | { say: "react"; reaction: Reaction }
  | { say: "earlier"; before: number }
  | { say: "pledge"; pledge: string }
  | { say: "reveal"; string: string }
  | { say: "hint" };

/** Why the house said no: a stable code, an English sentence, and what fills its blanks in any language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly details: Record<string, string | number> = {},
  ) {
    super(sentence);
  }
}

/** Where a table is played: at the house, or in a lesson that needs no house. */
export interface Line {
  /** Begin; everything heard goes to `hear`, the state of the line to `state`. */
  open(hear: (message: FromTable) => void, state: (state: LineState) => void): void;
  /** Say something; resolves when it is done (and on disk), rejects with a Refusal. */
  say(saying: Saying): Promise<FromTable>;
  close(): void;
}

/** gone: there is nothing to come back to; `why` says so. */
export type LineState = { is: "connecting" | "live" | "lost" } | { is: "gone"; why: Refusal };
