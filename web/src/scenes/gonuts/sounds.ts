/** What Go Nuts! sounds like. */
import type { Events } from "../../house/generated/events/gonuts";
import { eventOf } from "../../house/typed";
import { burst, tone } from "../../lib/sound";
import type { Item } from "../../texts/words";
import type { Heard } from "../shared/sounding.svelte";

function bark(audio: AudioContext): void {
  for (const at of [0, 0.16]) {
    tone(audio, { at, length: 0.11, volume: 0.3, from: 520, to: 190, shape: "sawtooth" });
    burst(audio, { at, length: 0.09, volume: 0.3, pitch: 900, sharpness: 1.2 });
  }
}

export function soundOf(item: Item): Heard {
  const event = eventOf<Events>(item);
  switch (event.tag) {
    case "rolled":
      return ["dice", event.fields.faces.length];
    case "shook":
      return "shake";
    case "allcars":
      return "loss";
    case "dogs":
      return event.fields.barked.length ? bark : null;
    case "counted":
    case "banked":
    case "allback":
      return "gain";
    case "gonuts":
      return "win";
    default:
      return null;
  }
}
