/** How things stand in Go Nuts!, in sentences. */
import type { TableStore } from "../../house/table.svelte";
import { drawn } from "./view";

export function situation(table: TableStore): string[] {
  const now = drawn(table);
  if (!now) return [];
  return [
    now.faces.map((face) => table.say(`face-${face}`)).join(", "),
    table.say("scene-in-hand", { points: now.points }),
    ...now.scores.map((score, seat) =>
      table.say("labelled", {
        name: table.name(seat),
        what: table.say("scene-score", { score, target: now.target }),
      }),
    ),
    ...table.choices.map((choice) => table.label(choice)),
  ];
}
