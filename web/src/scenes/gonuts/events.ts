/** How long the events of Go Nuts! take. */
import { FLIGHT } from "../../dice/flight";
import type { Events } from "../../house/generated/events/gonuts";
import type { Pace } from "../../house/table.svelte";
import { eventOf } from "../../house/typed";
import type { SceneModule } from "../index";
import { drawn } from "./view";

/** In a Go Nuts! round everything is quick. */
const TIMES: Record<string, number> = {
  starts: 500,
  turn: 250,
  rolled: 240,
  allback: 900,
  allcars: 1100,
  gonuts: 1300,
  shook: 0,
  dogs: 420,
  counted: 700,
  banked: 700,
  won: 1000,
};
export const pace: Pace = (event) => TIMES[event.tag] ?? 200;

/** Dogs are no dice on the page. */
const FLIGHTS: Record<string, number> = { rolled: FLIGHT, shook: 180 };
export const flight: Pace = (event) => FLIGHTS[event.tag] ?? 0;

/** A live round: shakes follow each other faster than they can be read. Whose dog is out, is news each time. */
export const racing: NonNullable<SceneModule["racing"]> = (table, event) => {
  const now = drawn(table);
  const { mine } = table;
  if (table.welcome?.options["round"] !== "live" || table.welcome.options["counted"] || !now?.nuts || mine === null)
    return false;
  if (mine !== now.turn && !now.waiting.includes(mine)) return false;
  const happened = eventOf<Events>(event ?? null);
  return !happened || happened.tag === "shook" || (happened.tag === "dogs" && !happened.fields.barked.length);
};

export const aloud = { shake: "choice-shake", bark: "choice-bark" };
