// Written by scripts/typescript.py from the structs of the server: `make types-ts` writes it anew.
import type { OptionValue, Options, View } from "../protocol";
import type { Away, Missing, Moment, Offer, Outcome, Phase, Portrait, Reason, ReviewState, Seat, Told } from "./protocol";

/** The request for a new table. */
export interface OpenTable {
  /** Seconds for a decision; null: no limit. */
  clock?: number | null;
  /** A player who is gone for long: everybody waits, a bot plays until they are back, or they are out for good. */
  away?: Away;
  /** Seconds that dice wait for players who throw their own; 0: all dice are thrown at once. */
  patience?: number;
  /** Null: only where at most one person plays. */
  hints?: boolean | null;
  /** Whether players throw real dice and tell how they landed; the house throws for bots, and for whoever asks. */
  real?: boolean;
  game: string;
  /** Whom each seat is for. */
  seats: SeatRequest[];
  options?: Record<string, unknown>;
  /** Whether the table is in the list while its host is connected. */
  listed?: boolean;
}

/** What kind of player a seat is reserved for. */
export interface SeatRequest {
  kind?: "bot" | "person" | "program";
  /** The level of a bot that the server plays. */
  level?: string;
}

/** Somebody wants to sit down. */
export interface TakeSeat {
  name: string;
  /** null: the first free one. */
  seat?: number | null;
  /** The SHA-256 of what this seat adds to the dice, to be revealed when all have pledged; null: it adds nothing. */
  pledge?: string | null;
  kind?: "person" | "program";
  /** A secret of the client's own that will keep the seat: then asking twice takes one seat. */
  token?: string | null;
  /** How the player looks; null: as their name says. */
  portrait?: Portrait | null;
}

/** A game that was begun at another house is to be played on here. */
export interface BringGame {
  /** What was played so far. The rules play it again; its rolls count as made elsewhere. */
  record: string;
  seats: BroughtChair[];
  clock?: number | null;
  away?: Away;
  patience?: number;
  /** As in `OpenTable`. */
  hints?: boolean | null;
}

/** Who plays on in a seat of a game that is brought. */
export interface BroughtChair {
  kind?: "bot" | "person";
  /** Of a person. */
  name?: string;
  /** Of a bot. */
  level?: string;
}

/** Those who hold all seats of people want to play on elsewhere. */
export interface TakeAway {
  tokens: string[];
}

/** Somebody wants another game. */
export interface WantNext {
  /** Who plays for those who do not come; the one who asks first decides. */
  missing?: Missing;
}

/** What the host wants to change; what is left out stays as it is. */
export interface ChangeTable {
  /** All chairs, in their new order. Whoever sits in one keeps it; a bot that is not wanted any more goes. */
  seats?: ChairWish[] | null;
  /** The options that change. */
  options?: Record<string, unknown> | null;
  clock?: number | null;
  away?: Away;
  patience?: number;
  hints?: boolean;
  real?: boolean;
}

/** A chair as the host wants it. */
export interface ChairWish {
  /** Which one it is now; null: one more. */
  seat?: number | null;
  kind?: "bot" | "person" | "program";
  /** The level of a bot. */
  level?: string;
}

/** Finished games to be looked at together. */
export interface ManyGames {
  tables: string[];
  /** Leave out those that ended before, in seconds since 1970. */
  since?: number;
}

/** What the host of a table chooses. */
export interface Terms {
  /** Seconds for a decision; null: no limit. */
  clock: number | null;
  /** A player who is gone for long: everybody waits, a bot plays until they are back, or they are out for good. */
  away: Away;
  /** Seconds that dice wait for players who throw their own; 0: all dice are thrown at once. */
  patience: number;
  /** Whether players may ask the house for advice. */
  hints: boolean;
  /** Whether players throw real dice and tell how they landed; the house throws for bots, and for whoever asks. */
  real: boolean;
}

/** A new table. The host token may remove players and mute them; keep it secret. */
export interface OpenedTable {
  table: string;
  code: string;
  host: string;
}

/** A new table for the game of a day. */
export interface OpenedDaily {
  table: string;
  code: string;
  host: string;
  game: string;
  /** The date in UTC, as 2026-11-16. */
  day: string;
}

/** The game of today. */
export interface DailyInfo {
  game: string;
  /** The date in UTC, as 2026-11-16. */
  day: string;
  /** To the seed behind the dice of the day: the SHA-256 of it. The seed is told when the day is over. */
  commitment: string;
  /** When the day is over and the next begins, in seconds since 1970. */
  ends: number;
}

/** A game of the day beside best play. */
export interface Comparison {
  score: number;
  /** What best play got with these dice. */
  best: number;
  /** What the decisions of the game cost together; the rest of the difference is the luck of the dice. */
  cost: number;
  /** For each roll, in order, how well it was used: this tells nothing of the dice. */
  rolls: ("blunder" | "inaccuracy" | "mistake" | "fine")[];
  /** The first decision in which the two differ; null: they never did. */
  parted: Parting | null;
  /** The costliest decisions, costliest first; only those that have a size. */
  costliest: Parting[];
  /** The end of the game, with everything open. */
  view: View;
  /** The end of best play's game. */
  best_view: View;
}

/** A decision in which the game differs from best play. */
export interface Parting {
  /** Its number in the game, from 1. */
  step: number;
  played: string;
  /** What best play does there. */
  best: string;
  /** In points; 0 where both are equally good. */
  cost: number;
  size: "blunder" | "inaccuracy" | "mistake" | null;
  reasons: Reason[];
}

/** A seat, and the token that keeps it; nobody else knows it. */
export interface TakenSeat {
  seat: number;
  token: string;
}

/** A new table with a game that was brought. */
export interface BroughtGame {
  table: string;
  code: string;
  host: string;
  /** By seat: what keeps it, for whoever brought the game to hand on; empty for a bot. */
  tokens: string[];
}

/** A game of the house. */
export interface GameInfo {
  name: string;
  title: string;
  players: [number, number];
  /** The levels of its bots, weakest first, with any options. */
  levels: string[];
  /** Those of them that cannot play here: this house runs in a page, and they need a server. */
  elsewhere: string[];
  options: OptionInfo[];
  /** What can be done: the first word of each action, and the fields that follow it in its text. */
  actions: Record<string, FieldInfo[]>;
  /** What can happen, in the same form. */
  events: Record<string, FieldInfo[]>;
  /** The variables of the rules texts in a usual game of the fewest players; a table tells its own in `welcome`. */
  facts: Record<string, number | string>;
  /** What can be told about a finished game, in the same form: the texts `story-<first word>` say it. */
  story: Record<string, FieldInfo[]>;
  /** The fields of the view that each event changes, for clients that show the table between two events. */
  changes: Record<string, Change[]>;
  /** What a table goes on showing of each event although no view has it, in the same form. */
  remembered: Record<string, Change[]>;
  /** The events with which people with real dice may begin to count what they will be asked for. */
  counting: string[];
  /**
   * The options, `players` among them, and their values with which the top level is `perfect`; with others it is
   * `master`. null: it is always `master`.
   */
  perfect_where: Record<string, unknown[]> | null;
}

/** One field of an action or event. */
export interface FieldInfo {
  name: string;
  /** The type of its values; a flag is written yes or no. */
  type: "flag" | "number" | "word";
  /** What a value stands for: a seat, a face or a noun of the game; null: itself. */
  noun: string | null;
  /** 0 for one value, 1 for a list of values, 2 for a list of lists. */
  depth: 0 | 1 | 2;
  /** Whether it is null for viewers who may not know it. */
  hidden: boolean;
}

/** A field of the view that an event changes: lets a client draw the table between two events without any rule. */
export interface Change {
  /** Of the view. */
  field: string;
  /** The field of the event that holds the new value; empty: the next view tells it. */
  value: string;
  /** Where the view has one value per seat: the field of the event that holds the seat; empty: all of it changes. */
  at: string;
  /** Where each seat has a list of values: the field of the event that holds the name of the one that changes. */
  key: string;
  /** The names of the values in such a list, in order. */
  keys: string[];
}

/** One option, as shown to people and programs. */
export interface OptionInfo {
  key: string;
  kind: Range | OneOf | Switch | ListOf | Starter;
  /** The default of the rules. */
  default: OptionValue;
  /** The default at a table with a person at it; equal to `default` unless the game says otherwise. */
  table_default: OptionValue;
  /** Whether it is a switch for real dice only; where people throw all of them, it is on by default. */
  real_only: boolean;
}

/** A whole number from low to high. */
export interface Range {
  type: "number";
  low: number;
  high: number;
}

/** One of several words. */
export interface OneOf {
  type: "choice";
  words: string[];
}

/** Yes or no. */
export interface Switch {
  type: "switch";
}

/** A list of words, in order; a word may occur more than once. */
export interface ListOf {
  type: "list";
  words: string[];
  low: number;
  high: number;
}

/** Who starts: `draw` (a roll of one die), or the number of a seat. */
export interface Starter {
  type: "starter";
}

/** A table as it is shown without a seat at it. */
export interface TableInfo {
  /** Seconds for a decision; null: no limit. */
  clock: number | null;
  /** A player who is gone for long: everybody waits, a bot plays until they are back, or they are out for good. */
  away: Away;
  /** Seconds that dice wait for players who throw their own; 0: all dice are thrown at once. */
  patience: number;
  /** Whether players may ask the house for advice. */
  hints: boolean;
  /** Whether players throw real dice and tell how they landed; the house throws for bots, and for whoever asks. */
  real: boolean;
  /** The first table of the series of games; empty: this is the first. */
  series: string;
  /** The games of the series that were over before this one. */
  played: number;
  /** Wins in them, by the seats of this table; a shared win counts for each winner; empty before the second game. */
  wins: number[];
  /** A game of the day: the date in UTC whose dice are thrown, as 2026-11-16; empty: the table has its own dice. */
  daily: string;
  table: string;
  code: string;
  game: string;
  options: Options;
  phase: Phase;
  seats: Seat[];
  /** Whom each seat is for. */
  wishes: SeatRequest[];
  /** The seats that the game waits for. */
  acting: number[];
  /** How the game ended; null: it is not over. */
  outcome: Outcome | null;
  /** What each seat has in a running game, as far as everybody may know; null: nobody can say. */
  standing: number[] | null;
  /** Whom the host sent away, by name. */
  sent_away: string[];
  listed: boolean;
  /** The table of the next game; empty: it is not open. */
  next: string;
  /** To the seed behind the dice: note it before you sit down. */
  commitment: string;
}

/** What the house says about itself, for its page about privacy and for invitations. */
export interface HouseInfo {
  /** Who answers for it: an address of e-mail or of a web page; empty: it does not say. */
  contact: string;
  keeps: Lifetimes;
  /**
   * Its URLs in the local network, the best first. Only for visitors on its own machine, whose links would lead
   * others nowhere, and only where the house was opened to that network.
   */
  near: string[];
}

/** How many days what is kept stays; null: until somebody deletes it. */
export interface Lifetimes {
  /** A table at which no game began. */
  unstarted: number | null;
  /** A game that nobody goes on with. */
  running: number | null;
  finished: number | null;
  chat: number | null;
}

/** A table in the list. */
export interface ListedTable {
  table: string;
  game: string;
  options: Options;
  players: number;
  free: number;
  clock: number | null;
  /** Who sits there. */
  waiting: Waiting[];
}

/** Somebody who waits at a listed table. */
export interface Waiting {
  name: string;
  /** Empty for a bot. */
  portrait?: string;
  /** The level of a bot; empty for a player. */
  level?: string;
}

/** A table. */
export interface Found {
  table: string;
}

/** The next game. */
export interface NextTable {
  /** Its table; empty while others may still answer: `followed` will tell it. */
  table: string;
}

/** Why something was refused. */
export interface Problem {
  /** For programs; it stays the same in all languages. */
  code: string;
  sentence: string;
  details: Record<string, string | number>;
}

/** A lesson as its visitor may see it, to be played without a table. */
export interface LessonTold {
  game: string;
  options: Options;
  seat: number;
  seats: Seat[];
  steps: LessonStep[];
  /** The variables of the game's rules texts with the options of the lesson. */
  facts: Record<string, number | string>;
}

/** One move of the script, with its effects. */
export interface LessonStep {
  /** The key of the text `lesson-<text>` that is shown before it; empty: none. */
  text: string;
  /** The seat that acts; null: rolls before the first action. */
  seat: number | null;
  /** The action that the visitor is asked for; empty where another seat acts. */
  action: string;
  told: Told[];
  now: Moment;
}

/** All rolls of a game, and the inputs they are computed from. */
export interface Proof {
  /** The number of rolls that were verified. */
  rolls: number;
  /** The commitment, published before the first roll. */
  commitment: string;
  /** The seed, in hex. */
  seed: string;
  /** The string of each seat; `-` where it added nothing. */
  strings: string[];
  /** The pledge of each seat, empty where it gave none; an empty list where no seat gave one. */
  pledges: string[];
  /** The faces of each kind of die, in order. */
  kinds: string[][];
  /** The name of each kind of die: throws of the dice of a day are counted by it. */
  names: string[];
  /** Every roll that was verified, in order. */
  thrown: Throw[];
  /** The day whose dice these are, as 2026-11-16; empty: the dice of this game only. */
  day: string;
  /** How many rolls another house made before these; they are not among them, and nothing is known of them. */
  elsewhere: number;
}

/** One roll. */
export interface Throw {
  /** The kind of each die, as an index into `Proof.kinds`. */
  dice: number[];
  /** The face of each die. */
  fell: string[];
}

/** All that is told about a finished game. */
export interface Story {
  /** How many steps the game has. */
  steps: number;
  /** Best first; those who tie by seat. */
  places: Place[];
  /** The three most notable facts, in the order in which they happened. */
  lines: StoryLine[];
  curve: Curve | null;
  chapters: Chapter[];
  /** By seat: an emoji for each turn or round of its own. */
  marks: string[][];
  /** By seat: numbers that players may want to beat another day; the texts `feat-<name>` say what they are. */
  feats: Record<string, number[]>;
}

/** Where a seat finished. */
export interface Place {
  seat: number;
  /** 1 for the winners; seats that tie share the place, and the places after it stay empty: 1, 2, 2, 4. */
  place: number;
  score: number;
  /** Where players go out during the game: the round in which this one did, or the last one for the winner. */
  rounds: number | null;
}

/** A sentence of the story. */
export interface StoryLine {
  /** The number of the step to look at. */
  at: number;
  /** Its text form: the tag of the text `story-<tag>` and its fields, described in `story` of the game. */
  fact: string;
}

/** How the game went: what each seat had, wherever something changed. */
export interface Curve {
  /** The number of the step after which it was so, rising from 0. */
  steps: number[];
  /** By seat: a value for each step. */
  values: number[][];
}

/** Where a turn or round begins. */
export interface Chapter {
  /** The number of the step that began it. */
  at: number;
  /** The event, whose sentence is the heading. */
  event: string;
}

/** Some steps of a finished game, with everything open. */
export interface ReplayPage {
  game: string;
  options: Options;
  /** The variables of the game's rules texts with the options of this table. */
  facts: Record<string, number | string>;
  seats: Seat[];
  /** How many the game has. */
  steps: number;
  /** The view before the first step. */
  start: View;
  outcome: Outcome;
  /** The steps, numbered from 1, each with the view after it. */
  told: Told[];
}

/** What a seat may practise after a finished game. */
export interface MistakesTold {
  /** Of the review: only one that is done knows all mistakes. */
  state: ReviewState;
  /** In the order of the game; empty before the review is done. */
  positions: Position[];
}

/** A decision to be practised. */
export interface Position {
  /** The same for the same decision. */
  id: string;
  game: string;
  /** With the number of players. */
  options: Options;
  /** The variables of the game's texts with these options. */
  facts: Record<string, number | string>;
  seat: number;
  players: number;
  /** What the seat saw. */
  view: View;
  /** The events before it in its chapter, as the seat could know them, in text form; oldest first. */
  heard?: string[];
  choices: Offered[];
  /**
   * Action, value, and how often best play takes it; best first. An action that can be taken back has the value of
   * the best one after it that cannot.
   */
  candidates: [string, number, number][];
  measure: "points" | "win";
  /** The actions that count as right: so close to the best that the difference has no name. */
  right: string[];
  /** What was done then; in a puzzle, what tempts. */
  played: string;
  /** How large a mistake that is. */
  size?: "blunder" | "inaccuracy" | "mistake";
  reasons?: Reason[];
  /** What it is about: the texts `theme-<theme>` of the game name it. */
  theme?: string;
  /** Where it comes from: `puzzle`, or as whoever made it says. */
  source?: string;
}

/** A choice, in the form in which a table offers it. */
export interface Offered {
  action: string;
  effect: Record<string, number>;
}

/** What a game prints; the title of a sheet is its text `paper-<name>`. */
export interface SheetList {
  game: string;
  sheets: string[];
  sizes: string[];
}

/** Some puzzles of a game. */
export interface PuzzlePage {
  game: string;
  /** How many the game has. */
  total: number;
  /** Those after the number that was asked for. */
  puzzles: Position[];
}

/** The puzzle of a day, the same for everybody. */
export interface DailyPuzzle {
  /** By the calendar of UTC, as 2026-11-16. */
  day: string;
  /** When the next one comes, in seconds since 1970. */
  next: number;
  puzzle: Position;
}

/** What the house knows so far of the review of a finished game. */
export interface ReviewTold {
  /** done: the summary is there, and with these steps all are told. */
  state: ReviewState;
  /** From 0 to 1. */
  progress: number;
  /** How many steps the game has; 0 while it waits. */
  total: number;
  game: string;
  options: Options;
  /** The unit of all values: chance to win, or points; empty while it waits. */
  measure: "" | "points" | "win";
  /** Whether the values are exact, up to rounding. */
  exact: boolean;
  /** The least cost of each size of a mistake, and the least luck that is worth a word; empty while it waits. */
  sizes: Record<string, number>;
  /** By seat: the value before the first step; empty while it waits. */
  start: number[];
  /** The next steps after the number that was asked for, as far as they are ready. */
  steps: ReviewedStep[];
  /** Once every step is computed. */
  summary: Summary | null;
  /** Why it failed. */
  code: string | null;
  sentence: string;
  details: Record<string, string | number>;
}

/** One step of the game, and what it changed. */
export interface ReviewedStep {
  /** The seat that acted; null for a roll. */
  seat: number | null;
  /** The action, or the faces of the roll. */
  text: string;
  /** By seat: the value of the position after this step, by what the seat knew. */
  chances: number[];
  /** By seat: what a roll changed; null where the seat did not see it land, and for actions. */
  luck: (number | null)[];
  /** Where the seat had more than one choice, and not before dice that were never told. */
  decision: Decision | null;
}

/** A choice that a seat had, and what it did. */
export interface Decision {
  seat: number;
  played: string;
  /** The action of the highest value; where several share it, the one that was played, if it is among them. */
  best: string;
  /** How much lower the value of the action is than that of the best one. */
  cost: number;
  /** Action, value, and how often best play takes it; best first. */
  candidates: [string, number, number][];
  /** Why the best action is better; for errors that have a size (`size_of`). */
  reasons: Reason[];
}

/** A review in words. */
export interface Summary {
  seats: SeatSummary[];
  /** By step; few enough to be chapters. */
  moments: KeyMoment[];
}

/** What a seat did in a whole game, and what happened to it. */
export interface SeatSummary {
  /** From 0 to 100. */
  accuracy: number;
  /** How often it had a choice. */
  decisions: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  luck: number;
  luck_word: "even" | "lucky" | "unlucky" | "very-lucky" | "very-unlucky";
  /** Of all its decisions together; at least 0. */
  cost: number;
  /** The result less the luck: what would have come of it with dice that bring no luck. */
  adjusted: number;
  /** What the start of the game promised. */
  start: number;
  /** What came of it: 1 for a win, shares of it, or points. */
  result: number;
  /** The standard deviation that the luck could have had. */
  spread: number;
  /** null: too few decisions, or nobody measured the levels of this game. */
  level: LevelEstimate | null;
}

/** A level, and the weakest and the strongest one that the decisions are consistent with. */
export interface LevelEstimate {
  level: string;
  low: string;
  high: string;
}

/** A step that made a difference. */
export interface KeyMoment {
  /** Its number, from 1. */
  step: number;
  /** Who decided, whom the roll brought most or cost most, or who had won from here on. */
  seat: number;
  kind: "blunder" | "decided" | "lucky" | "mistake" | "unlucky";
  /** What it changed for this seat. */
  change: number;
  /** Why: of a mistake those of the decision, else what the roll brought and how likely it was, or what decided. */
  reasons: Reason[];
}

/** What a seat could have done in a step of a finished game. */
export interface StepChoices {
  /** Who decided; null where the step is a roll, or there is none of this number. */
  seat: number | null;
  choices: Offer[];
}

/** Who was lucky over several games, and what everybody's decisions cost. */
export interface LuckTold {
  /** How many are in. */
  games: number;
  /** How many are still being reviewed: ask again. */
  waiting: number;
  /** How many cannot be reviewed, are not over or are gone. */
  left_out: number;
  /** Of the people who played them, luckiest first. */
  standings: Standing[];
}

/** One person over all their games of one measure. */
export interface Standing {
  /** As it was written in their first game; people are told apart without regard to upper and lower case. */
  name: string;
  measure: "points" | "win";
  games: number;
  /** Games won, where a shared win counts its share; or the mean of the points. */
  result: number;
  /** What the start of each game promised: the same with best play of all and even luck. */
  expected: number;
  /** Of all games together; in points, for each game. */
  luck: number;
  luck_word: "even" | "lucky" | "unlucky" | "very-lucky" | "very-unlucky";
  /** The luck in standard deviations: beyond 2 or -2 once in twenty people. */
  deviations: number;
  /** What their decisions cost, of all games together; in points, for each game. */
  cost: number;
  /** The mean over all games with a decision, from 0 to 100. */
  accuracy: number;
}

/** Whether the real dice of several games land as fair ones would. */
export interface DiceTold {
  /** How many of them were played with real dice. */
  games: number;
  checks: DieCheck[];
}

/** What was found out about all dice of one kind. */
export interface DieCheck {
  game: string;
  die: string;
  throws: number;
  faces: FaceCount[];
  /** How often fair dice differ at least so much from what is expected, corrected for the number of kinds. */
  p: number;
  verdict: "fair" | "loaded" | "odd" | "too-few";
  /** Throws after which a bias would have been found. */
  needed: number;
  /** The symbol that differs most. */
  face: string;
}

/** How often a symbol came. */
export interface FaceCount {
  symbol: string;
  count: number;
  expected: number;
}
