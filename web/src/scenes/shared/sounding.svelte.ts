import type { TableStore } from "../../house/table.svelte";
import { play, type Make, type Sound } from "../../lib/sound";
import { tremble } from "../../lib/tremble";
import type { Item } from "../../texts/words";

/** A sound of the house or one of the game's own, and how many things make it. */
export type Heard = Sound | Make | [sound: Sound | Make, many: number] | null;

/**
 * Plays the sound of each event as it is shown, that of a roll while its dice are in the air, and lets a phone tremble when
 * its player's own dice land. To be called while a scene is made.
 */
export function sounding(table: () => TableStore, soundOf: (event: Item) => Heard): void {
  let last: Item | null = null;
  let flying = false;
  $effect(() => {
    const { air } = table();
    if (flying && !air) tremble("landing");
    flying = air?.mine ?? false;
  });
  $effect(() => {
    const event = table().air?.event ?? table().happening;
    if (event === last) return;
    last = event;
    const heard = event && soundOf(event);
    if (Array.isArray(heard)) play(...heard);
    else if (heard) play(heard);
  });
}
