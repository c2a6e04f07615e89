/** "Let all go this round": further bets of this round are let go without asking, until the visitor's own turn. */
import type { Choice, TableStore } from "../../house/table.svelte";

const passIn = (choices: Choice[]): Choice | undefined => choices.find((choice) => choice.tag === "pass");

export class LettingGo {
  /** The round it was said in; 0: it is not said. */
  private round = $state(0);

  constructor(
    private readonly table: TableStore,
    private readonly now: () => number,
  ) {
    $effect(() => {
      if (this.round && this.round !== this.now()) this.end(); // somebody called, and the round is over
    });
    $effect(() => {
      if (this.table.choices.length) this.end(); // asked for something else: it is the visitor's turn
    });
    $effect(() => {
      const answer = this.table.answer;
      if (answer) void this.table.act(answer.text, true).then((done) => done || this.end());
    });
    $effect(() => () => (this.table.beforehand = null));
  }

  get on(): boolean {
    return this.round > 0;
  }

  begin(): void {
    this.round = this.now();
    this.table.beforehand = passIn;
  }

  end(): void {
    this.round = 0;
    this.table.beforehand = null;
  }
}
