/** A table that is played without a house: a scripted first game, told step by step. */
import type { LessonStep, LessonTold } from "./api";
import { VERSION } from "./generated/protocol";
import { Refusal, type FromTable, type Line, type LineState, type Saying } from "./protocol";

export class LessonLine implements Line {
  /** Whether the visitor has read what the game is about; nothing happens before. */
  begun = $state(false);
  /** The step that comes next. */
  next = $state(0);
  private hear: (message: FromTable) => void = () => {};

  constructor(private readonly lesson: LessonTold) {}

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.next];
  }

  open(hear: (message: FromTable) => void, state: (state: LineState) => void): void {
    this.hear = hear;
    const { game, options, seat, seats, steps, facts } = this.lesson;
    const first = steps[0]!;
    // dice that fall before anybody acts are there when the visitor sits down
    const thrown = first.seat === null;
    hear({
      say: "welcome",
      version: VERSION,
      table: "",
      code: "",
      game,
      options,
      seat,
      host: false,
      seats,
      commitment: "",
      now: thrown ? first.now : { number: 0, phase: "playing" },
      missed: thrown ? first.told : [],
      time: Date.now() / 1000,
      facts,
    });
    if (thrown) this.next = 1;
    state({ is: "live" });
  }

  /** The visitor has read: the first step is asked for, or somebody else's step happens. */
  go(): void {
    if (!this.begun) {
      this.begun = true;
      return;
    }
    const step = this.step;
    if (!step) return;
    this.next += 1;
    this.hear({ say: "news", told: step.told, now: step.now });
  }

  say(saying: Saying): Promise<FromTable> {
    const wanted = this.step?.action;
    if (!this.begun || saying.say !== "act" || saying.action !== wanted)
      return Promise.reject(new Refusal("web.lesson", "All in good time: do what the lesson asks for first."));
    const number = this.step!.now.number;
    this.go();
    return Promise.resolve({ say: "done", id: "", number });
  }

  close(): void {}
}
