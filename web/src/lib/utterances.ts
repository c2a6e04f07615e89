/**
 * Collects sentences into utterances: what happened in one turn is said as one, at a speed one can follow. A screen reader
 * that gets a line each second is never done with any.
 */
export interface Line {
  text: string;
  /** About the listener: said even where much is left out. */
  own: boolean;
  /** A newer line of the same topic takes its place; empty for none. */
  topic: string;
}

/** With no further line for so long, in ms, what was collected is said. */
const QUIET = 1200;
/** So long a screen reader takes for a character, in ms. */
const READING = 55;
/** More lines than these are not worth waiting for: the oldest are left out. */
const MOST = 16;

export class Utterances {
  private lines: Line[] = [];
  /** Until when the last utterance is being read. */
  private read = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly say: (lines: string[]) => void,
    private readonly clock: () => number = () => Date.now(),
  ) {}

  add(text: string, own = false, topic = ""): void {
    if (!text) return;
    if (topic) this.lines = this.lines.filter((line) => line.topic !== topic);
    this.lines.push({ text, own, topic });
    if (this.lines.length > MOST) {
      const stale = this.lines.findIndex((line) => !line.own);
      this.lines.splice(Math.max(stale, 0), 1);
    }
    this.later();
  }

  /** A turn begins: what belongs to the one before is complete, and is said unless something is still being read. */
  turn(): void {
    if (this.clock() >= this.read) this.flush();
  }

  /** Say everything now: the listener is asked for something. */
  flush(): void {
    clearTimeout(this.timer);
    if (!this.lines.length) return;
    const said = this.lines.map((line) => line.text);
    this.lines = [];
    this.read = this.clock() + said.join(" ").length * READING;
    this.say(said);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.lines = [];
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), Math.max(QUIET, this.read - this.clock()));
  }
}
