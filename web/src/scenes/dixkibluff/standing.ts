/** What lies on the table now: the moment that is shown, and what the events played since have changed. No rule is known here. */
import type { View } from "../../house/protocol";
import type { TableStore } from "../../house/table.svelte";
import type { Item } from "../../texts/words";

/** Lights up with every symbol when hands are counted; the counts themselves are the house's. */
const JOKER = "figure";

export interface Bet {
  seat: number;
  number: number;
  symbols: string[];
}

/** Hands lifted and counted, because somebody doubted a bet or called DiXe! */
export interface Showdown {
  bet: Bet;
  caller: number;
  dixe: boolean;
  hands: string[][];
  counts: number[];
  /** Who lost a die by it; null until that is told. */
  loser: number | null;
}

/** A player's dice. */
export interface Spot {
  /** How many they have. */
  dice: number;
  /** What lies there; null for a die this viewer may not know. */
  faces: (string | null)[];
  /** Whether the hand is lifted. */
  open: boolean;
  /** The place of the die that was just lost; -1: none. */
  lost: number;
}

export interface Standing {
  round: number;
  /** Who bets first, while no bet stands. */
  turn: number | null;
  spots: Spot[];
  bet: Bet | null;
  /** Somebody spoke up, and the hands are about to be lifted. */
  call: { seat: number; dixe: boolean } | null;
  showdown: Showdown | null;
  winner: number | null;
}

interface DiXkiBluffView extends View {
  dice: number[];
  hands: (string[] | null)[];
  round: number;
  phase: "draw" | "place" | "throw" | "bet" | "call" | "over";
  turn: number | null;
  bettor: number | null;
  number: number | null;
  symbols: string[];
  last: {
    bettor: number;
    number: number;
    symbols: string[];
    caller: number;
    dixe: boolean;
    hands: string[][];
    counts: number[];
    loser: number;
  } | null;
  winner: number | null;
}

export const viewOf = (table: TableStore): DiXkiBluffView | undefined => table.shown.view as DiXkiBluffView | undefined;

/** Whether a die lights up when a symbol is counted. */
export const counts = (face: string | null, symbol: string): boolean => face === symbol || face === JOKER;

/** The events that are being played, oldest first. */
export function playing(table: TableStore): Item[] {
  if (!table.happening) return [];
  return table.played.at(-1) === table.happening ? table.played : [...table.played, table.happening];
}

/** Everything the visitor has seen happen, oldest first. */
export function seen(table: TableStore): Item[] {
  const before = table.history.filter((entry) => entry.number <= table.shown.number).flatMap((entry) => entry.events);
  return [...before, ...playing(table)];
}

/** The last thing each player bet in this round. */
export function said(table: TableStore): Map<number, Bet> {
  const events = seen(table);
  const bets = events
    .slice(events.findLastIndex((event) => event.tag === "round") + 1)
    .filter((event) => event.tag === "bet");
  return new Map(bets.map((event) => [event.fields["seat"] as number, betOf(event)]));
}

export function betOf(event: Item): Bet {
  return {
    seat: event.fields["seat"] as number,
    number: event.fields["number"] as number,
    symbols: event.fields["symbols"] as string[],
  };
}

export function standing(table: TableStore): Standing | null {
  const view = viewOf(table);
  return view ? playing(table).reduce(after, settled(view, table.mine)) : null;
}

/** The table when nothing moves. */
function settled(view: DiXkiBluffView, mine: number | null): Standing {
  const { last } = view;
  const bet =
    view.number !== null && view.bettor !== null
      ? { seat: view.bettor, number: view.number, symbols: view.symbols }
      : null;
  const showdown = last && {
    bet: { seat: last.bettor, number: last.number, symbols: last.symbols },
    caller: last.caller,
    dixe: last.dixe,
    hands: last.hands,
    counts: last.counts,
    loser: last.loser,
  };
  const lifted = showdown && (view.phase === "place" || view.phase === "over");
  const spots = view.dice.map((dice, seat): Spot => {
    const laying = view.phase === "place" && seat === view.turn && seat === mine;
    if (!lifted || laying) return covered(dice, laying ? (view.hands[seat] ?? []) : view.hands[seat]);
    return lose({ dice, faces: showdown.hands[seat] ?? [], open: true, lost: -1 }, showdown, seat);
  });
  return { round: view.round, turn: view.turn, spots, bet, call: null, showdown, winner: view.winner };
}

const covered = (dice: number, faces: (string | null)[] | null | undefined): Spot => ({
  dice,
  faces: faces ?? Array<null>(dice).fill(null),
  open: false,
  lost: -1,
});

/** A lifted hand after the verdict: the loser's die is marked, and one that was won lies there unknown. */
function lose(spot: Spot, { loser, hands, bet }: Showdown, seat: number): Spot {
  const hand = hands[seat] ?? [];
  if (seat === loser) {
    const idle = hand.findLastIndex((face) => !bet.symbols.some((symbol) => counts(face, symbol)));
    return { ...spot, lost: idle < 0 ? hand.length - 1 : idle };
  }
  return spot.dice > hand.length ? { ...spot, faces: [...hand, null] } : spot;
}

/** The table after one more event. */
function after(now: Standing, event: Item): Standing {
  const seat = event.fields["seat"] as number;
  const change = (changed: (spot: Spot, seat: number) => Spot): Spot[] => now.spots.map(changed);
  switch (event.tag) {
    case "round":
      return { ...now, round: event.fields["number"] as number, turn: seat, bet: null, call: null };
    case "thrown":
    case "placed": {
      const faces = event.fields["faces"] as string[] | null;
      return { ...now, spots: change((spot, other) => (other === seat ? covered(spot.dice, faces) : spot)) };
    }
    case "bet":
      return { ...now, bet: betOf(event), call: null, showdown: null };
    case "doubted":
    case "called":
      return { ...now, call: { seat, dixe: event.tag === "called" } };
    case "shown":
      return shown(now, event);
    case "discarded":
      return settle(now, seat, (spot, other) =>
        other === seat ? { ...spot, dice: event.fields["left"] as number } : spot,
      );
    case "gave": {
      const [giver, receiver] = [event.fields["giver"], event.fields["receiver"]];
      return settle(now, giver as number, (spot, other) => ({
        ...spot,
        dice: spot.dice + Number(other === receiver) - Number(other === giver),
      }));
    }
    case "won":
      return { ...now, winner: seat };
    default:
      return now;
  }
}

function shown(now: Standing, event: Item): Standing {
  if (!now.bet || !now.call) return now;
  const hands = event.fields["hands"] as string[][];
  const showdown = {
    bet: now.bet,
    caller: now.call.seat,
    dixe: now.call.dixe,
    hands,
    counts: event.fields["counts"] as number[],
    loser: null,
  };
  return {
    ...now,
    showdown,
    spots: now.spots.map((spot, seat) => ({ ...spot, faces: hands[seat] ?? [], open: true })),
  };
}

function settle(now: Standing, loser: number, change: (spot: Spot, seat: number) => Spot): Standing {
  if (!now.showdown) return now;
  const showdown = { ...now.showdown, loser };
  return { ...now, showdown, spots: now.spots.map((spot, seat) => lose(change(spot, seat), showdown, seat)) };
}

/** How a showdown ended, in a sentence; empty until that is told. Who lost a die says who was right. */
export function verdict(table: TableStore, { bet, caller, dixe, loser }: Showdown): string {
  if (loser === null) return "";
  const caught = loser === bet.seat;
  if (!dixe) return table.say(caught ? "scene-fails" : "scene-holds", { name: table.name(loser) });
  if (!caught) return table.say("scene-not-exact", { name: table.name(loser) });
  return table.say("scene-exact", { giver: table.name(loser), receiver: table.name(caller) });
}
