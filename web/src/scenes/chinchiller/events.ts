/** How long the events of Chinchiller Dice take, and how they are said to those who do not see the table. */
import { FLIGHT } from "../../dice/flight";
import type { Pace, TableStore } from "../../house/table.svelte";
import type { Events } from "../../house/generated/events/chinchiller";
import { eventOf } from "../../house/typed";
import type { Item } from "../../texts/words";

const PACES: Record<string, number> = {
  starts: 900,
  game: 1100,
  turn: 250,
  rolled: 240,
  took: 700,
  returned: 800,
  eye: 900,
  claimed: 900,
  accepted: 600,
  challenged: 1200,
  paid: 800,
  ended: 1200,
  series: 1200,
};
export const pace: Pace = (event) => PACES[event.tag] ?? 300;
export const flight: Pace = (event) => (event.tag === "rolled" ? FLIGHT : 0);

export const aloud = { accept: "scene-trust", challenge: "scene-look" };
export const aloudUntold = { claim: "sand" };

/** A headline of the history without its rules. */
export const bare = (headline: string): string => headline.replace(/^[-=\s]+|[-=\s]+$/g, "");

export function announce(item: Item, table: TableStore): string {
  const event = eventOf<Events>(item);
  const sentence = bare(table.sentence(item));
  switch (event.tag) {
    case "turn":
      return event.fields.blind ? `${sentence}.` : ""; // whoever sees says what they roll
    case "ended":
      return `${sentence} ${each(event.fields.piles, table)}`;
    case "series":
      return `${sentence} ${each(event.fields.totals, table)}`;
    default:
      return sentence;
  }
}

/** How much everybody has. */
function each(sand: number[], table: TableStore): string {
  return sand
    .map(
      (amount, seat) =>
        `${table.say("labelled", { name: table.name(seat), what: table.say("sketch-sand", { sand: amount }) })}.`,
    )
    .join(" ");
}
