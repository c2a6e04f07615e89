/** The rules of a game as its scene draws them; a game without a page of its own has its short rules. */
import type { Component } from "svelte";

import type { Texts } from "../texts/texts.svelte";

const pages = import.meta.glob<{ default: Component<{ texts: Texts }> }>("./*/Rules.svelte");

export async function loadRules(game: string): Promise<Component<{ texts: Texts }> | null> {
  return (await pages[`./${game}/Rules.svelte`]?.())?.default ?? null;
}
