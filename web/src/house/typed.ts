/**
 * Events and views with the types of their game. `readItem` reads a text by the house's description alone; a scene knows
 * its game, and the names and types of all fields from generated/events/<game>.ts:
 *
 *     const event = eventOf<Events>(table.happening);
 *     if (event?.tag === "dogs") bark(event.fields.barked);
 */
import type { Item } from "../texts/words";
import type { View } from "./protocol";

/** The union of a game's forms: the tag tells which fields there are. */
export type ItemOf<Forms> = {
  [Tag in keyof Forms]: Omit<Item, "tag" | "fields"> & { tag: Tag; fields: Forms[Tag] };
}[keyof Forms];

/** An event as one of the game's `Events`. */
export function eventOf<Events>(item: Item): ItemOf<Events>;
export function eventOf<Events>(item: Item | null): ItemOf<Events> | null;
export function eventOf<Events>(item: Item | null): ItemOf<Events> | null {
  return item as ItemOf<Events> | null;
}

/** What can be done, as one of the game's `Actions`. */
export const actionOf = <Actions>(choice: Item): ItemOf<Actions> => choice as unknown as ItemOf<Actions>;

/** What is remembered at a table, as the game's own. */
export const rememberedOf = <Remembered>(table: { remembered: unknown }): Partial<Remembered> =>
  table.remembered as Partial<Remembered>;

/** A view as the game's own. */
export function viewOf<GameView>(view: View): GameView;
export function viewOf<GameView>(view: View | undefined): GameView | null;
export function viewOf<GameView>(view: View | undefined): GameView | null {
  return (view as GameView | undefined) ?? null;
}
