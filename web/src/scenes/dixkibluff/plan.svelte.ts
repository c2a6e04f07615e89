/** A bet in the making: a number and a symbol, only ever one that the house offers. */
import type { Actions } from "../../house/generated/events/dixkibluff";
import type { Choice, TableStore } from "../../house/table.svelte";
import { actionOf } from "../../house/typed";
import type { Bet } from "./view";

/** The bet of a choice that is one; of another: none of nothing. */
const betOf = (choice: Choice): Actions["bet"] => {
  const action = actionOf<Actions>(choice);
  return action.tag === "bet" ? action.fields : { number: 0, symbols: [] };
};
const numberOf = (choice: Choice): number => betOf(choice).number;
export const symbolsOf = (choice: Choice): string[] => betOf(choice).symbols;

/** How many of its rarest symbol the visitor holds. */
const own = (choice: Choice): number => choice.effect["own"] ?? 0;
/** How many dice of others a bet needs, for its rarest symbol. */
const needed = (choice: Choice): number => Math.max(0, numberOf(choice) - own(choice));

export class Plan {
  /** What the visitor chose, and against which bet: another bet is another question. */
  private wish: { against: string; number: number; symbol: string } | null = $state.raw(null);

  constructor(
    private readonly table: TableStore,
    private readonly against: () => Bet | null,
  ) {}

  bets: Choice[] = $derived.by(() => this.table.choices.filter((choice) => choice.tag === "bet"));
  /** The numbers that can be bet, smallest first. */
  numbers: number[] = $derived([...new Set(this.bets.map(numberOf))].sort((one, other) => one - other));
  private question: string = $derived.by(() => JSON.stringify([this.table.shown.view?.["round"], this.against()]));
  private chosen = $derived(this.wish?.against === this.question ? this.wish : null);

  /** Where the visitor begins: the bet that needs the fewest dice of others, and of those the boldest. */
  private start: Choice | undefined = $derived(
    this.bets.toSorted(
      (one, other) => needed(one) - needed(other) || own(other) - own(one) || numberOf(other) - numberOf(one),
    )[0],
  );

  number: number = $derived(
    this.numbers.find((number) => number === this.chosen?.number) ?? (this.start ? numberOf(this.start) : 0),
  );
  /** Symbols of the standing bet that stay in a bet of this number. */
  kept: string[] = $derived.by(() => {
    const against = this.against();
    return against && against.number === this.number ? against.symbols : [];
  });
  /** For each symbol that can be named now, the bet it makes. */
  offers: Map<string, Choice> = $derived(this.offersAt(this.number));
  /** The chosen symbol, else the one the visitor begins with, else the one they hold most of. */
  symbol: string = $derived.by(() => {
    if (this.chosen && this.offers.has(this.chosen.symbol)) return this.chosen.symbol;
    const offers = [...this.offers].sort(([, one], [, other]) => own(other) - own(one));
    return (offers.find(([, bet]) => bet === this.start) ?? offers[0])?.[0] ?? "";
  });
  bet: Choice | undefined = $derived(this.offers.get(this.symbol));
  /** The symbols of that bet, in its order. */
  named: string[] = $derived(this.bet ? symbolsOf(this.bet) : []);

  /** How many of a symbol the visitor holds; undefined where they do not know. */
  held(symbol: string): number | undefined {
    return this.bets.find((bet) => bet.effect[symbol] !== undefined)?.effect[symbol];
  }

  /** In a lesson: the bet that is asked for. */
  private wanted: Choice | undefined = $derived(this.bets.find((bet) => bet.text === this.table.wanted));
  /** Which way the number has to go for it. */
  wantedStep: number = $derived(this.wanted ? Math.sign(numberOf(this.wanted) - this.number) : 0);
  wantedSymbol: string = $derived.by(() => {
    if (!this.wanted || this.wantedStep || this.bet === this.wanted) return "";
    return [...this.offers].find(([, bet]) => bet === this.wanted)?.[0] ?? "";
  });

  /** Put the bet together that is asked for: for those who look at it. */
  show(): void {
    if (!this.wanted) return;
    this.choose(numberOf(this.wanted));
    const symbol = [...this.offers].find(([, bet]) => bet === this.wanted)?.[0];
    if (symbol) this.choose(this.number, symbol);
  }

  choose(number: number, symbol = this.symbol): void {
    if (this.numbers.includes(number)) this.wish = { against: this.question, number, symbol };
  }

  private offersAt(number: number): Map<string, Choice> {
    const offers = new Map<string, Choice>();
    for (const bet of this.bets) {
      if (numberOf(bet) !== number) continue;
      const added = symbolsOf(bet).filter((symbol) => !this.kept.includes(symbol));
      if (added.length === 1) offers.set(added[0]!, bet);
    }
    return offers;
  }
}
