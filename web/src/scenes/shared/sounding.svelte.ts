import type { TableStore } from "../../house/table.svelte";
import { play, type Make, type Sound } from "../../lib/sound";
import type { Item } from "../../texts/words";

/** A sound of the house or one of the game's own, and how many things make it. */
export type Heard = Sound | Make | [sound: Sound | Make, many: number] | null;

/** Plays the sound of each event as it is shown. To be called while a scene is made. */
export function sounding(table: () => TableStore, soundOf: (event: Item) => Heard): void {
  $effect(() => {
    const event = table().happening;
    const heard = event && soundOf(event);
    if (Array.isArray(heard)) play(...heard);
    else if (heard) play(heard);
  });
}
