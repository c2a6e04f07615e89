/** A table of one moment, without a house: a position is shown, and the visitor's answer goes to whoever asked. */
import type { Position } from "../house/api";
import { VERSION } from "../house/generated/protocol";
import {
  Refusal,
  type FromTable,
  type Line,
  type LineState,
  type Moment,
  type Saying,
  type Seat,
} from "../house/protocol";

export class DrillLine implements Line {
  private hear: (message: FromTable) => void = () => {};
  private number: number;

  constructor(
    private readonly position: Position,
    /** The level of everybody else. */
    private readonly level: string,
    private readonly onanswer: (action: string) => void,
  ) {
    this.number = position.heard?.length ?? 0;
  }

  open(hear: (message: FromTable) => void, state: (state: LineState) => void): void {
    this.hear = hear;
    const { game, options, facts, seat, heard = [] } = this.position;
    hear({
      say: "welcome",
      version: VERSION,
      table: "",
      code: "",
      game,
      options,
      seat,
      host: false,
      seats: this.seats(),
      commitment: "",
      now: this.moment(true),
      missed: heard.map((event, place) => ({ number: place + 1, at: 0, kind: "acted", events: [event] })),
      time: Date.now() / 1000,
      facts,
      hints: false,
    });
    state({ is: "live" });
  }

  /** Ask again, or ask no more. */
  offer(asked: boolean): void {
    this.number += 1;
    this.hear({ say: "news", told: [], now: this.moment(asked) });
  }

  say(saying: Saying): Promise<FromTable> {
    if (saying.say !== "act") return Promise.reject(new Refusal("web.failed", "There is nobody here."));
    this.onanswer(saying.action);
    return Promise.resolve({ say: "done", id: "", number: this.number });
  }

  close(): void {}

  private moment(asked: boolean): Moment {
    const { view, choices } = this.position;
    return { number: this.number, phase: "playing", view, choices: asked ? choices : [] };
  }

  private seats(): Seat[] {
    const bot = (seat: number): Seat => ({ name: `bot ${seat}`, kind: "bot", level: this.level, here: true });
    return Array.from({ length: this.position.players }, (_, seat) =>
      seat === this.position.seat ? { name: "visitor", here: true } : bot(seat),
    );
  }
}
