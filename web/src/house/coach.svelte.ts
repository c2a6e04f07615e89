/** The coach at the table: asks before a blunder, where nobody but bots plays along. */
import { preferences } from "./preferences.svelte";
import { NEEDS_SERVER, Refusal, type Advice } from "./protocol";
import type { TableStore } from "./table.svelte";

/** So long, in ms, an action waits until the house has said whether it is a blunder. */
const MOMENT = 600;
/** So long, in ms, a house that is busy is left alone. */
const BUSY = 1500;
/** After these refusals nothing more is asked: there will be no answer at this table. */
const NEVER = ["table.no-advice", "table.no-hints", NEEDS_SERVER];

/** A question to the house: which choices would be blunders, or why this one is. */
export type AskHouse = (asked: { quiet: true } | { action: string }) => Promise<Advice>;

/** What the visitor is about to do, and what the house says to it, once it has thought. */
export interface Doubted {
  action: string;
  advice: Advice | null;
}

export class Coach {
  /** What the visitor is asked about. */
  doubted: Doubted | null = $state.raw(null);
  /** Whether the house has nothing to say at this table. */
  private silent = $state(false);
  /** The moment that was asked about ahead, and the blunders in it; null while the house thinks. */
  private about = "";
  private blunders: string[] | null = null;
  private pending: Promise<string[]> = Promise.resolve([]);

  constructor(
    private readonly table: TableStore,
    private readonly ask: AskHouse,
  ) {}

  /** Whether the coach looks on: never where hints are off, or where other people play. */
  private get active(): boolean {
    const { hints, mine, seats, shown, witness } = this.table;
    if (!preferences.coach || this.silent || !hints || mine === null || !witness) return false;
    return shown.phase === "playing" && seats.every((seat, number) => number === mine || seat.kind === "bot");
  }

  /** The moment the visitor decides in; empty where there is nothing to decide, or nobody looks on. */
  private get moment(): string {
    const { choices, shown } = this.table;
    if (choices.length < 2 || !this.active) return "";
    return JSON.stringify([shown.view, choices.map((choice) => choice.text)]);
  }

  /** Find out ahead which choices would be blunders, so that no good move waits. */
  watch(): void {
    const { moment } = this;
    if (this.doubted && moment !== this.about) this.doubted = null; // the game went on
    if (!moment || moment === this.about) return;
    this.about = moment;
    this.blunders = null;
    const pending = this.ahead(moment);
    this.pending = pending;
    void pending.then((found) => {
      if (this.pending === pending) this.blunders = found;
    });
  }

  /** The blunders of a moment; none where the house does not say. */
  private async ahead(moment: string): Promise<string[]> {
    while (this.about === moment) {
      try {
        return (await this.ask({ quiet: true })).blunders ?? [];
      } catch (why) {
        const code = why instanceof Refusal ? why.code : "";
        if (NEVER.includes(code)) this.silent = true;
        if (code !== "table.hints-busy") break;
        await new Promise((rested) => setTimeout(rested, BUSY));
      }
    }
    return [];
  }

  /** Whether it is known that the visitor would be asked about an action. */
  doubts(action: string): boolean {
    return this.about !== "" && this.moment === this.about && (this.blunders?.includes(action) ?? false);
  }

  /** Whether an action may go through, at once where that is known; if not, the visitor is asked. */
  allows(action: string): boolean | Promise<boolean> {
    if (!this.about || this.moment !== this.about) return true;
    if (this.blunders) return this.accepts(action, this.blunders);
    const moment = new Promise<string[]>((over) => setTimeout(() => over([]), MOMENT));
    return Promise.race([this.pending, moment]).then((found) => this.accepts(action, found));
  }

  private accepts(action: string, blunders: string[]): boolean {
    if (!blunders.includes(action)) return true;
    const doubted = (this.doubted = { action, advice: null as Advice | null });
    this.ask({ action }).then(
      (advice) => {
        if (this.doubted === doubted) this.doubted = { action, advice };
      },
      () => {}, // the question stands without its reason
    );
    return false;
  }

  /** The visitor has answered. */
  done(): void {
    this.doubted = null;
  }
}
