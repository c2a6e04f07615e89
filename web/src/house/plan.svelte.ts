/** The form for a new table of a game: who sits where, options and terms. Remembered for the next time. */
import type { GameInfo, OpenTable, OptionInfo, SeatRequest } from "./api";
import { preferences, type ChosenTerms, type Habit } from "./preferences.svelte";

/** Who sits on another chair: a level of the bots, a friend elsewhere, or somebody at this device. */
export const FRIEND = "";
export const HERE = "here";
/** The levels of the bots where nobody chose otherwise, chair by chair: a mixed company, with somebody to beat in it. */
const USUAL_LEVELS = ["regular", "novice", "expert"];
const USUAL: ChosenTerms = { clock: null, away: "bot", patience: 10, hints: true, real: false, listed: false };
/** Among people a hint is unfair, unless they agree on it. */
const USUAL_AMONG_FRIENDS: ChosenTerms = { ...USUAL, hints: false };
/** Terms that are only asked for where friends play: bots are never gone, and need no clock. */
const AMONG_FRIENDS: (keyof ChosenTerms)[] = ["clock", "away", "patience", "listed"];
/** Two names of one level: a table has one of them, and the house reads both. */
const TOP_LEVELS = ["master", "perfect"];

export class TablePlan {
  company = $state<Habit["company"]>("bots");
  /** Who is wished for on the other chairs; who sits there is `seated`. */
  others = $state<string[]>([]);
  /** What those at this device are called, by chair. */
  names = $state<string[]>([]);
  /** Only what was changed; the rest is as usual. null: a field that was left empty. */
  options = $state<Record<string, unknown>>({});
  terms = $state<ChosenTerms>({ ...USUAL });

  constructor(readonly game: GameInfo) {
    const kept = preferences.habits[game.name];
    if (kept) this.#recall(kept);
    this.#seat(this.others.length || this.#usual);
  }

  get players(): number {
    return this.others.length + 1;
  }

  /** So many others sit there when nobody chose otherwise. */
  get #usual(): number {
    return Math.max(2, this.game.players[0]) - 1;
  }

  get #usualTerms(): ChosenTerms {
    return this.company === "friends" ? USUAL_AMONG_FRIENDS : USUAL;
  }

  /** Who sits on a chair when nobody chose otherwise. */
  #usualFor(place: number): string {
    if (this.company !== "bots") return this.company === "here" ? HERE : FRIEND;
    const level = USUAL_LEVELS[place % USUAL_LEVELS.length]!;
    return this.levels.includes(level) ? level : this.levels[0]!;
  }

  /** The levels to choose from. The top level is there once, under the first of its names. */
  get levels(): string[] {
    const top = this.game.levels.find((level) => TOP_LEVELS.includes(level));
    return this.game.levels.filter((level) => !TOP_LEVELS.includes(level) || level === top);
  }

  /** The name of a level with the options and players of this plan. */
  named(level: string): string {
    if (!TOP_LEVELS.includes(level)) return level;
    const where = this.game.perfect_where;
    const exact = where && Object.entries(where).every(([key, values]) => values.includes(this.#value(key)));
    return exact ? "perfect" : "master";
  }

  #value(key: string): unknown {
    if (key === "players") return this.players;
    const option = this.asked.find((one) => one.key === key);
    return this.options[key] ?? (option ? this.usual(option) : false);
  }

  /** Tables for which the house has no top level, as far as it said so. */
  #unsolved = $state<string[]>([]);

  get #table(): string {
    return JSON.stringify([this.players, this.#changed]);
  }

  /** Whether a level plays at tables of a server only: there is no numpy in this page. */
  needsServer(level: string): boolean {
    return this.game.elsewhere.includes(this.named(level));
  }

  /** Whether a level can play at this table. */
  offers(level: string): boolean {
    if (this.needsServer(level)) return false;
    return !TOP_LEVELS.includes(level) || !this.#unsolved.includes(this.#table);
  }

  /** Who sits on the other chairs: instead of a level that cannot play at this table, the next best below it. */
  get seated(): string[] {
    return this.others.map((who) => {
      if (who === FRIEND || who === HERE || this.offers(who)) return who;
      const below = this.levels.slice(0, Math.max(0, this.levels.indexOf(who)));
      return below.findLast((level) => this.offers(level)) ?? this.levels.find((level) => this.offers(level)) ?? who;
    });
  }

  /** The house has no top level for this table. */
  withoutTop(): void {
    this.#unsolved.push(this.#table);
  }

  get canGrow(): boolean {
    return this.players < this.game.players[1];
  }

  get canShrink(): boolean {
    return this.players > Math.max(this.game.players[0], this.company === "bots" ? 1 : 2);
  }

  grow(): void {
    this.#seat(this.others.length + 1);
  }

  shrink(): void {
    this.#seat(this.others.length - 1);
  }

  /** Against bots, or with friends: everybody else is one of them, until somebody says otherwise. */
  invite(company: Habit["company"]): void {
    if (company === this.company) return;
    this.company = company;
    this.terms.hints = this.#usualTerms.hints;
    this.others = this.others.map((_, place) => this.#usualFor(place));
    this.#seat(this.others.length);
  }

  /** What friends decide first: where the house proposes something else than the rules do. */
  get first(): OptionInfo[] {
    return this.company !== "bots" ? this.game.options.filter((one) => one.default !== one.table_default) : [];
  }

  /** Everybody who sits down at this device beside the visitor, with the number of their seat. */
  local(called: (number: number) => string): { seat: number; name: string }[] {
    return this.others.flatMap((who, place) =>
      who === HERE ? [{ seat: place + 1, name: this.names[place]?.trim() || called(place + 2) }] : [],
    );
  }

  /** Whether somebody elsewhere is to be invited. */
  get invites(): boolean {
    return this.others.includes(FRIEND);
  }

  /** Whether something differs from a usual game. */
  get unusual(): boolean {
    return this.#changed.length > 0 || this.#asked.some((term) => this.terms[term] !== this.#usualTerms[term]);
  }

  /** Everything as usual again. */
  reset(): void {
    this.options = {};
    this.terms = { ...this.#usualTerms };
  }

  /** The request for this table. */
  wish(): OpenTable {
    const seats: SeatRequest[] = [
      {},
      ...this.seated.map((who) => (who === FRIEND || who === HERE ? {} : { kind: "bot" as const, level: who })),
    ];
    return {
      game: this.game.name,
      seats,
      options: Object.fromEntries(this.#changed),
      ...Object.fromEntries(this.#asked.map((term) => [term, this.terms[term]])),
    };
  }

  /** Set the table like this the next time. */
  keep(): void {
    const { company, seated: others, names, options, terms } = this;
    preferences.habits = {
      ...preferences.habits,
      [this.game.name]: $state.snapshot({ company, others, names, options, ...terms }),
    };
  }

  /** The options that are wrong, by key; what each may be comes from the house. */
  get wrong(): OptionInfo[] {
    return this.game.options.filter(
      (option) =>
        !fits(option, this.options[option.key] === undefined ? option.table_default : this.options[option.key]),
    );
  }

  /** What an option is where nobody says otherwise: what is for real dice only is on where people throw all of them. */
  usual({ real_only, table_default }: OptionInfo): unknown {
    return real_only ? this.terms.real && this.others.every((who) => who === FRIEND || who === HERE) : table_default;
  }

  /** The options that make sense at this table. */
  get asked(): OptionInfo[] {
    return this.game.options.filter(({ real_only }) => !real_only || this.terms.real);
  }

  get #changed(): [string, unknown][] {
    return this.asked.flatMap((option): [string, unknown][] => {
      const key = option.key;
      const usual = this.usual(option);
      const value = this.options[key];
      return value === undefined || JSON.stringify(value) === JSON.stringify(usual)
        ? []
        : [[key, $state.snapshot(value)]];
    });
  }

  /** The terms that count with this company. */
  get #asked(): (keyof ChosenTerms)[] {
    const all = Object.keys(USUAL) as (keyof ChosenTerms)[];
    return this.company !== "bots" ? all : all.filter((term) => !AMONG_FRIENDS.includes(term));
  }

  #seat(wanted: number): void {
    const [low, high] = this.game.players;
    const number = Math.min(Math.max(wanted, low - 1, this.company === "bots" ? 0 : 1), high - 1);
    this.others = Array.from({ length: number }, (_, place) => this.others[place] ?? this.#usualFor(place));
    // whoever was to start may have lost the chair
    for (const { key, kind } of this.game.options)
      if (kind.type === "starter" && Number(this.options[key]) > number) delete this.options[key];
  }

  /** What was kept may come from another version of the house: only what still makes sense counts. */
  #recall(kept: Habit): void {
    const known = this.game.options.map((option) => option.key);
    this.company = kept.company;
    this.others = kept.others.map((who, place) => {
      if ((who === FRIEND || who === HERE) && kept.company !== "bots") return who;
      const known = TOP_LEVELS.includes(who) ? this.levels.find((level) => TOP_LEVELS.includes(level)) : who;
      return known && this.levels.includes(known) ? known : this.#usualFor(place);
    });
    this.names = kept.names ?? [];
    this.options = Object.fromEntries(Object.entries(kept.options).filter(([key]) => known.includes(key)));
    const terms = Object.fromEntries(Object.entries(kept).filter(([key]) => key in USUAL));
    // seconds were kept as text once, and no clock as an empty one
    this.terms = { ...USUAL, ...terms, clock: Number(kept.clock) || null };
  }
}

/** Whether a value is one the option allows; the house has the last word. */
function fits({ kind }: OptionInfo, value: unknown): boolean {
  switch (kind.type) {
    case "number":
      return Number.isInteger(value) && (value as number) >= kind.low && (value as number) <= kind.high;
    case "choice":
      return kind.words.includes(value as string);
    case "list":
      return Array.isArray(value) && value.length >= kind.low && value.length <= kind.high;
    default:
      return true;
  }
}
