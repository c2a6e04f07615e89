/** Somebody who looks at a finished game: which step is shown, whether it plays, and what the board shows of a mistake. */
import { api } from "../house/api";
import type { Offer } from "../house/protocol";
import type { ReplayLine } from "../house/replay.svelte";
import type { Pace, TableStore } from "../house/table.svelte";
import type { SceneModule } from "../scenes";
import type { Review } from "./review.svelte";

/** So long a step stays before the next one is played. */
const READING = 700;

export class Looking {
  playing = $state(false);
  speed = $state(1);
  /** Whether mistakes are shown with what would have been better; else with what came of them. */
  better = $state(true);
  /** Whether the board shows the choice of this step right now. */
  private considered = $state(0);
  /** Whether the visitor jumps: what is still being played is not waited for. */
  private jumping = false;
  private readonly offers = new Map<number, Promise<Offer[]>>();

  constructor(
    readonly table: TableStore,
    readonly line: ReplayLine,
    readonly review: Review,
    scene: SceneModule,
    private readonly fail: (why: unknown) => void,
  ) {
    const hurried = (pace: Pace | undefined): Pace => {
      return (event) => (this.jumping ? 0 : (pace?.(event) ?? 0) / this.speed);
    };
    table.staging = { ...scene, pace: hurried(scene.pace), flight: hurried(scene.flight) };
  }

  /** Show the table after a step, or where it was a mistake, before it. */
  async go(step: number): Promise<void> {
    this.playing = false;
    this.jumping = true;
    this.table.hasten();
    try {
      await this.line.seek(step, (told) => this.forget(told));
    } catch (why) {
      this.fail(why);
    }
  }

  private forget(told: Parameters<TableStore["recall"]>[0]): void {
    this.considered = 0;
    this.table.wanted = "";
    if (this.alternativesOf !== this.line.position) this.table.alternatives = [];
    this.table.recall(told);
  }

  play(wish: boolean): void {
    if (wish && this.considered) void this.go(this.line.position).then(() => (this.playing = true));
    else this.playing = wish;
  }

  /** The next step, when the one before has been shown and read; the page calls it whenever that may be. */
  proceed(): (() => void) | undefined {
    if (!this.playing || !this.table.settled) return undefined;
    if (this.line.position >= this.line.steps) {
      this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      this.jumping = false;
      this.line.next().catch((why: unknown) => this.fail(why));
    }, READING / this.speed);
    return () => clearTimeout(timer);
  }

  /** The mistake that the step shown is, while nothing plays. */
  mistake = $derived.by(() =>
    !this.playing && this.review.size(this.line.position) ? this.review.step(this.line.position)!.decision! : null,
  );

  /** The step whose alternatives the table knows. */
  private alternativesOf = 0;

  /** Know what could have been done in the step that is shown, with what it would have done. */
  async know(): Promise<Offer[]> {
    const step = this.line.position;
    const asked = this.offers.get(step) ?? api.choices(this.table.id, step).then(({ choices }) => choices);
    this.offers.set(step, asked);
    try {
      const offers = await asked;
      if (this.line.position === step && this.alternativesOf !== step) {
        this.alternativesOf = step;
        this.table.alternatives = this.table.readOffers(offers);
      }
      return offers;
    } catch {
      this.offers.delete(step); // the names of choices lack their numbers, and the board shows what was played
      return [];
    }
  }

  /** Show what would have been better in the mistake that is shown, or what came of it. */
  async consider(): Promise<void> {
    const { mistake, line } = this;
    const step = line.position;
    if (!mistake) return;
    const offers = await this.know();
    if (line.position !== step || this.mistake !== mistake || !this.better || this.considered === step) return;
    if (!offers.length) return;
    this.considered = step;
    this.jumping = true;
    line.consider(mistake.seat, offers, (told) => this.table.recall(told));
    this.table.wanted = mistake.best;
  }

  /** Whether the board shows what would have been better. */
  get considering(): boolean {
    return this.considered !== 0;
  }

  show(better: boolean): void {
    this.better = better;
    if (!better && this.considered) void this.go(this.line.position);
  }
}
