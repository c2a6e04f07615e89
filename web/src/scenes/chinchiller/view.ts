/**
 * What is drawn of Chinchiller Dice: the view, how much of it the visitor sees, and what is being looked into. Sand arrives
 * when its event is over (grains are in the air until then); everything else changes as its event begins.
 */
import type { ChinchillerView, Events } from "../../house/generated/events/chinchiller";
import type { TableStore } from "../../house/table.svelte";
import { eventOf } from "../../house/typed";

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

export interface Drawn extends ChinchillerView {
  sight: Sight;
  /** The dice as they lie, or will lie when they are out of the air; those of the turn before stay until new ones are thrown. */
  faces: string[];
  stale: boolean;
  verdict: Verdict | null;
}

/** How many eyes a player has shut, in words. */
export const EYES_TEXTS = ["scene-eyes-open", "scene-eye-shut", "scene-eyes-shut"] as const;

export function drawn(table: TableStore): Drawn | null {
  const [view, arrived, landing] = [table.displayed, table.arrived, table.landing] as (ChinchillerView | undefined)[];
  if (!view || !arrived || !landing) return null;
  const playing = table.playing.map((one) => eventOf<Events>(one));
  const last = (...tags: (keyof Events)[]) => playing.findLast((event) => tags.includes(event.tag));
  const ended = last("ended", "game", "series");
  const counted = ended?.tag === "ended"; // everybody looks
  const sight = arrived.faces !== null || counted ? "open" : table.mine === null ? "covered" : "dark";
  const looked = last("turn", "challenged");
  const { piles, supply } = counted ? view : arrived;
  return {
    ...view,
    sight,
    faces: landing.faces ?? [],
    stale: !table.air && (!view.faces?.length || last("turn", "rolled")?.tag === "turn"),
    piles: sight === "open" ? piles : null,
    supply: sight === "open" ? supply : null,
    // with a new turn, what was said in the last one is off the table
    claim: last("turn", "claimed")?.tag === "turn" ? null : view.claim,
    verdict: looked?.tag === "challenged" ? looked.fields : null,
    winners: counted ? [ended.fields.winner] : view.winners,
  };
}
