/** How a visitor wants the next table of a game: who sits where, and under which terms. Remembered for the next time. */
import type { GameInfo, OptionInfo, SeatWish, TableWish } from "./api";
import { keepsakes, type Habit } from "./keepsakes.svelte";

/** Who sits on another chair: a level of the bots, or a friend. */
export const FRIEND = "";
const USUAL_LEVEL = "regular";
/** Two names of one level: a table has one of them, and the house reads both. */
const TOP_LEVELS = ["master", "perfect"];

export class TablePlan {
  company = $state<Habit["company"]>("bots");
  others = $state<string[]>([]);
  /** Only what was changed; the rest is as usual. null: a field that was left empty. */
  options = $state<Record<string, unknown>>({});
  /** Seconds for a decision; empty: as long as it takes. */
  clock = $state("");
  away = $state<Habit["away"]>("bot");
  listed = $state(false);
  hints = $state(true);

  constructor(readonly game: GameInfo) {
    const kept = keepsakes.habits[game.name];
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

  get #level(): string {
    return this.levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : this.levels[0]!;
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
    return this.options[key] ?? this.game.options.find((option) => option.key === key)?.table_default;
  }

  get canGrow(): boolean {
    return this.players < this.game.players[1];
  }

  get canShrink(): boolean {
    return this.players > Math.max(this.game.players[0], this.company === "friends" ? 2 : 1);
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
    const who = company === "friends" ? FRIEND : this.#level;
    this.others = (this.others.length ? this.others : [who]).map(() => who);
    this.#seat(this.others.length);
  }

  /** Whether something differs from a usual game. */
  get unusual(): boolean {
    return (
      this.#changed.length > 0 ||
      !this.hints ||
      (this.company === "friends" && (this.clock !== "" || this.listed || this.away !== "bot"))
    );
  }

  /** Everything as usual again. */
  reset(): void {
    Object.assign(this, { options: {}, clock: "", away: "bot", listed: false, hints: true });
  }

  wish(): TableWish {
    const seats: SeatWish[] = [
      {},
      ...this.others.map((who) => (who === FRIEND ? {} : { kind: "bot" as const, level: who })),
    ];
    return {
      game: this.game.name,
      seats,
      options: Object.fromEntries(this.#changed),
      hints: this.hints,
      ...(this.company === "friends"
        ? { listed: this.listed, away: this.away, clock: this.clock ? Number(this.clock) : null }
        : {}),
    };
  }

  /** Set the table like this the next time. */
  keep(): void {
    const { company, others, options, clock, away, listed, hints } = this;
    keepsakes.habits = {
      ...keepsakes.habits,
      [this.game.name]: $state.snapshot({ company, others, options, clock, away, listed, hints }),
    };
  }

  /** The options that are wrong, by key; what each may be comes from the house. */
  get wrong(): OptionInfo[] {
    return this.game.options.filter(
      (option) =>
        !fits(option, this.options[option.key] === undefined ? option.table_default : this.options[option.key]),
    );
  }

  get #changed(): [string, unknown][] {
    return this.game.options.flatMap(({ key, table_default: usual }): [string, unknown][] => {
      const value = this.options[key];
      return value === undefined || JSON.stringify(value) === JSON.stringify(usual)
        ? []
        : [[key, $state.snapshot(value)]];
    });
  }

  #seat(wanted: number): void {
    const [low, high] = this.game.players;
    const number = Math.min(Math.max(wanted, low - 1, this.company === "friends" ? 1 : 0), high - 1);
    const next = this.others.at(-1) ?? (this.company === "friends" ? FRIEND : this.#level);
    this.others = Array.from({ length: number }, (_, place) => this.others[place] ?? next);
    // whoever was to start may have lost the chair
    for (const { key, kind } of this.game.options)
      if (kind.type === "starter" && Number(this.options[key]) > number) delete this.options[key];
  }

  /** What was kept may come from another version of the house: only what still makes sense counts. */
  #recall(kept: Habit): void {
    const known = new Set(this.game.options.map((option) => option.key));
    this.company = kept.company;
    this.others = kept.others.map((who) => {
      if (who === FRIEND && kept.company === "friends") return who;
      if (TOP_LEVELS.includes(who)) return this.levels.find((level) => TOP_LEVELS.includes(level)) ?? this.#level;
      return this.levels.includes(who) ? who : this.#level;
    });
    this.options = Object.fromEntries(Object.entries(kept.options).filter(([key]) => known.has(key)));
    Object.assign(this, { clock: kept.clock, away: kept.away, listed: kept.listed, hints: kept.hints });
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
