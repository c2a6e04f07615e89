/** The rules of a game as its scene draws them; a game without a page of its own has its short rules. */
import type { Component } from "svelte";

import type { OptionInfo } from "../house/api";
import type { Facts } from "../house/protocol";
import type { Texts } from "../texts/texts.svelte";

/** What a page of rules is given: the variables of its texts, and the options they come from. */
export interface RulesProps {
  texts: Texts;
  facts: Facts;
  options: Record<string, OptionInfo["default"]>;
}

const pages = import.meta.glob<{ default: Component<RulesProps> }>("./*/Rules.svelte");

export async function loadRules(game: string): Promise<Component<RulesProps> | null> {
  return (await pages[`./${game}/Rules.svelte`]?.())?.default ?? null;
}
