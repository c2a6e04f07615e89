/** Hands lift one after the other, and what counts lights up, symbol by symbol. */
import type { Events } from "../../house/generated/events/dixkibluff";
import { eventOf } from "../../house/typed";
import { play } from "../../lib/sound";
import type { Item } from "../../texts/words";
import { matches, type Counted } from "./view";

const SHORTEST = 1000;
const LONGEST = 2400;

/** How long it takes in ms: long enough to count along, and a tap skips it. */
export function revealTime(event: Item): number {
  const shown = eventOf<Events>(event);
  if (shown.tag !== "shown") return SHORTEST;
  const { hands, counts } = shown.fields;
  const wish =
    140 * hands.filter((hand) => hand.length).length + counts.reduce((sum, count) => sum + 250 + 110 * count, 200);
  return Math.min(Math.max(wish, SHORTEST), LONGEST);
}

/** One thing that happens while hands are lifted. */
type Beat = { lift: number } | { symbol: number; seat: number; die: number } | { rest: number };

export class Reveal {
  private step = $state(Infinity);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly showdown: () => Counted | null) {}

  private beats: Beat[] = $derived.by(() => {
    const now = this.showdown();
    return now ? beatsOf(now) : [];
  });
  private past: Beat[] = $derived(this.beats.slice(0, this.step));

  /** Whether the count is over, and only the verdict is missing. */
  get done(): boolean {
    return this.step >= this.beats.length;
  }

  start(ms: number): void {
    this.finish();
    this.step = 0;
    this.timer = setInterval(
      () => {
        const beat = this.beats[this.step++];
        if (!beat) this.finish();
        else if (!("rest" in beat)) play("wood");
      },
      ms / (this.beats.length + 1),
    );
  }

  finish(): void {
    clearInterval(this.timer);
    this.step = Infinity;
  }

  lifted(seat: number): boolean {
    return this.done || this.past.some((beat) => "lift" in beat && beat.lift === seat);
  }

  /** How far the count of a symbol has come; null before it begins. */
  count(symbol: number): number | null {
    if (this.done) return this.showdown()?.counts[symbol] ?? null;
    return symbol > this.current ? null : this.past.filter((beat) => "symbol" in beat && beat.symbol === symbol).length;
  }

  /** The symbol that is being counted; -1 before the first. */
  get current(): number {
    if (this.done) return Infinity;
    const beat = this.beats[this.step];
    const last = this.past.at(-1);
    if (beat && "symbol" in beat) return beat.symbol;
    return last && "symbol" in last ? last.symbol : last && "rest" in last ? last.rest : -1;
  }

  /** Whether a die lights up: while a symbol is counted only for that, at the end for any. */
  lit(seat: number, die: number): boolean {
    const now = this.showdown();
    if (!now) return false;
    if (this.done) return matches(now, seat, die);
    return this.past.some(
      (beat) => "symbol" in beat && beat.symbol === this.current && beat.seat === seat && beat.die === die,
    );
  }
}

function beatsOf({ hands, bettor, matching }: Counted): Beat[] {
  const order = hands.map((_, step) => (bettor + step) % hands.length).filter((seat) => hands[seat]?.length);
  const lights = matching.flatMap((dice, symbol): Beat[] => [
    ...order.flatMap((seat) => (dice[seat] ?? []).map((die) => ({ symbol, seat, die }))),
    { rest: symbol },
    { rest: symbol },
  ]);
  return [...order.map((lift) => ({ lift })), ...lights];
}
