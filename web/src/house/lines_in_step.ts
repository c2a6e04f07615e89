/**
 * The lines of several players at one device, and of the table itself, heard in step: nothing reaches any of them before all
 * have heard as much. So it is known whether players were told different things before any of it is drawn.
 */
import type { FromTable, Line, LineState, Moment, Saying } from "./protocol";

/** What one line heard and has not passed on yet. */
interface Waiting {
  /** The number of the last entry that was known with it. */
  number: number;
  message: FromTable;
}

/** One of the lines. */
class Held implements Line {
  readonly waiting: Waiting[] = [];
  /** The number of the last entry this line heard of; -1: it has heard nothing. */
  reached = -1;
  hear: (message: FromTable) => void = () => {};

  constructor(
    private readonly line: Line,
    private readonly steps: LinesInStep,
  ) {}

  open(hear: (message: FromTable) => void, state: (state: LineState) => void): void {
    this.hear = hear;
    this.line.open((message) => this.take(message), state);
  }

  /** Done is only said when what it did was passed on: before that the old moment is still drawn. */
  async say(saying: Saying): Promise<FromTable> {
    const answer = await this.line.say(saying);
    if (answer.say === "done") await this.steps.passed(answer.number);
    return answer;
  }

  close(): void {
    this.line.close();
    this.steps.drop(this);
  }

  private take(message: FromTable): void {
    if (message.say === "welcome" || message.say === "news") this.reached = message.now.number;
    this.waiting.push({ number: this.reached, message });
    this.steps.pass();
  }
}

export class LinesInStep {
  private held: Held[];
  private number = -1;
  private asked: { number: number; done: () => void }[] = [];

  constructor(
    lines: Line[],
    /** Called before messages are passed on, with those of each line. */
    private readonly before: (messages: FromTable[][]) => void,
  ) {
    this.held = lines.map((line) => new Held(line, this));
  }

  get lines(): Line[] {
    return this.held;
  }

  /** Resolves when everything up to this number was passed on. */
  passed(number: number): Promise<void> {
    if (this.number >= number || !this.held.length) return Promise.resolve();
    return new Promise((done) => this.asked.push({ number, done }));
  }

  /** Pass on what all lines have heard. */
  pass(): void {
    const number = Math.min(...this.held.map((line) => line.reached));
    if (number < 0) return;
    const ready = this.held.map((line) => {
      const later = line.waiting.findIndex((one) => one.number > number);
      return line.waiting.splice(0, later < 0 ? line.waiting.length : later).map((one) => one.message);
    });
    if (ready.every((messages) => !messages.length)) return;
    this.before(ready);
    this.number = number;
    this.held.forEach((line, place) => ready[place]!.forEach((message) => line.hear(message)));
    for (const one of this.asked.filter((asked) => asked.number <= number)) one.done();
    this.asked = this.asked.filter((asked) => asked.number > number);
  }

  /** A line was closed: the others do not wait for it. */
  drop(line: Held): void {
    this.held = this.held.filter((one) => one !== line);
    if (!this.held.length) for (const one of this.asked) one.done();
  }
}

/** What a message tells of the game, without whose eyes it was written for. */
export function toldBy(message: FromTable): string {
  if (message.say !== "news") return "";
  return JSON.stringify(message.told.map(({ events, view }) => [events, bare(view)]));
}

/** A view, without whose eyes it was written for. */
export function bare(view: Moment["view"]): unknown {
  return view && { ...view, viewer: null };
}
