// Written by scripts/typescript.py from the structs of the server: `make types-ts` writes it anew.
import type { Options, View } from "../protocol";

export const VERSION = 2;

export const REACTIONS = ["laugh", "wow", "ouch", "clap", "think", "hurry"] as const;

export const PORTRAITS = ["fox", "owl", "cat", "bear", "frog", "hare", "hedgehog", "mouse", "badger", "raven", "pig", "dragon"] as const;

export type Reaction = "laugh" | "wow" | "ouch" | "clap" | "think" | "hurry";

export type EntryKind = "sat" | "stood" | "pledged" | "sealed" | "revealed" | "began" | "acted" | "rolled" | "ended" | "absent" | "dropped" | "said" | "moved" | "muted" | "followed" | "erased" | "closed" | "changed" | "restored" | "proposed" | "answered" | "agreed" | "lapsed" | "hinted" | "corrected";

export type Phase = "open" | "playing" | "over" | "closed";

export type Stage = "" | "seating" | "pledging" | "revealing";

export type Away = "wait" | "bot" | "drop";

export type Departure = "" | "left" | "removed" | "away";

export type Missing = "bot" | "without";

export type Portrait = "fox" | "owl" | "cat" | "bear" | "frog" | "hare" | "hedgehog" | "mouse" | "badger" | "raven" | "pig" | "dragon";

export type ReviewState = "waiting" | "working" | "done" | "failed";

/** The answer to `hello`; said again when the host has changed the table, instead of news. */
export interface Welcome {
  say: "welcome";
  /** Seconds for a decision; null: no limit. */
  clock?: number;
  /** A player who is gone for long: everybody waits, a bot plays until they are back, or they are out for good. */
  away?: Away;
  /** Seconds that dice wait for players who throw their own; 0: all dice are thrown at once. */
  patience?: number;
  /** Whether players may ask the house for advice. */
  hints?: boolean;
  /** Whether players throw real dice and tell how they landed; the house throws for bots, and for whoever asks. */
  real?: boolean;
  /** The first table of the series of games; empty: this is the first. */
  series?: string;
  /** The games of the series that were over before this one. */
  played?: number;
  /** Wins in them, by the seats of this table; a shared win counts for each winner; empty before the second game. */
  wins?: number[];
  /** A game of the day: the date in UTC whose dice are thrown, as 2026-11-16; empty: the table has its own dice. */
  daily?: string;
  version: number;
  table: string;
  code: string;
  game: string;
  options: Options;
  /** null for somebody who watches. */
  seat: number | null;
  host: boolean;
  seats: Seat[];
  /** Of the seed behind the dice; note it before the first roll. */
  commitment: string;
  now: Moment;
  /** The newest entries after the number the client knew; `earlier` asks for what is left out. */
  missed: Told[];
  /** The variables of the game's rules texts at this table: its options, and what follows from them. */
  facts: Record<string, number | string>;
  /** Whether the table is in the list while its host is connected. */
  listed?: boolean;
  /** Whom the host sent away and may let back, by name. */
  sent_away?: string[];
  /** The table of the next game; empty: it is not open. */
  next?: string;
  /** The clock of the house, so that deadlines can be shown right. */
  time: number;
}

/** A seat as everybody sees it. */
export interface Seat {
  /** Empty: the seat is free. */
  name?: string;
  kind?: "bot" | "person" | "program";
  /** The level of the bot that plays here now; empty for a player. */
  level?: string;
  /** Whether its player is connected. */
  here?: boolean;
  /** How a player looks; empty for bots. */
  portrait?: string;
  /** Since when a bot plays for the player, or has taken over the seat. */
  since?: number;
  /** When a bot will play for the player, who is gone; null: not soon. */
  bot_at?: number;
  /** How many hints its player was given in this game. */
  hints?: number;
}

/** What a client may know now. */
export interface Moment {
  /** The number of the last entry. */
  number: number;
  phase: Phase;
  /** The view of the game; null before it begins. */
  view?: View;
  choices?: Offer[];
  /** When the viewer's time is up, or, where nobody waits for them, that of the first; in seconds since 1970. */
  deadline?: number;
  outcome?: Outcome;
  /** The seat whose time `deadline` tells. */
  hurried?: number;
  /** Before the game begins: seating, pledging or revealing. */
  stage?: Stage;
  /** Before the game begins, of each seat: wanted (say what you pledge), pledged, revealed, or empty. */
  contributions?: string[];
  /** Of another game, once this one is over. */
  proposal?: Proposal;
  /** The seats whose dice are due and wait for their `throw`. */
  throwers?: number[];
  /** Real dice that are due, where the viewer sees them and may tell how they landed. */
  telling?: RealDice;
  /** The last real dice that were told, where the viewer saw them and may still correct them. */
  correctable?: RealDice;
  /** Those told before them that may be corrected too, the latest first. */
  earlier?: RealDice[];
  /** Real dice that lie before the viewer and that nobody told: they may weigh their choices with them. */
  untold?: RealDice;
}

/** A legal action with what it will do. */
export interface Offer {
  action: string;
  effect: Record<string, number>;
}

/** How a game ended. */
export interface Outcome {
  /** What ended it, in a word of the game. */
  reason: string;
  /** One seat, or several that share the win. */
  winners: number[];
  /** The final score of each seat, in the measure of the game. */
  scores: number[];
}

/** A proposal of another game, and who has answered. */
export interface Proposal {
  /** The seat that made it. */
  by: number;
  /** When those who have not answered count as missing, in seconds since 1970. */
  until: number;
  /** The seats that want to play, the one that proposed it among them. */
  yes: number[];
  no?: number[];
  missing?: Missing;
}

/** Real dice that the viewer may tell, or correct. */
export interface RealDice {
  /** Who throws them. */
  seats: number[];
  dice: RealDie[];
  /** How they were told to have landed, where that may be corrected. */
  roll?: string;
  /** How many rolls came after them, where they may be corrected. */
  back?: number;
}

/** A real die, as somebody tells how it landed. */
export interface RealDie {
  name: string;
  /** What it can show, each once. */
  faces: string[];
}

/** One entry of the log, as this client may know it. */
export interface Told {
  number: number;
  at: number;
  kind: EntryKind;
  seat?: number;
  /** What was said, a name, pledges, a commitment, a seed or the id of the next table. */
  text?: string;
  events?: string[];
  /** Whose seat it was, where the entry ends that, or gives it back. */
  name?: string;
  /** Why a bot took over the seat for good. */
  why?: Departure;
  /** Where chairs changed: by seat from now on, which one it was before; null: a new one. */
  came?: (number | null)[];
  /**
   * The view after this entry, in `news` where a later entry of the same message has events as well. null: the next
   * view in the message is the one after it.
   */
  view?: View;
}

/** Something happened. */
export interface News {
  say: "news";
  told: Told[];
  now: Moment;
}

/** Who is here changed. */
export interface Presence {
  say: "presence";
  seats: Seat[];
}

/** Somebody reacted. */
export interface Reacted {
  say: "reacted";
  seat: number;
  reaction: Reaction;
}

/** What the client asked for is done, and on disk. */
export interface Done {
  say: "done";
  id: string;
  /** Of the entry it made; what happened comes as news. */
  number: number;
}

/** What the house would do. */
export interface Advice {
  say: "advice";
  id: string;
  /** Of the moment it is about; the game may have gone on while the house was thinking. */
  number: number;
  measure: "win" | "points";
  exact: boolean;
  /** Action, value and how often best play takes it; best first. */
  candidates: [string, number, number][];
  /** Why the first is the best: one or two sentences, each a text of the game and its blanks. */
  reasons: Reason[];
  /** The choices that would be blunders; to a `quiet` hint the only answer. */
  blunders?: string[];
}

/** One sentence. A blank with a word of the game is named after its kind: `space` is said by `space-<word>`. */
export interface Reason {
  /** The name of the text, among those of the game or of the project; it begins with `why-`. */
  text: string;
  blanks: Record<string, number | string>;
}

/** The answer to `earlier`: the newest entries before a number, in order; empty where there is none. */
export interface Page {
  say: "page";
  id: string;
  told: Told[];
}

/** What the client asked for did not happen, and why. */
export interface Refused {
  say: "refused";
  code: string;
  sentence: string;
  details: Record<string, string | number>;
  id?: string;
}

/** The first message of a connection. */
export interface Hello {
  say: "hello";
  version: number;
  table: string;
  token?: string;
  last?: number;
  /** The host's token, beside that of a seat. */
  host?: string;
  /** Whether the player throws their own dice: those that are due wait for `throw`. */
  own?: boolean;
}

/** Do something in the game. */
export interface Act {
  say: "act";
  id: string;
  action: string;
  /** The number of the last entry the player had seen when they decided. */
  seen?: number | null;
}

/** Throw the dice that are due and wait for this seat. */
export interface ThrowDice {
  say: "throw";
  id: string;
  /** The number of the last entry the player had seen: the throw is for the dice that were due then. */
  seen: number;
}

/** Tell how real dice landed that are due: at a table with real dice, by whoever sees them. */
export interface TellDice {
  say: "dice";
  id: string;
  /** The faces by name, with spaces between them, in any order. */
  roll: string;
  /** The number of the last entry the player had seen: it is about the dice that were due then. */
  seen: number;
  /** That the roll may end the game: without it such a roll is refused as `roll.ends`, for nobody could correct it. */
  sure?: boolean;
}

/** Correct how real dice landed, before anybody has acted. */
export interface CorrectDice {
  say: "correct";
  id: string;
  roll: string;
  seen: number;
  /** As in `dice`. */
  sure?: boolean;
  /** How many rolls came after them, as in the moment's `correctable` and `earlier`. */
  back?: number;
}

/** Say whether the player throws their own dice from now on, as `own` in `hello` does. */
export interface Hand {
  say: "hand";
  id: string;
  own: boolean;
}

/** Say whether the player reads something just now: bots wait while all players of a table do. */
export interface Reading {
  say: "reading";
  id: string;
  on: boolean;
}

/** Say something to the table. */
export interface Say {
  say: "chat";
  id: string;
  text: string;
}

/** A quick reaction: shown, and not kept. */
export interface React {
  say: "react";
  id: string;
  reaction: Reaction;
}

/** Ask the house what it would do. */
export interface Hint {
  say: "hint";
  id: string;
  /** Ask which choices would be blunders, and nothing else: no hint. Only where all others are bots. */
  quiet?: boolean;
  /** What the player is about to do: the reasons compare it with the best choice. */
  action?: string;
  /** The player's own real dice that nobody told yet: the house weighs with them, and forgets them. */
  dice?: string;
}

/** Say what the seat will add to the dice, where the table still asks for it. */
export interface Pledge {
  say: "pledge";
  id: string;
  /** The SHA-256 of the string in hex; empty: the seat adds nothing. */
  pledge: string;
}

/** Show the house the string behind the pledge; only after the pledges are sealed. */
export interface Reveal {
  say: "reveal";
  id: string;
  string: string;
}

/** Ask for entries of the log that the welcome left out, or that were before it. */
export interface Earlier {
  say: "earlier";
  id: string;
  /** Only entries with a lower number. */
  before: number;
}

/** Is anybody there? */
export interface Ping {
  say: "ping";
  id: string;
}

/** What a table sends. */
export type ToClient = Welcome | News | Presence | Reacted | Done | Advice | Page | Refused;

/** What a client sends. */
export type FromClient = Hello | Act | ThrowDice | TellDice | CorrectDice | Hand | Reading | Say | React | Hint | Pledge | Reveal | Earlier | Ping;
