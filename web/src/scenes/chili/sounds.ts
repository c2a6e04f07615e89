/** What Chili Dice sounds like. */
import type { Events } from "../../house/generated/events/chili";
import { eventOf } from "../../house/typed";
import { burst } from "../../lib/sound";
import type { Item } from "../../texts/words";
import type { Heard } from "../shared/sounding.svelte";
import { heatOf } from "./events";

/** A pencil writes. */
function pencil(audio: AudioContext): void {
  for (const at of [0, 0.09, 0.2]) burst(audio, { at, length: 0.07, volume: 0.14, pitch: 3400, sharpness: 1.5 });
}

export function soundOf(item: Item): Heard {
  const event = eventOf<Events>(item);
  switch (event.tag) {
    case "rolled":
      return ["dice", event.fields.dice.length];
    case "turned":
      return "wood";
    case "scored":
      return heatOf(item) ? "win" : pencil;
    case "ranout":
      return "loss";
    case "filled":
      return "gain";
    default:
      return null;
  }
}
