/**
 * Actions and events as text, read without knowing a game: the house describes their fields, and the shared Fluent texts
 * say them. The mirror of `dicehouse/core/notation.py` and `dicehouse/texts/translator.py`.
 */
import type { FieldInfo } from "../house/api";
import type { Effect, Reason } from "../house/protocol";
import { mean, percents } from "./numbers";
import type { Blanks, Texts } from "./texts.svelte";

export type Value = number | string | boolean | null | Value[];

/** An action or event: its tag and its fields by name. */
export interface Item {
  tag: string;
  fields: Record<string, Value>;
  /** Whether something of it is hidden from this viewer. */
  hidden: boolean;
  text: string;
}

/** The blanks of reasons that hold actions. */
const ACTIONS = ["best", "other", "played"];

export type Forms = Record<string, FieldInfo[]>;

export function readItem(text: string, forms: Forms): Item {
  const [tag = "", ...words] = text.split(" ");
  const infos = forms[tag] ?? [];
  const fields: Record<string, Value> = {};
  infos.forEach((info, place) => (fields[info.name] = readField(words[place] ?? "-", info, info.depth)));
  return { tag, fields, hidden: infos.some((info) => info.hidden && fields[info.name] === null), text };
}

function readField(word: string, info: FieldInfo, depth: number): Value {
  if (word === "-") return null;
  if (depth > 0) {
    if (word === (depth === 2 ? "(/)" : "()")) return [];
    return word.split(depth === 2 ? "/" : ",").map((part) => readField(part, info, depth - 1));
  }
  if (info.type === "number") return Number(word);
  return info.type === "flag" ? word === "yes" : word;
}

/** Turns and rounds are set off with dashes in the shared texts: `-- Ann --`, `== Round 2 ==`. */
const DASHES = /^(--|==)\s*(.*?)\s*\1$/;

/** A sentence without the dashes of a heading, and whether it is one. */
export function plain(sentence: string): { text: string; heading: boolean } {
  const found = DASHES.exec(sentence);
  return { text: found?.[2] ?? sentence, heading: found !== null };
}

/** Puts what happens at a table into the language of the page. */
export class Words {
  constructor(
    private readonly texts: Texts,
    private readonly actions: Forms,
    private readonly events: Forms,
    private readonly name: (seat: number) => string,
    private readonly mine: number | null,
  ) {}

  /** The word for a face or another thing of the game; what has none (a number on a die) stands for itself. */
  label(noun: string, value: string): string {
    if (value.endsWith("*") && this.texts.has(`${noun}-marked`))
      return this.texts.say(`${noun}-marked`, { value: value.slice(0, -1) });
    return this.texts.has(`${noun}-${value}`) ? this.texts.say(`${noun}-${value}`) : value;
  }

  /** What happened; empty for what goes without saying. */
  event(item: Item): string {
    const text = item.hidden ? `event-${item.tag}-hidden` : `event-${item.tag}`;
    return this.texts.say(text, this.blanks(item, this.events[item.tag] ?? [])).trim();
  }

  /** A fact of a story. */
  fact(item: Item, forms: Forms): string {
    return this.texts.say(`story-${item.tag}`, this.blanks(item, forms[item.tag] ?? []));
  }

  /** An action with what it will do. */
  choice(item: Item, effect: Effect): string {
    return this.texts.say(`choice-${item.tag}`, { ...this.blanks(item, this.actions[item.tag] ?? []), ...effect });
  }

  /** An action as a part of a sentence. */
  deed(item: Item, effect: Effect): string {
    if (!this.texts.has(`deed-${item.tag}`)) return this.choice(item, effect);
    return this.texts.say(`deed-${item.tag}`, { ...this.blanks(item, this.actions[item.tag] ?? []), ...effect });
  }

  /** Why: a text and its facts. `deed` says what an action is called. The mirror of `TableTranslator.reason`. */
  reason({ text, blanks: facts }: Reason, deed: (action: string) => string): string {
    const shares = Object.entries(facts).filter(([name]) => name.startsWith("chance")) as [string, number][];
    const blanks: Blanks = { ...facts, mine: "none", ...percents(shares, this.texts.language) };
    for (const [name, fact] of Object.entries(facts)) {
      if (ACTIONS.includes(name)) blanks[name] = deed(String(fact));
      else if (name.startsWith("seat")) {
        blanks[name] = this.name(Number(fact));
        if (fact === this.mine) blanks.mine = name;
      } else if (name.startsWith("mean")) blanks[name] = mean(Number(fact), this.texts.language);
      else if (typeof fact === "string") blanks[name] = this.label(/^[a-z]*/.exec(name)![0], fact);
    }
    return this.texts.say(text, blanks);
  }

  private blanks(item: Item, infos: FieldInfo[]): Blanks {
    // the field that holds the visitor's own seat, for sentences that read differently to "you"
    const isMine = (info: FieldInfo): boolean =>
      info.noun === "seat" && info.depth === 0 && item.fields[info.name] === this.mine;
    const blanks: Blanks = { mine: infos.find(isMine)?.name ?? "none" };
    for (const info of infos) {
      const value = item.fields[info.name];
      if (Array.isArray(value)) blanks[`${info.name}Count`] = value.length;
      if (value !== null && value !== undefined) blanks[info.name] = this.blank(info, value);
    }
    return blanks;
  }

  private blank(info: FieldInfo, value: Value): string | number {
    if (Array.isArray(value)) {
      const parts = value.map((part) => String(this.blank(info, part)));
      if (!Array.isArray(value[0])) return parts.join(", ");
      return parts
        .map((part, seat) => (part ? `\n${this.texts.say("labelled", { name: this.name(seat), what: part })}` : ""))
        .join(""); // something of each seat
    }
    if (info.noun === "seat") return this.name(value as number);
    if (info.noun !== null) return this.label(info.noun, String(value));
    return typeof value === "boolean" ? (value ? "yes" : "no") : (value as string | number);
  }
}
