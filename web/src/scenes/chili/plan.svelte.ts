/** What the visitor has in mind: dice to roll again, or a space to write into, or a red die to turn. */
import type { Actions } from "../../house/generated/events/chili";
import type { Choice, TableStore } from "../../house/table.svelte";
import { actionOf } from "../../house/typed";
import { DICE, rollOf, writeOf } from "./view";

export class Plan {
  picks: number[] = $state.raw([]);
  /** The chosen space; empty for none. */
  space = $state("");
  /** The die whose other numbers are looked at; 0 for none. */
  turning = $state(0);

  /** A 0 was asked about: the next press writes it. */
  sure = $state(false);

  constructor(private readonly table: TableStore) {}

  /** The action it comes to, if it is legal. */
  action: Choice | undefined = $derived.by(() =>
    this.space ? writeOf(this.table.choices, this.space) : rollOf(this.table.choices, this.picks),
  );
  /** Whether there is a roll left for picked dice. */
  canRoll: boolean = $derived.by(() => this.table.choices.some(({ tag }) => tag === "reroll"));
  canTurn: boolean = $derived.by(() => this.table.choices.some(({ tag }) => tag === "turn"));
  /** A 0 is to be written although something else could be done: it cannot be undone, so it is asked about once. */
  waste: boolean = $derived.by(
    () =>
      this.action?.tag === "score" &&
      this.action.effect["points"] === 0 &&
      this.table.choices.some(({ tag, effect }) => tag !== "score" || effect["points"] !== 0),
  );
  all: boolean = $derived(this.picks.length === DICE.length);

  /** In a lesson: the dice that are to be picked, or put down again. */
  wantedDice: number[] = $derived.by(() => {
    const [tag, dice] = this.table.wanted.split(" ");
    if (tag !== "reroll" || !dice || !this.canRoll) return [];
    const goal = dice.split(",").map(Number);
    return DICE.filter((die) => goal.includes(die) !== this.picks.includes(die));
  });
  /** In a lesson: the die that is to be turned. */
  wantedTurn: number = $derived.by(() => {
    const [tag, die] = this.table.wanted.split(" ");
    return tag === "turn" ? Number(die) : 0;
  });

  forget(): void {
    this.picks = [];
    this.space = "";
    this.turning = 0;
    this.sure = false;
  }

  /** Have in mind what an action does: for those who look at it. */
  show(choice: Choice | undefined): void {
    this.forget();
    const action = choice && actionOf<Actions>(choice);
    if (action?.tag === "reroll") this.picks = action.fields.dice;
    if (action?.tag === "score") this.space = action.fields.space;
    if (action?.tag === "turn") this.turning = action.fields.die;
  }

  pick(die: number): void {
    if (!this.canRoll) return;
    const picks = DICE.filter((one) => (one === die) !== this.picks.includes(one));
    this.forget();
    this.picks = picks;
  }

  pickAll(): void {
    const picks = this.all ? [] : [...DICE];
    this.forget();
    this.picks = picks;
  }

  choose(space: string): void {
    const same = this.space === space;
    this.forget();
    if (!same) this.space = space;
  }

  /** Look at the numbers of a die; its dice stay picked. */
  look(die: number): void {
    this.space = "";
    this.sure = false;
    this.turning = this.turning === die ? 0 : die;
  }

  turn(turn: Choice | undefined): void {
    this.turning = 0;
    if (turn) void this.table.act(turn.text);
  }

  act(): void {
    if (!this.action) return;
    const asked = this.table.coach.doubts(this.action.text); // once is enough
    if (this.waste && !this.sure && !asked) this.sure = true;
    else void this.table.act(this.action.text, this.sure);
  }
}
