/** A finished game, told step by step again, forwards and backwards. Its steps come from the house a page at a time. */
import type { ReplayPage } from "./api";
import { VERSION } from "./generated/protocol";
import {
  Refusal,
  type FromTable,
  type Line,
  type LineState,
  type Moment,
  type Offer,
  type Saying,
  type Told,
} from "./protocol";

export class ReplayLine implements Line {
  /** The number of the step that was told last. */
  position = $state(0);
  /** The seat that the table is shown to; null: everybody's. */
  private seat: number | null = null;
  private hear: (message: FromTable) => void = () => {};
  private readonly told: Told[];

  constructor(
    private readonly table: string,
    private readonly first: ReplayPage,
    /** Asks the house for the steps after a number. */
    private readonly ask: (after: number) => Promise<ReplayPage>,
  ) {
    this.told = [...first.told];
  }

  get steps(): number {
    return this.first.steps;
  }

  open(hear: (message: FromTable) => void, state: (state: LineState) => void): void {
    this.hear = hear;
    this.welcome(null, this.moment(0));
    state({ is: "live" });
  }

  /** Show the table as it was after a step, at once; `recall` is told what had happened by then. */
  async seek(step: number, recall: (told: Told[]) => void): Promise<void> {
    const wanted = Math.max(0, Math.min(step, this.steps));
    await this.load(wanted);
    this.position = wanted;
    recall(this.told.slice(0, wanted));
    this.show(null, this.moment(wanted));
  }

  /** Show what a seat chose from in the step where the replay is: the table before it, as the seat sat there. */
  consider(seat: number, choices: Offer[], recall: (told: Told[]) => void): void {
    const { view } = this.moment(this.position - 1);
    recall(this.told.slice(0, this.position - 1));
    this.show(seat, { number: this.position, phase: "playing", view, choices });
  }

  /** Let the next step happen. */
  async next(): Promise<void> {
    const number = this.position + 1;
    if (number > this.steps) return;
    await this.load(number);
    if (this.position !== number - 1) return; // the visitor went elsewhere meanwhile
    this.position = number;
    this.hear({ say: "news", told: [this.told[number - 1]!], now: this.moment(number) });
  }

  private show(seat: number | null, now: Moment): void {
    if (seat === this.seat) this.hear({ say: "news", told: [], now });
    else this.welcome(seat, now);
  }

  private welcome(seat: number | null, now: Moment): void {
    this.seat = seat;
    const { game, options, seats, facts } = this.first;
    this.hear({
      say: "welcome",
      version: VERSION,
      table: this.table,
      code: "",
      game,
      options,
      seat,
      host: false,
      seats,
      commitment: "",
      now,
      missed: [],
      time: Date.now() / 1000,
      facts,
    });
  }

  /** What happened in a step; empty where it is not there yet. */
  eventsOf(step: number): string[] {
    return this.told[step - 1]?.events ?? [];
  }

  say(_: Saying): Promise<FromTable> {
    return Promise.reject(new Refusal("table.watching", "You are only watching: take a seat first."));
  }

  close(): void {}

  private moment(number: number): Moment {
    const view = number ? this.told[number - 1]!.view : this.first.start;
    if (number < this.steps) return { number, phase: "playing", view };
    return { number, phase: "over", view, outcome: this.first.outcome };
  }

  /** Have all steps up to this one. */
  private async load(step: number): Promise<void> {
    while (this.told.length < step) {
      const page = await this.ask(this.told.length);
      if (!page.told.length) throw new Refusal("table.unknown", "There is no such step.");
      if (page.told[0]!.number === this.told.length + 1) this.told.push(...page.told);
    }
  }
}
