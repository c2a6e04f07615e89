/**
 * What the page shows of a table: who sits there, what was told and shown so far, and what may be done. It knows no rule
 * of any game.
 */
import { speech, type Texts } from "../texts/texts.svelte";
import { readItem, Words, type Item } from "../texts/words";
import type { GameInfo } from "./api";
import type { RealDice } from "./generated/protocol";
import { companyBySeat } from "./company";
import { displayed, remembered, type Remembered, type Stretch } from "./displayed";
import type { Effect, LineState, Moment, Offer, Reaction, Refusal, Seat, Told, View, Welcome } from "./protocol";
import { rosters } from "./roster";

/** What the house calls a number that people count. */
export const COUNT = "count";

/** A legal action, ready to be drawn. */
export interface Choice extends Item {
  effect: Effect;
}

/** One line of the history. */
export interface Happened {
  number: number;
  at: number;
  told: Told;
  events: Item[];
}

/** How long a scene takes to show an event, in ms; 0 for what needs no time. */
export type Pace = (event: Item) => number;

/** Dice that were thrown and do not lie still yet. */
export interface Air {
  /** What will be told of them. */
  event: Item;
  /** Who threw them. */
  seat: number;
  mine: boolean;
  /** How long they should fly. */
  ms: number;
  /** Each die that flies adds when it lies still. */
  landings: Promise<unknown>[];
}

/** How the page plays what happens at a table; a scene says it. */
export interface Staging {
  /** How long each event takes to show; a roll, from when its dice lie still. */
  pace: Pace;
  /** How long the dice of a roll are in the air; 0 where the scene shows none. */
  flight?: Pace;
  /** Whether an event is told only when it has been shown: where showing it is a count or a reveal. */
  suspense?: (event: Item) => boolean;
}
export class TableState {
  line: LineState = $state.raw({ is: "connecting" });
  welcome: Welcome | null = $state.raw(null);
  seats: Seat[] = $state.raw([]);
  /** The moment the scene shows; the house may be further while events are played. */
  shown: Moment = $state.raw({ number: 0, phase: "open" });
  /** The event being played now. */
  happening: Item | null = $state.raw(null);
  /** The dice in the air; nothing but they themselves may show how they fall (`landing`). */
  air: Air | null = $state.raw(null);
  /** Events that were played since the view in `shown`, oldest first. */
  played: Item[] = $state.raw([]);
  protected entries: Happened[] = $state.raw([]);
  reactions: { id: number; seat: number; reaction: Reaction }[] = $state([]);
  /** The latest of them, each after the entry that was told before. */
  reacted: { id: number; after: number; seat: number; reaction: Reaction }[] = $state.raw([]);
  muted: number[] = $state.raw([]);
  next = $state("");
  /** Whom the host sent away and may let back. */
  sentAway: string[] = $state.raw([]);
  /** The last thing the house refused; the page shows it for a while. */
  refusal: Refusal | null = $state.raw(null);
  /** Something was sent and is not answered yet. */
  busy = $state(false);
  /** The action that a lesson asks for or a hint is about; scenes point at it. */
  wanted = $state("");
  /** In a game that is looked at again: what could have been done in the step that is shown. */
  alternatives: Choice[] = $state.raw([]);
  /** Whether it is a game that is looked at again: nothing can be done. */
  bygone = $state(false);
  /** In a lesson: it waits until the visitor has read what is said, and offers nothing else. */
  pausing = $state(false);

  /** How the visitor's own real dice lie, where they say it for odds: kept here alone, and forgotten with the round. */
  ownDice = $state("");

  texts: Texts | null = $state.raw(null);

  /** Where several players sit at this device: the table as everybody may see it, and those of the players. */
  protected company: { common: TableState; players: TableState[] } | null = $state.raw(null);

  /** The events from the view in `shown` to the next one that the house told; null while nothing is played. */
  protected stretch: Stretch | null = $state.raw(null);
  protected latest: Moment = $state.raw({ number: 0, phase: "open" });
  /** The number of the moment whose dice the visitor has thrown. */
  protected thrown = $state(-1);

  constructor(
    readonly id: string,
    readonly info: (game: string) => GameInfo,
  ) {}

  // what the page asks

  /** What happened and was shown, oldest first. */
  history: Happened[] = $derived.by(() => {
    const common = this.company?.common ?? this;
    if (common === this) return this.entries;
    const known = new Map(common.entries.map((entry) => [entry.number, entry]));
    return this.entries.map((entry) => known.get(entry.number) ?? { ...entry, events: [] });
  });

  /** The seats of the players at this device, in the order of their tokens. */
  get here(): number[] {
    return (this.company?.players ?? [this]).flatMap(({ mine }) => (mine === null ? [] : [mine]));
  }

  /** Whether a player at this device has won. */
  get won(): boolean {
    return this.here.some((seat) => this.winners.includes(seat));
  }

  get game(): string {
    return this.welcome?.game ?? "";
  }

  get mine(): number | null {
    return this.welcome?.seat ?? null;
  }

  /** The seat that is called "you": none where several players sit at this device. */
  get you(): number | null {
    return this.company ? null : this.mine;
  }

  /** Whether the table allows hints. */
  get hints(): boolean {
    return this.welcome?.hints ?? true;
  }

  /** Whether everything the house told has been shown. */
  get settled(): boolean {
    return this.happening === null && this.air === null && this.shown.number >= this.seen;
  }

  /** Grows with every entry heard. */
  seen = $state(0);

  /** The events since the view in `shown`, with the one being played. */
  get playing(): Item[] {
    return this.happening ? [...this.played, this.happening] : this.played;
  }

  /** What the scene draws: the view in `shown`, and what the events since then changed, the one being played included. */
  displayed: View | undefined = $derived.by(() => this.viewAfter(this.playing.length));

  /** The same without the event being played: for what arrives when its event is over. */
  arrived: View | undefined = $derived.by(() => this.viewAfter(this.played.length));

  /** The same with the dice in the air, as they will lie: for drawing those dice, and nothing else. */
  landing: View | undefined = $derived.by(() => this.viewAfter(this.playing.length + (this.air ? 1 : 0)));

  /** What is shown of past events although no view has it, the one being played included. */
  remembered: Remembered = $derived.by(() => {
    if (!this.welcome) return {};
    const before = this.history.filter((entry) => entry.number <= this.shown.number).flatMap((entry) => entry.events);
    return remembered([...before, ...this.playing], this.info(this.welcome.game).remembered);
  });

  /** Whose turn the page shows: those who may act or throw, and while events are played whoever does what is shown. */
  acting: number[] = $derived.by(() => {
    const { phase, view } = this.shown;
    if (phase !== "playing" || !view) return [];
    if (this.air) return [this.air.seat];
    const doer = this.playing.map((event) => this.doer(event)).findLast((seat) => seat !== null);
    return doer == null ? [...view.actors, ...view.throwers] : [doer];
  });

  /** The first seat an event names; null where it names none. */
  protected doer({ tag, fields }: Item): number | null {
    const forms = this.welcome ? this.info(this.welcome.game).events[tag] : [];
    const field = forms?.find((form) => form.noun === "seat" && !form.depth);
    return field ? (fields[field.name] as number | null) : null;
  }

  private viewAfter(events: number): View | undefined {
    const { view } = this.shown;
    if (!view || !this.stretch || !this.welcome) return view;
    return displayed(view, this.stretch, events, this.info(this.welcome.game).changes);
  }

  /** What the visitor answered beforehand, for as long as it is offered: nobody asks them then (`answer`). */
  beforehand: ((choices: Choice[]) => Choice | undefined) | null = $state.raw(null);

  private offered: Choice[] = $derived.by(() =>
    this.settled && !this.busy && !this.pausing ? this.readOffers(this.shown.choices ?? []) : [],
  );

  readOffers(offers: Offer[]): Choice[] {
    if (!this.welcome) return [];
    const forms = this.info(this.welcome.game).actions;
    return offers.map((offer) => ({ ...readItem(offer.action, forms), effect: offer.effect }));
  }

  /** What is to be done now because the visitor said so beforehand. */
  answer: Choice | undefined = $derived(this.beforehand?.(this.offered));

  /** What the visitor is asked for. */
  choices: Choice[] = $derived(this.answer ? [] : this.offered);

  /** What could be done this very moment, also while the page still shows what happened before: for races. */
  rushed: Choice[] = $derived.by(() => this.readOffers(this.latest.choices ?? []));

  /** The latest view, whether it is shown by now or not. */
  get told(): Moment["view"] {
    return this.latest.view;
  }

  /** The seats whose throw the dice wait for, once everything before is shown. */
  throwers: number[] = $derived.by(() => (this.settled ? (this.shown.throwers ?? []) : []));

  /** Whether players throw real dice here, and tell how they landed. */
  get real(): boolean {
    return this.welcome?.real ?? false;
  }

  /** The real dice that are due this very moment, and that the visitor sees and may tell. */
  get telling(): RealDice | undefined {
    return this.latest.telling;
  }

  /** Whether a number is to be told that people counted, and no dice. */
  get counted(): boolean {
    return this.settled && this.shown.telling?.dice[0]?.name === COUNT;
  }

  /** What somebody whose dice are due is asked for. */
  get throwAsked(): string {
    return this.say(this.counted ? "scene-ask-count" : "web-your-throw");
  }

  /** Whether real dice lie before the visitor this very moment that nobody told. */
  get seesUntold(): boolean {
    return !!this.latest.untold;
  }

  /** Whether dice wait for the visitor's throw. */
  mayThrow: boolean = $derived.by(
    () => this.mine !== null && this.throwers.includes(this.mine) && this.thrown !== this.shown.number,
  );

  words: Words | null = $derived.by(() => {
    if (!this.welcome || !this.texts) return null;
    const info = this.info(this.welcome.game);
    return new Words(this.texts, info.actions, info.events, (seat) => this.name(seat), this.you);
  });

  /** The names of the bots of the house by their seats. */
  #bots = $derived(this.texts ? companyBySeat(this.texts, this.seats) : new Map<number, string>());

  /** A text of the game. */
  say(text: string, blanks: Record<string, string | number> = {}): string {
    return (this.texts ?? speech.texts).say(text, blanks);
  }

  /** What a player is called here: a visitor alone is "you", bots have the names of their characters. */
  name(seat: number): string {
    return seat === this.you ? this.say("you") : this.calledByOthers(seat);
  }

  /** Who sat where when each entry was written. */
  private past: Map<number, Seat[]> = $derived.by(() =>
    rosters(
      this.history.map((one) => one.told),
      this.seats,
    ),
  );

  /** Who had a seat when an entry was written. */
  seatAt(seat: number, number: number): Seat | undefined {
    return (this.past.get(number) ?? this.seats)[seat];
  }

  /** What a player was called when an entry was written: a seat may have had another player, or another number. */
  nameAt(seat: number, number: number): string {
    const then = this.past.get(number) ?? this.seats;
    const own = this.you === null ? undefined : this.seats[this.you]?.name;
    if (then[seat]?.name === own && then[seat]?.kind !== "bot" && own) return this.say("you");
    return this.calledByOthers(seat, then);
  }

  /** The name the others see. */
  calledByOthers(seat: number, seats = this.seats): string {
    const one = seats[seat];
    if (!one?.name) return this.say("web-seat-free");
    const bots = seats === this.seats ? this.#bots : companyBySeat(this.texts ?? speech.texts, seats);
    return bots.get(seat) ?? one.name;
  }

  /** What happened, in words; in the history with the names of then. */
  sentence(event: Item, number?: number): string {
    const then = number === undefined ? this.seats : (this.past.get(number) ?? this.seats);
    if (then === this.seats || !this.texts || !this.welcome) return this.words?.event(event) ?? "";
    const { actions, events } = this.info(this.welcome.game);
    const name = (seat: number): string => this.nameAt(seat, number!);
    return new Words(this.texts, actions, events, name, this.you).event(event);
  }

  /** What an action is called within a sentence. */
  deed(action: string): string {
    const choice = [...this.choices, ...this.alternatives].find((one) => one.text === action);
    const item = choice ?? readItem(action, this.info(this.game).actions);
    return this.words?.deed(item, choice?.effect ?? {}) ?? action;
  }

  label(choice: Choice): string {
    return this.words?.choice(choice, choice.effect) ?? choice.text;
  }

  /** Who won, once the game is over. */
  get winners(): number[] {
    return this.shown.outcome?.winners ?? [];
  }
}
