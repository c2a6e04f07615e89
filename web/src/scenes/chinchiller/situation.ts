/** How things stand in Chinchiller Dice, in sentences: for closed eyes no more than they may know. */
import type { TableStore } from "../../house/table.svelte";
import { drawn, EYES_TEXTS } from "./view";

export function situation(table: TableStore): string[] {
  const now = drawn(table);
  if (!now) return [];
  const eyes = (closed: number): string => table.say(EYES_TEXTS[Math.min(closed, 2)]!);
  const player = (closed: number, seat: number): string => {
    const sand = now.piles ? [table.say("sketch-sand", { sand: now.piles[seat] ?? 0 })] : [];
    return table.say("labelled", { name: table.name(seat), what: [...sand, eyes(closed)].join(", ") });
  };
  const faces = now.stale ? [] : now.faces;
  return [
    now.sight === "dark" ? table.say("sketch-dark") : now.sight === "covered" ? table.say("sketch-watching") : "",
    faces.map((face) => table.words?.label("face", face) ?? face).join(", "),
    now.claim !== null && now.announcer !== null
      ? table.say("sketch-claim", { announcer: table.name(now.announcer), claim: now.claim })
      : "",
    now.supply !== null ? table.say("sketch-supply", { supply: now.supply }) : "",
    ...now.closed.map(player),
    ...table.choices.map((choice) => table.label(choice)),
  ];
}
