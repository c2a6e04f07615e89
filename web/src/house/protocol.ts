/**
 * What clients and tables send each other: docs/protocol.md. The messages are generated from the server's structs; here is
 * what the server leaves open, and what only the client has. Its constants are imported where they are needed: passing
 * them on from here would make the home page fetch three files more.
 */
import type { FromClient, Offer, Ping, ToClient, Welcome } from "./generated/protocol";

export type {
  Advice,
  Moment,
  News,
  Offer,
  Outcome,
  Page,
  Phase,
  Reaction,
  Reason,
  Seat,
  Told,
  Welcome,
} from "./generated/protocol";

export type OptionValue = string | number | boolean | string[];
export type Options = Record<string, OptionValue> & { players: number };
/** The view of a game: its fields are the game's own (generated/events/), and only its scene knows more. */
export type View = Record<string, unknown> & { actors: number[]; throwers: number[]; due: string[] };
export type Effect = Offer["effect"];
/** The variables of a game's rules texts: options, and what follows from them. */
export type Facts = Welcome["facts"];

export type FromTable = ToClient;

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;
/** What a client says after hello; the connection adds the id. */
export type Saying = WithoutId<Exclude<FromClient, Ping>>;

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

/** The code of a refusal where hints, reviews and comparisons need a house with a server: there is no numpy in this page. */
export const NEEDS_SERVER = "bots.values-need-numpy";

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
