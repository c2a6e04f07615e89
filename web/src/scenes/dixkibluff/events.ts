/** How long the events of DiXkiBluff take, and how they are said to those who do not see the table. */
import { FLIGHT } from "../../dice/flight";
import type { Pace, Staging } from "../../house/table.svelte";
import type { SceneModule } from "../index";
import { revealTime } from "./reveal.svelte";
import { isVerdict, verdict, viewOf } from "./view";

/** So long a verdict stays on the table, in ms, where nobody goes on earlier. */
const HELD = 4000;

export const pace: Pace = (event) => {
  switch (event.tag) {
    case "thrown":
      return 120;
    case "passed":
      return 150;
    case "placed":
      return 300;
    case "starts":
    case "bet":
      return 650;
    case "doubted":
    case "called":
      return 850;
    case "shown":
      return revealTime(event);
    case "discarded":
    case "gave":
      return HELD;
    case "out":
      return 700;
    case "won":
      return 1200;
    default:
      return 250;
  }
};

/** Everybody throws at once; only dice the visitor sees are worth a look. */
export const flight: Pace = (event) => (event.tag === "thrown" && !event.hidden ? FLIGHT : 0);

/** A count is told when it is over. */
export const suspense: NonNullable<Staging["suspense"]> = (event) => event.tag === "shown";

/** By ear, a count says how it ended, not only who has fewer dice, and a heading needs no lines around it. */
export const announce: NonNullable<SceneModule["announce"]> = (event, table) => {
  if (event.tag === "round") return table.sentence(event).replaceAll("=", "").trim();
  const showdown = isVerdict(event) ? viewOf(table)?.last : null;
  return showdown ? verdict(table, showdown) : table.sentence(event);
};

export const aloud = { doubt: "scene-doubt", dixe: "scene-dixe", pass: "scene-pass" };

export const secretly = ["place"];

/** On live tables everybody may call DiXe! while one of them answers the bet. */
export const cutIn: NonNullable<SceneModule["cutIn"]> = (table) => {
  const turn = viewOf(table)?.turn;
  const onlyCall = table.choices.length > 0 && table.choices.every((choice) => choice.tag === "dixe");
  return onlyCall && turn != null ? table.say("scene-ask-live", { name: table.name(turn) }) : "";
};
