/** A finished game, told step by step again, forwards and backwards. Its steps come from the house a page at a time. */
import type { ReplayPage } from "./api";
import { VERSION } from "./generated/protocol";
import { Refusal, type FromTable, type Line, type LineState, type Moment, type Saying, type Told } from "./protocol";

export class ReplayLine implements Line {
  /** The number of the step that was told last. */
  position = $state(0);
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
    const { game, options, seats, facts } = this.first;
    hear({
      say: "welcome",
      version: VERSION,
      table: this.table,
      code: "",
      game,
      options,
      seat: null,
      host: false,
      seats,
      commitment: "",
      now: this.moment(0),
      missed: [],
      time: Date.now() / 1000,
      facts,
    });
    state({ is: "live" });
  }

  /** Show the table as it was after a step, at once. */
  async seek(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(step, this.steps));
    await this.load(wanted);
    this.position = wanted;
    this.hear({ say: "news", told: [], now: this.moment(wanted) });
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
    return { number, phase: "playing", view };
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
