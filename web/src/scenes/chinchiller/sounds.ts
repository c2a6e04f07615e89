/** What Chinchiller Dice sounds like. */
import type { Events } from "../../house/generated/events/chinchiller";
import { eventOf } from "../../house/typed";
import { burst, tone } from "../../lib/sound";
import type { Item } from "../../texts/words";
import type { Heard } from "../shared/sounding.svelte";

/** An eye falls shut. */
function yawn(audio: AudioContext): void {
  tone(audio, { length: 0.7, volume: 0.14, from: 360, to: 150, shape: "sine" });
  burst(audio, { length: 0.6, volume: 0.05, pitch: 900, sharpness: 0.8 });
}

export function soundOf(item: Item): Heard {
  const event = eventOf<Events>(item);
  switch (event.tag) {
    case "rolled":
      // those who do not see hear two dice, whatever was thrown
      return ["dice", event.fields.dice?.length ?? 2];
    case "took":
    case "returned":
    case "paid":
      return "sand";
    case "eye":
      return yawn;
    case "challenged":
      return event.fields.truthful ? "wood" : "loss";
    case "ended":
      return "gain";
    default:
      return null;
  }
}
