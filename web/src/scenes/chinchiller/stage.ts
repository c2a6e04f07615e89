/**
 * What lies on the table at this instant: the moment the house told, and on top of it the events being played. Sand arrives
 * when its event is over (grains are in the air until then); everything else changes as its event begins.
 */
import type { View } from "../../house/protocol";
import type { Item } from "../../texts/words";

/** The view of Chinchiller Dice; dice and sand are null for those who cannot see them. */
export interface ChinchillerView extends View {
  closed: number[];
  turn: number | null;
  announcer: number | null;
  claim: number | null;
  faces: string[] | null;
  piles: number[] | null;
  supply: number | null;
  game: number;
  games: number;
  totals: number[];
  winners: number[];
}

/** open: dice and sand are there to be seen; dark: the visitor's eyes are shut; covered: a spectator sees as little. */
export type Sight = "open" | "dark" | "covered";

/** A claim that was looked into. */
export interface Verdict {
  seat: number;
  /** Null for those who only hear of it. */
  faces: string[] | null;
  amount: number;
  truthful: boolean;
}

export interface Stage {
  sight: Sight;
  /** Eyes shut, of every seat. */
  closed: number[];
  turn: number | null;
  /** Who tells a blind player, and what they said. */
  announcer: number | null;
  claim: number | null;
  /** The dice as they lie; those of the turn before stay until new ones land. */
  faces: string[];
  stale: boolean;
  piles: number[] | null;
  supply: number | null;
  verdict: Verdict | null;
  game: number;
  games: number;
  totals: number[];
  winners: number[];
}

/** So many shut, and one is blind. */
export const EYES = 2;

/** How many eyes a player has shut, in words. */
export const EYES_TEXTS = ["scene-eyes-open", "scene-eye-shut", "scene-eyes-shut"] as const;

/** The table before the house told anything. */
const BARE: ChinchillerView = {
  actors: [],
  throwers: [],
  due: [],
  closed: [],
  turn: null,
  announcer: null,
  claim: null,
  faces: [],
  piles: null,
  supply: null,
  game: 1,
  games: 1,
  totals: [],
  winners: [],
};

export function stageOf(
  view: ChinchillerView = BARE,
  mine: number | null,
  played: Item[],
  happening: Item | null,
): Stage {
  const hidden = view.faces === null;
  const stage: Stage = {
    ...view,
    sight: !hidden ? "open" : mine === null ? "covered" : "dark",
    closed: [...view.closed],
    faces: view.faces ?? [],
    stale: !view.faces?.length,
    verdict: null,
  };
  if (!happening) return stage; // the moment holds all of it already
  for (const event of played) {
    begin(stage, event);
    finish(stage, event, mine);
  }
  if (!played.includes(happening)) begin(stage, happening);
  return stage;
}

function begin(stage: Stage, event: Item): void {
  const { seat, amount, faces } = event.fields as { seat: number; amount: number; faces: string[] | null };
  switch (event.tag) {
    case "game":
      stage.game = event.fields["number"] as number;
      stage.closed = stage.closed.map(() => 0);
      stage.winners = [];
      stage.piles = stage.supply = null; // dealt anew: the next moment says how much
      break;
    case "turn":
      Object.assign(stage, { turn: seat, claim: null, announcer: null, verdict: null, stale: true });
      break;
    case "rolled":
      if (faces) Object.assign(stage, { faces, stale: false });
      break;
    case "eye":
      stage.closed[seat] = event.fields["closed"] as number;
      break;
    case "claimed":
      stage.claim = amount;
      stage.announcer = event.fields["announcer"] as number;
      break;
    case "challenged":
      stage.verdict = { seat, faces, amount, truthful: event.fields["truthful"] as boolean };
      break;
    case "ended":
      stage.piles = event.fields["piles"] as number[];
      stage.sight = "open";
      stage.winners = [event.fields["winner"] as number];
      stage.verdict = null;
      break;
    case "series":
      stage.totals = event.fields["totals"] as number[];
      stage.winners = event.fields["winners"] as number[];
      break;
  }
}

function finish(stage: Stage, event: Item, mine: number | null): void {
  const { seat, amount } = event.fields as { seat: number; amount: number };
  switch (event.tag) {
    case "took":
      give(stage, seat, amount);
      break;
    case "returned":
      stage.closed.forEach((_, one) => give(stage, one, -amount));
      break;
    case "paid":
      give(stage, event.fields["payer"] as number, ((event.fields["supplied"] as number | null) ?? 0) - amount);
      give(stage, event.fields["receiver"] as number, amount);
      break;
    case "eye":
      if (stage.closed[seat] === EYES && (mine === null || seat === mine)) {
        stage.sight = mine === null ? "covered" : "dark";
        stage.faces = [];
        stage.piles = stage.supply = null;
      }
      break;
  }
}

/** From the supply to a pile, or back; what cannot be seen is not counted. */
function give(stage: Stage, seat: number, amount: number): void {
  if (stage.piles) stage.piles = stage.piles.map((pile, one) => (one === seat ? pile + amount : pile));
  if (stage.supply !== null) stage.supply -= amount;
}
