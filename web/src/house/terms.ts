/** What is special about a table: only what differs from a usual game needs a word. */
import { t, type Texts } from "../texts/texts.svelte";
import type { GameInfo, OptionInfo } from "./api";
import type { Options } from "./protocol";

export function specialTerms(info: GameInfo, options: Options, texts: Texts): string[] {
  return info.options.flatMap((option) => {
    const value = options[option.key];
    if (JSON.stringify(value) === JSON.stringify(option.table_default)) return [];
    const name = texts.say(`option-${option.key}`);
    if (option.kind.type === "switch") return [value ? name : t("web-switched-off", { what: name })];
    return [t("labelled", { name, what: valueSaid(option, value, texts) })];
  });
}

function valueSaid({ key, kind }: OptionInfo, value: unknown, texts: Texts): string {
  if (kind.type === "choice") return texts.say(`option-${key}-${String(value)}`);
  if (kind.type === "starter") return t("web-seat-number", { number: Number(value) + 1 });
  if (kind.type === "list") return (value as string[]).map((word) => wordSaid(word, texts)).join(", ");
  return String(value);
}

/** A word of a list, such as the face of a die. */
export function wordSaid(word: string, texts: Texts): string {
  return texts.has(`face-${word}`) ? texts.say(`face-${word}`) : word;
}

/** How long somebody may think, in plain words. */
export function clockSaid(seconds: number): string {
  if (!seconds) return t("web-clock-off");
  if (seconds >= 86400) return t("web-clock-day");
  return seconds % 60 ? t("web-clock-seconds", { seconds }) : t("web-clock-minutes", { minutes: seconds / 60 });
}
