/** Calls the visitor with a sound, and a phone that trembles, once for each turn. */
import { play } from "../lib/sound";
import { tremble } from "../lib/tremble";
import type { LocalPlayers } from "./local_players.svelte";

/** A turn begins where the game says so, or where somebody else has acted; more decisions of one turn are one call. */
function turnOf({ drawn }: LocalPlayers): number {
  const begun = drawn.history.findLast(
    ({ told, events }) =>
      (told.kind === "acted" && told.seat !== drawn.mine) || events.some((event) => event.tag === "turn"),
  );
  return begun?.number ?? 0;
}

/** To be called while a component is set up. */
export function callForTurns(players: () => LocalPlayers, called: () => boolean): void {
  let rung = -1;
  $effect(() => {
    if (!called()) return;
    const turn = turnOf(players());
    if (turn === rung) return;
    rung = turn;
    play("turn");
    tremble("turn");
  });
}
