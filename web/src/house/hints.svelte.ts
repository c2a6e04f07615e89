/** A hint at a table: asked for, thought about, and shown until the moment it is about is over. */
import type { Advice } from "./protocol";
import type { TableStore } from "./table.svelte";

export class Hints {
  advice: Advice | null = $state.raw(null);
  thinking = $state(false);
  /** Whether all choices are looked at. */
  all = $state(false);
  /** Counts questions, so that the answer to one that was put away shows nothing. */
  private question = 0;
  private pending: Promise<Advice> | null = null;

  constructor(
    private readonly table: TableStore,
    private readonly fetch: () => Promise<Advice>,
  ) {}

  get open(): boolean {
    return this.thinking || this.advice !== null;
  }

  async ask(): Promise<void> {
    if (this.open || !this.table.choices.length) return;
    const question = ++this.question;
    this.thinking = true;
    try {
      // the house thinks about one hint at a time: who asks again waits for the first answer
      this.pending ??= this.fetch().finally(() => (this.pending = null));
      const advice = await this.pending;
      if (question === this.question) this.show(advice);
    } catch (why) {
      if (question !== this.question) return;
      this.close();
      this.table.complain(why);
    }
  }

  private show(advice: Advice): void {
    const best = advice.candidates[0]?.[0] ?? "";
    if (!this.table.choices.some((choice) => choice.text === best)) return this.close(); // the game went on
    this.thinking = false;
    this.advice = advice;
    this.table.wanted = best;
  }

  close(): void {
    if (this.advice) this.table.wanted = "";
    this.question += 1;
    this.thinking = false;
    this.advice = null;
    this.all = false;
  }
}
