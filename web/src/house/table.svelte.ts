/**
 * A table as the page shows it. The house tells entries and moments; this plays them one after the other, as fast as a
 * scene can show them, and knows no rule of any game.
 */
import { speech, load, type Texts } from "../texts/texts.svelte";
import { readItem, Words, type Item } from "../texts/words";
import type { GameInfo } from "./api";
import { Coach } from "./coach.svelte";
import { companyBySeat } from "./company";
import { displayed, type Stretch } from "./displayed";
import { Hints } from "./hints.svelte";
import { Pauses } from "./pauses";
import { preferences } from "./preferences.svelte";
import {
  Refusal,
  type Advice,
  type Effect,
  type FromTable,
  type Line,
  type LineState,
  type Moment,
  type News,
  type Offer,
  type Page,
  type Reaction,
  type Seat,
  type Told,
  type View,
  type Welcome,
} from "./protocol";
import { rosters } from "./roster";
import type { Witness } from "./witness";
import { stillness } from "../lib/stillness.svelte";

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

/** So long dice lie still, in ms, before anything tells how they fell. */
const LOOK = 120;
/** A slow machine shows dice later than it was told to; no longer than this, in ms, are they waited for. */
const LANDED_WITHIN = 1500;
/** With so many news waiting, the page hurries to catch up. */
const HURRY = 4;
const REACTION_SHOWN = 2600;
/** So many reactions stay in the history. */
const MOST_REACTED = 50;
/** After a lost connection, so many missed entries are still played; more are only told. */
const MOST_PLAYED = 12;

export class TableStore {
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
  private entries: Happened[] = $state.raw([]);
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
  /** In a lesson: it waits until the visitor has read what is said. */
  pausing = $state(false);

  /** How the visitor's own real dice lie, where they say it for odds: kept here alone, and forgotten with the round. */
  ownDice = $state("");
  readonly hint = new Hints(this, () => this.advise(this.ownDice ? { dice: this.ownDice } : {}));
  readonly coach = new Coach(this, (asked) => this.advise(asked));
  /** The last question about what the house would do: it thinks about one at a time. */
  private advising: Promise<unknown> = Promise.resolve();
  texts: Texts | null = $state.raw(null);
  /** The clock of the house minus the clock here, in ms. */
  lead = 0;
  staging: Staging = { pace: () => 0 };
  /** Whether an event takes its full time, however much is waiting and also where nothing moves: there is something to read. */
  holds: (event: Item) => boolean = () => false;
  /** Called for every event as it is played and for what is said: live regions, sounds, speech. */
  listeners = new Set<(event: Item | null, told: Told) => void>();

  /** Where several players sit at this device: the table as everybody may see it, and those of the players. */
  private company: { common: TableStore; players: TableStore[] } | null = $state.raw(null);

  /** The events from the view in `shown` to the next one that the house told; null while nothing is played. */
  private stretch: Stretch | null = $state.raw(null);
  private latest: Moment = $state.raw({ number: 0, phase: "open" });
  /** Whether what waits to be played is no reason to hurry. */
  leisurely = false;
  /** Whether everything still to come is shown at once. */
  rushing = $state(false);
  private queue: News[] = [];
  private running = false;
  /** The number of the moment whose dice the visitor has thrown. */
  private thrown = $state(-1);
  /** Whether a welcome is being worked through. */
  private greeting = false;
  private readonly pauses = new Pauses();
  private reactionNumber = 0;

  constructor(
    readonly id: string,
    readonly info: (game: string) => GameInfo,
    private readonly connection: Line,
    /** What this browser sees of the dice; none in a lesson. */
    readonly witness: Witness | null = null,
  ) {}

  open(): void {
    this.witness?.open();
    this.connection.open(
      (message) => this.hear(message),
      (state) => (this.line = state),
    );
  }

  close(): void {
    this.connection.close();
    this.witness?.close();
    this.pauses.skip();
    this.queue = [];
  }

  /** A game that is looked at again jumps to where exactly this has been told; nobody is "you" in it. */
  recall(told: readonly Told[]): void {
    this.bygone = true;
    this.company ??= { common: this, players: [this] };
    const forms = this.welcome ? this.info(this.welcome.game).events : {};
    this.entries = told.map((one) => ({
      number: one.number,
      at: one.at,
      told: one,
      events: (one.events ?? []).map((text) => readItem(text, forms)),
    }));
  }

  /** Several players use this device: all are called by their names, and the history has no secrets of any of them. */
  share(common: TableStore, players: TableStore[]): void {
    this.company = { common, players };
  }

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

  /** Whose turn the page shows: those who may act or throw, and while events are played whoever does what is shown. */
  acting: number[] = $derived.by(() => {
    const { phase, view } = this.shown;
    if (phase !== "playing" || !view) return [];
    if (this.air) return [this.air.seat];
    const doer = this.playing.map((event) => this.doer(event)).findLast((seat) => seat !== null);
    return doer == null ? [...view.actors, ...view.throwers] : [doer];
  });

  /** The first seat an event names; null where it names none. */
  private doer({ tag, fields }: Item): number | null {
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
    this.settled && !this.busy ? this.readOffers(this.shown.choices ?? []) : [],
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

  /** The seats whose throw the dice wait for, once everything before is shown. */
  throwers: number[] = $derived.by(() => (this.settled ? (this.shown.throwers ?? []) : []));

  /** Whether players throw real dice here, and tell how they landed. */
  get real(): boolean {
    return this.welcome?.real ?? false;
  }

  /** Whether real dice are due this very moment that the visitor sees and may tell. */
  get mayTell(): boolean {
    return !!this.latest.telling;
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

  // what the visitor does

  /** Do something; unless the visitor is `sure`, the coach may ask first. Gives whether it is done. */
  async act(action: string, sure = false): Promise<boolean> {
    if (this.busy) return false;
    const allowed = sure || this.coach.allows(action);
    if (!allowed) return false;
    this.busy = true;
    this.refusal = null;
    try {
      if (!(await allowed)) return false;
      await this.connection.say({ say: "act", action, seen: this.shown.number });
      return true;
    } catch (why) {
      this.complain(why);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private advise(asked: { quiet?: boolean; action?: string; dice?: string }): Promise<Advice> {
    const answer = this.advising.then(() => this.connection.say({ say: "hint", ...asked }) as Promise<Advice>);
    this.advising = answer.catch(() => {});
    return answer;
  }

  /** Throw the dice that wait for the visitor. */
  async throw(): Promise<void> {
    if (!this.mayThrow) return;
    this.thrown = this.shown.number;
    try {
      await this.connection.say({ say: "throw", seen: this.shown.number });
    } catch (why) {
      if (why instanceof Refusal && why.code === "roll.not-due") return; // the house was faster
      this.thrown = -1;
      this.complain(why);
    }
  }

  /** Tell how real dice landed, or correct what was told; whether the house took it. */
  async tellDice(roll: string, say: "dice" | "correct" = "dice"): Promise<boolean> {
    this.refusal = null;
    try {
      await this.connection.say({ say, roll, seen: this.shown.number });
      return true;
    } catch (why) {
      if (why instanceof Refusal && why.code === "roll.not-due") return true; // the house was faster
      this.complain(why);
      return why instanceof Refusal && why.code === "roll.told"; // somebody else was, and perhaps saw other dice
    }
  }

  /** The visitor throws their own dice from now on, or lets the house do it. */
  hand(own: boolean): void {
    if (this.mine !== null) this.connection.say({ say: "hand", own }).catch((why: unknown) => this.complain(why));
  }

  /** The visitor reads something just now, or is done: bots wait while all players of a table read. */
  reading(on: boolean): void {
    if (this.mine !== null) this.connection.say({ say: "reading", on }).catch((why: unknown) => this.complain(why));
  }

  /**
   * An action in a race, such as shaking or DiXe!: nothing waits for its answer, and it is about this very moment. Where it
   * comes `often`, one that came too late is not worth a word.
   */
  dash(action: string, often = false): void {
    this.connection.say({ say: "act", action, seen: this.latest.number }).catch((why: unknown) => {
      const code = why instanceof Refusal ? why.code : "";
      if (code !== "action.too-soon" && !(often && code === "action.too-late")) this.complain(why);
    });
  }

  async chat(text: string): Promise<boolean> {
    try {
      await this.connection.say({ say: "chat", text });
      return true;
    } catch (why) {
      this.complain(why);
      return false;
    }
  }

  react(reaction: Reaction): void {
    this.connection.say({ say: "react", reaction }).catch((why: unknown) => this.complain(why));
  }

  /** Where the history has its newest gap: entries before this number were not told yet; 0 where all were. */
  gap: number = $derived.by(() => {
    const after = this.entries.findLastIndex((one, place) => one.number !== (this.entries[place - 1]?.number ?? 0) + 1);
    return this.entries[after]?.number ?? 0;
  });

  /** Ask for a page of what happened before the gap. */
  async earlier(): Promise<void> {
    const before = this.gap;
    if (!before || !this.welcome) return;
    if (this.company && this.company.common !== this) await this.company.common.earlier();
    try {
      const { told } = (await this.connection.say({ say: "earlier", before })) as Page;
      const forms = this.info(this.welcome.game).events;
      const known = new Set(this.entries.map((one) => one.number));
      const found = told
        .filter((one) => !known.has(one.number))
        .map((one) => ({
          number: one.number,
          at: one.at,
          told: one,
          events: (one.events ?? []).map((text) => readItem(text, forms)),
        }));
      this.entries = [...this.entries, ...found].sort((one, other) => one.number - other.number);
    } catch (why) {
      this.complain(why);
    }
  }

  /** Show everything at once: a tap skips what is being played. */
  hasten(): void {
    this.pauses.skip();
  }

  /** The same for everything that is still to come. */
  rush(): void {
    this.rushing = true;
    this.hasten();
  }

  complain(why: unknown): void {
    this.refusal = why instanceof Refusal ? why : new Refusal("web.failed", String(why));
  }

  // what the house tells

  private hear(message: FromTable): void {
    switch (message.say) {
      case "welcome":
        this.witness?.greet(message);
        void this.witness?.contribute(message.now, message.seat, (saying) => this.connection.say(saying));
        void this.greet(message);
        break;
      case "news":
        this.witness?.hear(message.told);
        this.seat(message.told);
        void this.witness?.contribute(message.now, this.mine, (saying) => this.connection.say(saying));
        this.latest = message.now;
        this.seen = message.now.number;
        this.queue.push(message);
        void this.run();
        break;
      case "presence":
        this.seats = message.seats;
        break;
      case "reacted":
        this.show(message.seat, message.reaction);
        break;
    }
  }

  /** Who sat down has a name at once: presence comes after the news, and sentences may speak of them before. */
  private seat(told: readonly Told[]): void {
    for (const { kind, seat, text } of told)
      if (kind === "sat" && seat !== undefined && !this.seats[seat]?.name)
        this.seats = this.seats.map((one, place) => (place === seat ? { ...one, name: text ?? "", here: true } : one));
  }

  private async greet(message: Welcome): Promise<void> {
    const back = this.welcome !== null;
    this.lead = message.time * 1000 - Date.now();
    this.seats = message.seats;
    this.next = message.next ?? "";
    this.sentAway = message.sent_away ?? [];
    this.latest = message.now;
    if (back && message.missed.length <= MOST_PLAYED) {
      this.welcome = message;
      this.seen = message.now.number;
      this.queue.push({ say: "news", told: message.missed, now: message.now });
      void this.run();
      return;
    }
    this.queue = [];
    this.welcome = message;
    if (message.seat !== null) preferences.noteSeat(this.id, message.seat);
    this.seen = message.now.number;
    this.greeting = true; // news that comes while the texts are on their way is played after the welcome
    try {
      // texts and moment together: a page that had only the texts would draw a table that is not
      const texts = await load(speech.language, message.game);
      this.texts = texts;
      const forms = this.info(message.game).events;
      for (const told of message.missed)
        this.note(
          told,
          (told.events ?? []).map((text) => readItem(text, forms)),
        );
      this.shown = message.now;
    } finally {
      this.greeting = false;
    }
    void this.run();
  }

  /** Speak another language from now on. */
  async speak(language: typeof speech.language): Promise<void> {
    if (this.welcome) this.texts = await load(language, this.welcome.game);
  }

  private show(seat: number, reaction: Reaction): void {
    const id = ++this.reactionNumber;
    this.reactions.push({ id, seat, reaction });
    const after = this.history.at(-1)?.number ?? 0;
    this.reacted = [...this.reacted, { id, after, seat, reaction }].slice(-MOST_REACTED);
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one.id !== id)), REACTION_SHOWN);
  }

  private note(told: Told, events: Item[]): void {
    if (told.kind === "followed") this.next = told.text ?? "";
    const removed = told.kind === "stood" ? told.text === "removed" : told.why === "removed";
    if ((told.kind === "restored" || removed) && told.name) {
      const others = this.sentAway.filter((name) => name !== told.name);
      this.sentAway = removed ? [...others, told.name] : others;
    }
    if (told.kind === "muted" && told.seat !== undefined)
      this.muted = told.text ? [...this.muted, told.seat] : this.muted.filter((seat) => seat !== told.seat);
    if (told.kind === "stood") this.muted = this.muted.filter((seat) => seat !== told.seat); // a mute is of the player
    if (this.entries.at(-1) && told.number <= this.entries.at(-1)!.number) return;
    this.entries = [...this.entries, { number: told.number, at: told.at, told, events }];
  }

  /** Play the news one after the other. */
  private async run(): Promise<void> {
    if (this.running || this.greeting) return;
    this.running = true;
    try {
      for (let news = this.queue.shift(); news; news = this.queue.shift()) {
        const forms = this.welcome ? this.info(this.welcome.game).events : {};
        const entries = news.told.map((told) => ({
          told,
          events: (told.events ?? []).map((text) => readItem(text, forms)),
        }));
        for (const [place, { told, events }] of entries.entries()) {
          if (!this.stretch) this.begin(entries.slice(place), news.now);
          if (!events.length) this.tell(null, told);
          if (told.kind === "rolled" && events[0]) await this.fly(events[0]);
          for (const event of events) await this.play(event, told);
          this.note(told, events);
          if (told.view) this.advance({ ...this.shown, number: told.number, view: told.view });
        }
        this.advance(news.now);
        if (this.shown.phase === "over") this.remember();
      }
    } finally {
      this.running = false;
    }
  }

  /** Dice fly until they lie still; only then is their roll played. */
  private async fly(event: Item): Promise<void> {
    const seat = this.doer(event);
    const ms = this.length(this.staging.flight?.(event) ?? 0);
    if (seat === null || !ms || stillness.wanted || this.behind) return;
    const air: Air = { event, seat, mine: seat === this.mine, ms, landings: [] };
    this.air = air;
    await this.pauses.rest(ms);
    await Promise.race([Promise.allSettled(air.landings), this.pauses.rest(LANDED_WITHIN)]);
    await this.pauses.rest(LOOK);
    this.air = null;
  }

  private async play(event: Item, told: Told): Promise<void> {
    const late = this.staging.suspense?.(event) ?? false;
    this.happening = event;
    if (!late) this.tell(event, told);
    await this.pauses.rest(this.length(this.staging.pace(event), this.holds(event)));
    if (late) this.tell(event, told);
    this.played = [...this.played, event];
    this.happening = null;
  }

  private length(wish: number, full = false): number {
    return this.rushing ? 0 : this.pauses.length(wish, this.behind, full);
  }

  private get behind(): boolean {
    return this.queue.length >= HURRY && !this.leisurely;
  }

  /** The events up to the next view are about to be played. */
  private begin(entries: { told: Told; events: Item[] }[], now: Moment): void {
    const end = entries.findIndex(({ told }) => told.view);
    const after = entries[end]?.told.view ?? now.view;
    const events = (end < 0 ? entries : entries.slice(0, end + 1)).flatMap((entry) => entry.events);
    this.played = [];
    this.stretch = after ? { events, after } : null;
  }

  /** The events up to this moment were played. */
  private advance(moment: Moment): void {
    this.shown = moment;
    this.stretch = null;
    this.played = [];
    this.happening = null;
  }

  private tell(event: Item | null, told: Told): void {
    for (const listener of this.listeners) listener(event, told);
  }

  /** A game that is over is kept with its result, for the list of recent games. */
  private remember(): void {
    const kept = this.here.length ? preferences.seat(this.id) : undefined;
    if (kept && !kept.over) preferences.keepSeat({ ...kept, over: true, won: this.won });
  }

  /** Who won, once the game is over. */
  get winners(): number[] {
    return this.shown.outcome?.winners ?? [];
  }
}
