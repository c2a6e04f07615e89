/** One scene for each game, in a folder of its name; a game without one is played in the plain scene. */
import type { Component } from "svelte";

import type { Staging, TableStore } from "../house/table.svelte";
import type { Item } from "../texts/words";

export interface SceneModule extends Staging {
  /** Draws the table: `table.displayed`, `table.air`, `table.happening`, `table.choices`. */
  default: Component<{ table: TableStore }>;
  /** What is said to those who cannot see the table, beside the sentences of the events; optional. */
  announce?: (event: Item, table: TableStore) => string;
  /** What is said where the visitor may cut in but somebody else is on turn; empty where they are; optional. */
  cutIn?: (table: TableStore) => string;
  /** Whether the visitor is in a race; with an event, whether only the newest of its kind is worth hearing; optional. */
  racing?: (table: TableStore, event?: Item) => boolean;
  /**
   * The actions that need no look at anything secret, each with the text on its button: where several players sit at one
   * device, they are said aloud over what everybody may see; optional.
   */
  aloud?: Record<string, string>;
  /** The same for actions about real dice that lie on the table and were told to nobody, each with its effect to show. */
  aloudUntold?: Record<string, string>;
  /** The actions that nobody else at the device may see being chosen, though all know as much before it; optional. */
  secretly?: string[];
  /** Whether real dice of this game are played by ear where nobody said otherwise; optional. */
  spoken?: boolean;
  /** How things stand, in sentences: what lies on the table, the points, what can be done; optional. */
  situation?: (table: TableStore) => string[];
}

const scenes = import.meta.glob<SceneModule>("./*/Scene.svelte");

export function loadScene(game: string): Promise<SceneModule> {
  const scene = scenes[`./${game}/Scene.svelte`] ?? scenes["./plain/Scene.svelte"];
  return scene!();
}
