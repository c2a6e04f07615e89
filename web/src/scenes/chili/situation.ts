/** How things stand in Chili Dice, in sentences. */
import type { ChiliView } from "../../house/generated/events/chili";
import type { TableStore } from "../../house/table.svelte";
import { viewOf } from "../../house/typed";
import { sayFace, SPACES, writeOf } from "./view";

export function situation(table: TableStore): string[] {
  const now = viewOf<ChiliView>(table.displayed);
  if (!now) return [];
  const pad = table.mine ?? now.turn ?? 0;
  const spaces = SPACES.flatMap((space, place) => {
    if (now.pads[pad]?.[place] != null) return [];
    const choice = writeOf(table.choices, space);
    return [choice ? table.label(choice) : table.say(`space-${space}`)];
  });
  return [
    now.faces.map((face) => sayFace(table, face)).join(", "),
    table.say("scene-left", { left: now.left[pad] ?? 0 }),
    ...now.totals.map((total, seat) => table.say("labelled", { name: table.name(seat), what: total })),
    table.say("labelled", { name: table.say("scene-space-open"), what: spaces.join("; ") }),
  ];
}
