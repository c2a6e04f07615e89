/** A bet in the making: a number and a symbol, only ever one that the house offers. */
import type { Choice, TableStore } from "../../house/table.svelte";
import type { Bet } from "./view";

const numberOf = (choice: Choice): number => choice.fields["number"] as number;
const symbolsOf = (choice: Choice): string[] => choice.fields["symbols"] as string[];

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

  number: number = $derived(this.numbers.find((number) => number === this.chosen?.number) ?? this.numbers[0] ?? 0);
  /** Symbols of the standing bet that stay in a bet of this number. */
  kept: string[] = $derived.by(() => {
    const against = this.against();
    return against && against.number === this.number ? against.symbols : [];
  });
  /** For each symbol that can be named now, the bet it makes. */
  offers: Map<string, Choice> = $derived(this.offersAt(this.number));
  /** The chosen symbol, else the one the visitor holds most of. */
  symbol: string = $derived.by(() => {
    if (this.chosen && this.offers.has(this.chosen.symbol)) return this.chosen.symbol;
    const held = [...this.offers].sort(([, one], [, other]) => (other.effect["own"] ?? 0) - (one.effect["own"] ?? 0));
    return held[0]?.[0] ?? "";
  });
  bet: Choice | undefined = $derived(this.offers.get(this.symbol));

  /** In a lesson: the bet that is asked for. */
  private wanted: Choice | undefined = $derived(this.bets.find((bet) => bet.text === this.table.wanted));
  /** Which way the number has to go for it. */
  wantedStep: number = $derived(this.wanted ? Math.sign(numberOf(this.wanted) - this.number) : 0);
  wantedSymbol: string = $derived.by(() => {
    if (!this.wanted || this.wantedStep || this.bet === this.wanted) return "";
    return [...this.offers].find(([, bet]) => bet === this.wanted)?.[0] ?? "";
  });

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
