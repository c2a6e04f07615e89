/** How things stand in DiXkiBluff, in sentences. */
import type { TableStore } from "../../house/table.svelte";
import { drawn } from "./view";

export function situation(table: TableStore): string[] {
  const now = drawn(table);
  if (!now) return [];
  const face = (one: string): string => table.words?.label("face", one) ?? one;
  const own = now.spots[table.mine ?? -1]?.faces.flatMap((one) => (one ? [face(one)] : [])) ?? [];
  const { bet } = now;
  return [
    table.say("sketch-round", { round: now.round }),
    own.length ? table.say("labelled", { name: table.say("scene-yours"), what: own.join(", ") }) : "",
    bet
      ? table.say("sketch-bet", {
          number: bet.number,
          symbols: bet.symbols.map(face).join(", "),
          bettor: table.name(bet.seat),
        })
      : "",
    ...now.dice.map((dice, seat) =>
      table.say("labelled", {
        name: table.name(seat),
        what: dice ? table.say("sketch-dice", { dice }) : table.say("sketch-none"),
      }),
    ),
  ];
}
