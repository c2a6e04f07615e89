/**
 * Actions and events with the types of their game. `readItem` reads a text by the house's description alone; a scene knows
 * its game, and the names and types of all fields from generated/events/<game>.ts:
 *
 *     const event = eventOf<Events>(table.happening);
 *     if (event?.tag === "dogs") bark(event.fields.barked);
 */
import type { Item } from "../texts/words";
import type { View } from "./protocol";
import type { Choice } from "./table.svelte";

/** The union of a game's forms: the tag tells which fields there are. */
export type ItemOf<Forms, Kind extends Item = Item> = {
  [Tag in keyof Forms]: Omit<Kind, "tag" | "fields"> & { tag: Tag; fields: Forms[Tag] };
}[keyof Forms];

/** An event as one of the game's `Events`. */
export function eventOf<Events>(item: Item): ItemOf<Events>;
export function eventOf<Events>(item: Item | null): ItemOf<Events> | null;
export function eventOf<Events>(item: Item | null): ItemOf<Events> | null {
  return item as ItemOf<Events> | null;
}

/** A legal action as one of the game's `Actions`. */
export function choiceOf<Actions>(choice: Choice): ItemOf<Actions, Choice> {
  return choice as unknown as ItemOf<Actions, Choice>;
}

/** A view as the game's own. */
export function viewOf<GameView>(view: View): GameView;
export function viewOf<GameView>(view: View | undefined): GameView | null;
export function viewOf<GameView>(view: View | undefined): GameView | null {
  return (view as GameView | undefined) ?? null;
}
