/** What DiXkiBluff sounds like. */
import type { Events } from "../../house/generated/events/dixkibluff";
import { eventOf } from "../../house/typed";
import { tone } from "../../lib/sound";
import type { Item } from "../../texts/words";
import type { Heard } from "../shared/sounding.svelte";

/** DiXe! */
function dixe(audio: AudioContext): void {
  tone(audio, { length: 0.14, volume: 0.25, from: 500, to: 760, shape: "square" });
  tone(audio, { at: 0.12, length: 0.3, volume: 0.25, from: 900, to: 680, shape: "square" });
}

export function soundOf(item: Item): Heard {
  const event = eventOf<Events>(item);
  switch (event.tag) {
    case "thrown":
      return event.fields.faces ? ["dice", event.fields.faces.length] : "shake";
    case "bet":
    case "placed":
    case "doubted":
      return "wood";
    case "called":
      return dixe;
    case "discarded":
      return "loss";
    case "gave":
      return "gain";
    case "won":
      return "win";
    default:
      return null;
  }
}
