/** What the table sounds like: the sentence for each event, as it is read aloud to those who do not see it. */
import type { TableStore } from "../../house/table.svelte";
import type { Item } from "../../texts/words";

/** A headline of the history without its rules. */
export const bare = (headline: string): string => headline.replace(/^[-=\s]+|[-=\s]+$/g, "");

export function hear(event: Item, table: TableStore): string {
  const sentence = bare(table.sentence(event));
  switch (event.tag) {
    case "turn":
      return event.fields["blind"] ? sentence : ""; // whoever sees says what they roll
    case "ended":
      return `${sentence} ${each(event.fields["piles"] as number[], table)}`;
    case "series":
      return `${sentence} ${each(event.fields["totals"] as number[], table)}`;
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
