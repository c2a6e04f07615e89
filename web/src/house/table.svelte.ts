/**
 * A table as the page shows it. The house tells entries and moments; this plays them one after the other, as fast as a
 * scene can show them, and says to the house what the visitor does.
 */
import { speech, load } from "../texts/texts.svelte";
import { readItem, type Item } from "../texts/words";
import type { GameInfo } from "./api";
import { Coach } from "./coach.svelte";
import { Hints } from "./hints.svelte";
import { Pauses } from "./pauses";
import { preferences } from "./preferences.svelte";
import {
  Refusal,
  type Advice,
  type FromTable,
  type Line,
  type Moment,
  type News,
  type Page,
  type Reaction,
  type Told,
  type Welcome,
} from "./protocol";
import { TableState, type Air, type Staging } from "./table_state.svelte";
import type { Witness } from "./witness";
import { stillness } from "../lib/stillness.svelte";

export type { Air, Choice, Happened, Pace, Staging } from "./table_state.svelte";

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
/** Why a race is over for whoever is still pressing: somebody was faster, or the last of them was. */
const LATE = new Set([
  "action.too-late",
  "action.illegal",
  "action.not-your-turn",
  "action.dice-due",
  "action.game-over",
]);

export class TableStore extends TableState {
  readonly hint = new Hints(this, () => this.advise(this.ownDice ? { dice: this.ownDice } : {}));
  readonly coach = new Coach(this, (asked) => this.advise(asked));
  /** The last question about what the house would do: it thinks about one at a time. */
  private advising: Promise<unknown> = Promise.resolve();
  /** The clock of the house minus the clock here, in ms. */
  lead = 0;
  staging: Staging = { pace: () => 0 };
  /** Whether an event takes its full time, however much is waiting and also where nothing moves: there is something to read. */
  holds: (event: Item) => boolean = () => false;
  /** Called for every event as it is played and for what is said: live regions, sounds, speech. */
  listeners = new Set<(event: Item | null, told: Told) => void>();

  /** Whether what waits to be played is no reason to hurry. */
  leisurely = false;
  /** Whether everything still to come is shown at once. */
  rushing = $state(false);
  private queue: News[] = [];
  private running = false;

  /** Whether a welcome is being worked through. */
  private greeting = false;
  private readonly pauses = new Pauses();
  private reactionNumber = 0;
  /** Where several players sit at this device: the table as everybody may see it. */
  private common: TableStore | null = null;

  constructor(
    id: string,
    info: (game: string) => GameInfo,
    private readonly connection: Line,
    /** What this browser sees of the dice; none in a lesson. */
    readonly witness: Witness | null = null,
  ) {
    super(id, info);
  }

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
    this.common = common;
    this.company = { common, players };
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

  /**
   * Tell how real dice landed, or correct what was told: whether the house took it, or asks first because the game `ends`
   * with it and nothing can be corrected then.
   */
  async tellDice(
    roll: string,
    say: "dice" | "correct" = "dice",
    sure = false,
    back = 0,
  ): Promise<"done" | "ends" | "refused"> {
    this.refusal = null;
    try {
      const correction = say === "correct" && back ? { back } : {};
      await this.connection.say({ say, roll, seen: this.shown.number, sure, ...correction });
      return "done";
    } catch (why) {
      const code = why instanceof Refusal ? why.code : "";
      if (code === "roll.ends") return "ends";
      if (code === "roll.not-due") return "done"; // the house was faster
      this.complain(why);
      return code === "roll.told" ? "done" : "refused"; // somebody else was faster, and perhaps saw other dice
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
   * comes `often`, one that came too late is not worth a word: the page may still show a race that is over by now.
   */
  dash(action: string, often = false): void {
    this.connection.say({ say: "act", action, seen: this.latest.number }).catch((why: unknown) => {
      const code = why instanceof Refusal ? why.code : "";
      if (code !== "action.too-soon" && !(often && LATE.has(code))) this.complain(why);
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
    if (this.common && this.common !== this) await this.common.earlier();
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
    if (kept && !kept.over) preferences.keepSeat({ ...kept, over: true, won: this.won, handed: undefined });
  }
}
