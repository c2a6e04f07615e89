/** How long the events of Chili Dice take, and how they are said to those who do not see the table. */
import { FLIGHT } from "../../dice/flight";
import type { Events } from "../../house/generated/events/chili";
import type { Pace, TableStore } from "../../house/table.svelte";
import { eventOf } from "../../house/typed";
import type { Item } from "../../texts/words";
import { sayFace } from "./view";

const PACE: Record<string, number> = {
  starts: 700,
  turn: 150,
  picked: 130,
  rolled: 180,
  turned: 340,
  scored: 650,
  ranout: 700,
  filled: 700,
  over: 800,
};

/** How hot a score was: what is called a Chili, from 1 to 3. */
const HEAT: Record<string, number> = { "small-chili": 1, "big-chili": 2, "extra-hot-chili": 3 };
export function heatOf(item: Item | null): number {
  const event = eventOf<Events>(item);
  return event?.tag === "scored" ? (HEAT[event.fields.rule] ?? 0) : 0;
}

export const pace: Pace = (event) => (heatOf(event) ? 1200 : (PACE[event.tag] ?? 0));
export const flight: Pace = (event) => (event.tag === "rolled" ? FLIGHT : 0);

/** The stars of red numbers are for the eye. */
export function announce(item: Item, table: TableStore): string {
  const event = eventOf<Events>(item);
  if (event.tag === "rolled") {
    const { seat, faces, left } = event.fields;
    const heard = faces.map((one) => sayFace(table, one)).join(", ");
    return table.say("scene-heard-rolled", { name: table.name(seat), faces: heard, left });
  }
  if (event.tag === "turned") {
    const { seat, die, face } = event.fields;
    return table.say("scene-heard-turned", { name: table.name(seat), die, face: sayFace(table, face) });
  }
  return event.tag === "turn" ? "" : table.sentence(item); // whose turn it is, the roll says
}
