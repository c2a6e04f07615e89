/** Why the house would do what it hints at, in a sentence or two, and what the choices are worth, in words. */
import type { Advice, Reason } from "../house/protocol";
import type { TableStore } from "../house/table.svelte";

/** A choice as the house values it. */
export interface Valued {
  action: string;
  tag: string;
  /** What it is called in a sentence. */
  name: string;
  value: number;
}

/** The choices of an advice, best first, under the names that a table gives them. */
export function valued(advice: Advice, name: (action: string) => string): Valued[] {
  return advice.candidates.map(([action, value]) => ({
    action,
    tag: action.split(" ")[0] ?? "",
    name: name(action),
    value,
  }));
}

/** A value as it stands beside its choice. */
export function worth(measure: string, language: string, value: number): string {
  const style = measure === "win" ? "percent" : "decimal";
  return new Intl.NumberFormat(language, { style, maximumFractionDigits: 1 }).format(value);
}

/** One sentence of a reason, with the texts of the table's game. */
export const reasonText = (table: TableStore, reason: Reason): string =>
  table.words?.reason(reason, (action) => table.deed(action)) ?? "";

/** Choices of one kind and the same worth, best first: turning a die to any of four numbers is one thing to know. */
export function grouped(choices: Valued[], write: (value: number) => string): Valued[][] {
  const groups: Valued[][] = [];
  for (const choice of choices) {
    const same = groups.find(([first]) => first!.tag === choice.tag && write(first!.value) === write(choice.value));
    if (same) same.push(choice);
    else groups.push([choice]);
  }
  return groups;
}
