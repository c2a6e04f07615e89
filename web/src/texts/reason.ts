/** Why the house would do what it hints at, in one sentence, and what the choices are worth, in words. */
import type { Advice } from "../house/protocol";

/** A choice as the house values it. */
export interface Valued {
  action: string;
  tag: string;
  /** What it is called in a sentence. */
  name: string;
  value: number;
}

type Say = (text: string, blanks?: Record<string, string | number>) => string;

/** The choices of an advice, best first, under the names that a table gives them. */
export function valued(advice: Advice, name: (action: string) => string): Valued[] {
  return advice.candidates.map(([action, value]) => ({
    action,
    tag: action.split(" ")[0] ?? "",
    name: name(action),
    value,
  }));
}

/** Writes values of one measure: as few digits as tell the best and the other apart. */
function writer(measure: string, language: string, digits: number): (value: number) => string {
  const style = measure === "win" ? "percent" : "decimal";
  const format = new Intl.NumberFormat(language, { style, maximumFractionDigits: digits });
  return (value) => format.format(value);
}

/** A value as it stands beside its choice. */
export const worth = (measure: string, language: string, value: number): string => writer(measure, language, 1)(value);

/** What the best choice is compared with: the best of another kind, or of the same where there is none. */
function rival([best, ...others]: Valued[]): Valued | undefined {
  return others.find((other) => other.tag !== best?.tag) ?? others[0];
}

/** The reason for the best choice. What is known of a game today is what its choices are worth. */
export function reason({ measure }: Advice, choices: Valued[], language: string, say: Say): string {
  const best = choices[0];
  if (!best) return "";
  const other = rival(choices);
  if (!other) return say("web-why-only", { best: best.name });
  if (measure === "win" && best.value > 0.9995) return say("web-why-win-sure", { best: best.name });
  const [rough, fine] = [writer(measure, language, 0), writer(measure, language, 1)];
  const write = rough(best.value) === rough(other.value) ? fine : rough;
  const blanks = { best: best.name, other: other.name, value: write(best.value), otherValue: write(other.value) };
  const equal = blanks.value === blanks.otherValue;
  if (measure === "win") return say(equal ? "web-why-win-equal" : "web-why-win", blanks);
  return say(equal ? "web-why-points-equal" : "web-why-points", blanks);
}

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
