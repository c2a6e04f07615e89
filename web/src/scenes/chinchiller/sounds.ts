/** What Chinchiller Dice sounds like. */
import { burst, tone } from "../../lib/sound";
import type { Item } from "../../texts/words";
import type { Heard } from "../shared/sounding.svelte";

/** An eye falls shut. */
function yawn(audio: AudioContext): void {
  tone(audio, { length: 0.7, volume: 0.14, from: 360, to: 150, shape: "sine" });
  burst(audio, { length: 0.6, volume: 0.05, pitch: 900, sharpness: 0.8 });
}

export function soundOf({ tag, fields }: Item): Heard {
  switch (tag) {
    case "rolled":
      // those who do not see hear two dice, whatever was thrown
      return ["dice", (fields["dice"] as number[] | null)?.length ?? 2];
    case "took":
    case "returned":
    case "paid":
      return "sand";
    case "eye":
      return yawn;
    case "challenged":
      return fields["truthful"] ? "wood" : "loss";
    case "ended":
      return "gain";
    default:
      return null;
  }
}
