/** What is drawn of DiXkiBluff: the view, with every player's dice as they lie or are held. */
import type { DiXkiBluffView, Events, Remembered, Showdown } from "../../house/generated/events/dixkibluff";
import type { TableStore } from "../../house/table.svelte";
import { eventOf, rememberedOf } from "../../house/typed";
import type { Item } from "../../texts/words";

export interface Bet {
  seat: number;
  number: number;
  symbols: string[];
}

/** With the dice that count. */
export interface Counted extends Showdown {
  /** For each named symbol and each seat: the places of the dice that count for it. */
  matching: number[][][];
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

export interface Drawn extends DiXkiBluffView {
  last: Counted | null;
  spots: Spot[];
  bet: Bet | null;
  /** Somebody spoke up, and the hands are about to be lifted. */
  call: { seat: number; dixe: boolean } | null;
  /** Whether the hands of the last showdown are still lifted. */
  lifted: boolean;
  /** Whether it has been told how the last showdown ended. */
  judged: boolean;
  /** The round that is on the table: while hands are lifted, the one that ended. */
  seenRound: number;
}

export const viewOf = (table: TableStore): DiXkiBluffView | undefined => table.displayed as DiXkiBluffView | undefined;
const landingOf = (table: TableStore): DiXkiBluffView | undefined => table.landing as DiXkiBluffView | undefined;

/** Whether a die counts for any of the symbols that were bet. */
export const matches = ({ matching }: Counted, seat: number, die: number): boolean =>
  matching.some((hands) => hands[seat]?.includes(die));

/** The last thing a player bet in this round. */
export function said(table: TableStore, seat: number): Bet | undefined {
  const { bet_numbers, bet_symbols } = rememberedOf<Remembered>(table);
  const [number, symbols] = [bet_numbers?.[seat], bet_symbols?.[seat]];
  return number === undefined || symbols === undefined ? undefined : { seat, number, symbols };
}

export function drawn(table: TableStore): Drawn | null {
  const view = viewOf(table);
  if (!view) return null;
  const { phase, bettor, number, symbols } = view;
  const last = view.last && { ...view.last, matching: view.matching };
  const tags = table.playing.map((event) => event.tag);
  const call = table.playing
    .map((one) => eventOf<Events>(one))
    .findLast((event) => event.tag === "doubted" || event.tag === "called");
  // dice told late: the hands that go up now are those of this round, not of the last one
  const between = ["place", "throw", "over"].includes(phase) && view.caller == null;
  const lifted = between || tags.includes("shown");
  /** Who has laid or thrown dice since. */
  const { covered = {} } = rememberedOf<Remembered>(table);
  const judged = !tags.includes("shown") || tags.includes("discarded") || tags.includes("gave");
  const hands = landingOf(table)?.hands ?? view.hands;
  const spots = view.dice.map((_, seat): Spot => {
    const laying = phase === "place" && seat === view.actors[0] && seat === table.mine;
    const open = lifted && !laying && !(seat in covered) && table.air?.seat !== seat;
    return last && open ? openSpot(view, last, seat, judged) : coveredSpot({ ...view, hands }, seat, laying);
  });
  /** Whether the rules are in the next round already. */
  const onward = phase !== "over" && (!tags.includes("shown") || tags.includes("round"));
  const stillOpen = spots.some((spot) => spot.open);
  return {
    ...view,
    last,
    seenRound: stillOpen && onward ? view.round - 1 : view.round,
    spots,
    bet: number !== null && bettor !== null ? { seat: bettor, number, symbols } : null,
    call: call ? { seat: call.fields.seat, dixe: call.tag === "called" } : null,
    lifted: stillOpen,
    judged,
  };
}

function coveredSpot({ dice, hands }: DiXkiBluffView, seat: number, laying: boolean): Spot {
  const many = dice[seat] ?? 0;
  return { dice: many, faces: hands[seat] ?? (laying ? [] : Array<null>(many).fill(null)), open: false, lost: -1 };
}

/** A lifted hand. After the verdict the loser's die is marked, one that counted for nothing; a die that was won lies there unknown. */
function openSpot({ dice }: DiXkiBluffView, showdown: Counted, seat: number, judged: boolean): Spot {
  const many = dice[seat] ?? 0;
  const hand = showdown.hands[seat] ?? [];
  if (!judged) return { dice: many, faces: hand, open: true, lost: -1 };
  if (seat !== showdown.loser)
    return { dice: many, faces: many > hand.length ? [...hand, null] : hand, open: true, lost: -1 };
  const idle = hand.findLastIndex((_, die) => !matches(showdown, seat, die));
  return { dice: many, faces: hand, open: true, lost: idle < 0 ? hand.length - 1 : idle };
}

/** Whether an event says how a showdown ended. */
export const isVerdict = (event: Item | null): boolean => event?.tag === "discarded" || event?.tag === "gave";

/** For each named symbol, how many dice of a player count for it. */
export const countsOf = ({ matching }: Counted, seat: number): number[] =>
  matching.map((hands) => hands[seat]?.length ?? 0);

/** How a showdown ended, in a sentence. Who lost a die says who was right. */
export function verdict(table: TableStore, { bettor, caller, dixe, loser }: Showdown): string {
  const caught = loser === bettor;
  if (dixe && caught) {
    const mine = { [loser]: "giver", [caller]: "receiver" }[table.you ?? -1] ?? "none";
    return table.say("event-gave", { mine, giver: table.name(loser), receiver: table.name(caller) });
  }
  const text = dixe ? "scene-not-exact" : caught ? "scene-fails" : "scene-holds";
  return table.say(text, { mine: loser === table.you ? "seat" : "none", name: table.name(loser) });
}
