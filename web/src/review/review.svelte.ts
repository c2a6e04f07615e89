/**
 * The coach's review of a finished game, as it comes in. The house computes it once and keeps it: whoever comes later has
 * all of it with the first answer.
 */
import { api, type KeyMoment, type ReviewedStep, type ReviewTold } from "../house/api";
import { type Reason, Refusal } from "../house/protocol";
import { SIZES, type Size } from "./marks";

/** So often the house is asked how far it is, in ms. */
const ASK = 700;

export type ReviewState = "idle" | "working" | "done" | "refused" | "stopped";

export class Review {
  state: ReviewState = $state("idle");
  /** How much is done, from 0 to 1. */
  progress = $state(0);
  steps: ReviewedStep[] = $state.raw([]);
  /** The last answer, without its steps. */
  told: ReviewTold | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  /** Counts beginnings, so that an answer to an earlier one changes nothing. */
  private begun = 0;

  constructor(readonly table: string) {}

  /** Have it computed, or go on where it was stopped. */
  async begin(): Promise<void> {
    if (this.state === "working" || this.state === "done") return;
    const begun = ++this.begun;
    this.state = "working";
    this.refusal = null;
    try {
      for (;;) {
        const told = await api.review(this.table, this.steps.length);
        if (begun !== this.begun) return;
        this.take(told);
        if (this.state !== "working") return;
        if (told.progress < 1 || !told.steps.length) await new Promise((resolve) => setTimeout(resolve, ASK));
        if (begun !== this.begun) return;
      }
    } catch (why) {
      if (begun !== this.begun) return;
      this.refuse(why instanceof Refusal ? why : new Refusal("web.failed", String(why)));
    }
  }

  private take(told: ReviewTold): void {
    this.told = told;
    this.progress = told.progress;
    if (told.steps.length) this.steps = [...this.steps, ...told.steps];
    if (told.state === "failed") this.refuse(new Refusal(told.code ?? "web.failed", told.sentence, told.details));
    else if (told.state === "done") this.state = "done";
  }

  private refuse(why: Refusal): void {
    this.refusal = why;
    this.state = "refused";
  }

  /** Let it be; what has come in stays. */
  stop(): void {
    if (this.state !== "working") return;
    this.leave();
    this.state = "stopped";
    api.stopReview(this.table).catch(() => {}); // then it is computed to its end, and kept
  }

  /** The page goes away: nothing is asked any more, and the house computes on for the next visit. */
  leave(): void {
    this.begun += 1;
  }

  // what it says

  get measure(): string {
    return this.told?.measure ?? "win";
  }

  /** The command that solves the game with these options, where nobody did; what can be judged is judged roughly then. */
  get unsolved(): string {
    return this.told?.code === "bots.unsolved" ? String(this.told.details["command"]) : "";
  }

  get start(): number[] {
    return this.told?.start ?? [];
  }

  /** A step, counted from 1; undefined where it has not come in, and for the position before the first. */
  step(number: number): ReviewedStep | undefined {
    return this.steps[number - 1];
  }

  /** The values of the position after a step, by seat. */
  chances(number: number): number[] | undefined {
    return number === 0 ? this.told?.start : this.step(number)?.chances;
  }

  /** How large the mistake of a step is; null where it is none. */
  size(number: number): Size | null {
    const cost = this.step(number)?.decision?.cost ?? 0;
    return this.sizeOf(cost);
  }

  /** The key moment that a step is. */
  moment(number: number): KeyMoment | undefined {
    return this.told?.summary?.moments.find(({ step }) => step === number);
  }

  /** Why a step was worth what it was: a mistake, or a roll that is a key moment. */
  reasons(number: number): Reason[] {
    if (this.size(number)) return this.step(number)!.decision!.reasons;
    const moment = this.moment(number);
    return moment && moment.kind !== "decided" ? moment.reasons : [];
  }

  /** The key moment that a step is, where it decided the game. */
  decided(number: number): KeyMoment | undefined {
    const moment = this.moment(number);
    return moment?.kind === "decided" ? moment : undefined;
  }

  /** The numbers of the steps in which a seat, or anybody, made a mistake of any size. */
  mistakes(seat: number | null = null): number[] {
    return this.steps.flatMap(({ decision }, place) =>
      decision && (seat === null || decision.seat === seat) && this.sizeOf(decision.cost) ? place + 1 : [],
    );
  }

  /** The size of a change of this much; the house says from where on. */
  sizeOf(change: number): Size | null {
    const least = this.told?.sizes ?? {};
    return SIZES.find((size) => change >= (least[size] ?? Infinity)) ?? null;
  }
}
