/** What a visitor reads: the shared Fluent files, in the visitor's language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import { preferences } from "../house/preferences.svelte";
import type { Refusal } from "../house/protocol";
import { first, LANGUAGES, whole, wished, type Language } from "./languages";

export { LANGUAGES, type Language };
export type Blanks = Record<string, FluentVariable>;

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
export function load(language: Language, game = "", from = whole): Promise<Texts> {
  const key = `${from === whole} ${language} ${game}`;
  let texts = loaded.get(key);
  if (!texts) {
    loaded.set(key, (texts = read(language, game, from)));
    texts.catch(() => loaded.delete(key)); // without a network; the next one may have it
  }
  return texts;
}

/** The same, as far as the home page shows it at once: it comes earlier. */
export const glance = (language: Language, game = ""): Promise<Texts> => load(language, game, first);

/** Files that were read: every game has those of the house as well. */
const parsed = new Map<string, FluentResource>();

function parse(source: string): FluentResource {
  let resource = parsed.get(source);
  if (!resource) parsed.set(source, (resource = new FluentResource(source)));
  return resource;
}

async function read(language: Language, game: string, from: typeof whole): Promise<Texts> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const sources = (await from[language]()).default;
  for (const [path, source] of Object.entries(sources)) {
    const owner = /\/games\/(\w+)\//.exec(path)?.[1];
    if (owner === undefined || owner === game) bundle.addResource(parse(source));
  }
  if (from === whole) await new Promise((rested) => setTimeout(rested)); // whoever waits for them has enough to do
  return new Texts(language, bundle);
}

class Speech {
  texts: Texts = $state.raw(new Texts("en", new FluentBundle("en")));
  /** Whether all texts are there; else those that the home page shows at once. */
  whole = $state(false);

  get language(): Language {
    return this.texts.language;
  }

  /** Speak the language that was chosen, or the browser's; at first as far as the home page needs it, if that is enough. */
  async begin(home: boolean): Promise<void> {
    if (home) this.#speak(await glance(wished()));
    else await this.choose(wished(), false);
  }

  /** Resolves when all texts are there. */
  async complete(): Promise<void> {
    const texts = await load(this.language);
    if (this.whole) return; // or another language was chosen meanwhile
    this.#speak(texts);
    this.whole = true;
  }

  async choose(language: Language, remember = true): Promise<void> {
    if (remember) preferences.language = language;
    this.#speak(await load(language));
    this.whole = true;
  }

  #speak(texts: Texts): void {
    this.texts = texts;
    document.documentElement.lang = texts.language;
  }
}

/** The language of the page. */
export const speech = new Speech();

/** A text of the page or of the house. */
export function t(text: string, blanks: Blanks = {}): string {
  return speech.texts.say(text, blanks);
}
