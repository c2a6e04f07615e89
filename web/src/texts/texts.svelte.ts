/** What a visitor reads: the shared Fluent files, in the visitor's language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import { preferences } from "../house/preferences.svelte";
import type { Refusal } from "../house/protocol";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;
export type Blanks = Record<string, FluentVariable>;

/** The texts of a language by the paths of their files. */
const languages: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./languages/en"),
  de: () => import("./languages/de"),
  fr: () => import("./languages/fr"),
  es: () => import("./languages/es"),
  nl: () => import("./languages/nl"),
};

/** A whole number below a thousand looks the same in all our languages; a formatter costs more than the rest of a page. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function light(blank: FluentVariable): FluentVariable {
  return typeof blank === "number" && Number.isInteger(blank) && Math.abs(blank) < 1000
    ? new SmallNumber(blank)
    : blank;
}

/** The texts of one game with those of the house, in one language. */
export class Texts {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  has(text: string): boolean {
    return this.bundle.hasMessage(text);
  }

  /** A text with its blanks filled. A missing text is a mistake of ours: it shows its name, and the console says so. */
  say(text: string, blanks: Blanks = {}): string {
    const pattern = this.bundle.getMessage(text)?.value;
    if (!pattern) {
      console.error(`no text ${text} in ${this.language}`);
      return text;
    }
    const problems: Error[] = [];
    const filled = Object.fromEntries(Object.entries(blanks).map(([name, blank]) => [name, light(blank)]));
    const said = this.bundle.formatPattern(pattern, filled, problems);
    for (const problem of problems) console.error(`${text} in ${this.language}: ${problem.message}`);
    return said;
  }

  /** Why something was refused, in this language; English where nobody translated it. */
  refusal(why: Refusal): string {
    const text = `error-${why.code.replaceAll(".", "-")}`;
    const blanks = Object.fromEntries(Object.entries(why.details).map(([key, value]) => [key, String(value)]));
    return this.has(text) ? this.say(text, blanks) : why.sentence;
  }
}

const loaded = new Map<string, Promise<Texts>>();

/** The texts of a game (or of the house alone) in a language; read once. */
export function load(language: Language, game = ""): Promise<Texts> {
  const key = `${language} ${game}`;
  let texts = loaded.get(key);
  if (!texts) {
    loaded.set(key, (texts = read(language, game)));
    texts.catch(() => loaded.delete(key)); // without a network; the next one may have it
  }
  return texts;
}

/** Files that were read, by their paths: every game has those of the house as well. */
const parsed = new Map<string, FluentResource>();

function parse(path: string, source: string): FluentResource {
  let resource = parsed.get(path);
  if (!resource) parsed.set(path, (resource = new FluentResource(source)));
  return resource;
}

async function read(language: Language, game: string): Promise<Texts> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const sources = (await languages[language]()).default;
  for (const [path, source] of Object.entries(sources)) {
    const owner = /\/games\/(\w+)\//.exec(path)?.[1];
    if (owner === undefined || owner === game) bundle.addResource(parse(path, source));
  }
  await new Promise((rested) => setTimeout(rested)); // whoever waits for the texts has enough to do with them
  return new Texts(language, bundle);
}

/** The language of the browser, as far as the house speaks it. */
function browserLanguage(): Language {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const language = wish.split("-")[0]?.toLowerCase() ?? "";
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}

class Speech {
  texts: Texts = $state.raw(new Texts("en", new FluentBundle("en")));

  get language(): Language {
    return this.texts.language;
  }

  /** Speak the language that was chosen, or the browser's. */
  async begin(): Promise<void> {
    await this.choose((preferences.language as Language | "") || browserLanguage(), false);
  }

  async choose(language: Language, remember = true): Promise<void> {
    const known = language in LANGUAGES ? language : "en";
    if (remember) preferences.language = known;
    this.texts = await load(known);
    document.documentElement.lang = known;
  }
}

/** The language of the page. */
export const speech = new Speech();

/** A text of the page or of the house. */
export function t(text: string, blanks: Blanks = {}): string {
  return speech.texts.say(text, blanks);
}
