import { describe, expect, it } from "vitest";

import { LinesInStep } from "./lines_in_step";
import type { FromTable, Line } from "./protocol";

/** A line that says what a test wants. */
class Spoken implements Line {
  tell: (message: FromTable) => void = () => {};
  open(hear: (message: FromTable) => void): void {
    this.tell = hear;
  }
  say(): Promise<FromTable> {
    return Promise.resolve({ say: "done", id: "1", number: 2 });
  }
  close(): void {}
}

const news = (number: number, ...events: string[]): FromTable => ({
  say: "news",
  told: [{ number, at: 0, kind: "rolled", events }],
  now: { number, phase: "playing" },
});

function two() {
  const spoken = [new Spoken(), new Spoken()];
  const heard: FromTable[][] = [[], []];
  const compared: FromTable[][][] = [];
  const steps = new LinesInStep(spoken, (messages) => compared.push(messages));
  steps.lines.forEach((line, place) =>
    line.open(
      (message) => heard[place]!.push(message),
      () => {},
    ),
  );
  return { spoken, heard, compared, steps };
}

describe("lines in step", () => {
  it("pass nothing on before all lines have heard as much", () => {
    const { spoken, heard, compared } = two();
    spoken[0]!.tell(news(1, "thrown 0 pi"));
    expect([heard, compared]).toEqual([[[], []], []]);
    spoken[1]!.tell(news(1, "thrown 0 -"));
    expect(compared).toEqual([[[news(1, "thrown 0 pi")], [news(1, "thrown 0 -")]]]);
    expect(heard).toEqual(compared[0]);
  });

  it("pass on only what the slowest line has heard", () => {
    const { spoken, heard } = two();
    spoken[0]!.tell(news(1));
    spoken[0]!.tell(news(2));
    spoken[1]!.tell(news(1));
    expect(heard).toEqual([[news(1)], [news(1)]]);
    spoken[1]!.tell(news(2));
    expect(heard[0]).toEqual([news(1), news(2)]);
  });

  it("are done with a move when what came of it was passed on", async () => {
    const { spoken, steps } = two();
    let done = false;
    const said = steps.lines[0]!.say({ say: "act", action: "roll" }).then(() => (done = true));
    spoken[0]!.tell(news(2));
    await Promise.resolve();
    expect(done).toBe(false);
    spoken[1]!.tell(news(2));
    await said;
    expect(done).toBe(true);
  });
});
