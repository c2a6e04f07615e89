/** What Go Nuts! sounds like. */
import { burst, tone } from "../../lib/sound";
import type { Item } from "../../texts/words";
import type { Heard } from "../shared/sounding.svelte";

function bark(audio: AudioContext): void {
  for (const at of [0, 0.16]) {
    tone(audio, { at, length: 0.11, volume: 0.3, from: 520, to: 190, shape: "sawtooth" });
    burst(audio, { at, length: 0.09, volume: 0.3, pitch: 900, sharpness: 1.2 });
  }
}

export function soundOf({ tag, fields }: Item): Heard {
  switch (tag) {
    case "rolled":
      return ["dice", (fields["faces"] as string[]).length];
    case "shook":
      return "shake";
    case "allcars":
      return "loss";
    case "dogs":
      return (fields["barked"] as number[]).length ? bark : null;
    case "banked":
    case "allback":
      return "gain";
    case "gonuts":
      return "win";
    default:
      return null;
  }
}
