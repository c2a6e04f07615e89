/**
 * Speaks to those whose eyes are shut, or on the table, in the language of the page. Where the browser has no voice for it, or sound is off,
 * nothing is spoken: the live region says the same.
 */
import { preferences } from "../house/preferences.svelte";
import { speech } from "../texts/texts.svelte";

/** More than this waits to be said: the oldest is left out, or the voice falls behind the game. */
const MOST_WAITING = 5;
const RATE = 1.1;

class Voice {
  /** Whoever has a screen reader may not want two voices. */
  wanted = $state(true);
  #voices: SpeechSynthesisVoice[] = $state.raw([]);
  #waiting: string[] = [];
  #speaking = false;

  constructor() {
    if (!("speechSynthesis" in window)) return;
    const look = (): void => void (this.#voices = speechSynthesis.getVoices());
    look();
    speechSynthesis.addEventListener("voiceschanged", look); // browsers find their voices after a while
  }

  #voice = $derived.by(() => {
    const fitting = this.#voices.filter((voice) => voice.lang.toLowerCase().startsWith(speech.language));
    return fitting.find((voice) => voice.default) ?? fitting.find((voice) => voice.localService) ?? fitting[0];
  });

  /** Whether there is anything to switch on or off. */
  get possible(): boolean {
    return preferences.sound && this.#voice !== undefined;
  }

  say(text: string): void {
    if (!text || !this.wanted || !this.possible || document.hidden) return;
    this.#waiting = [...this.#waiting, text].slice(-MOST_WAITING);
    this.#next();
  }

  hush(): void {
    this.#waiting = [];
    this.#speaking = false;
    if ("speechSynthesis" in window) speechSynthesis.cancel();
  }

  #next(): void {
    const voice = this.#voice;
    const text = this.#speaking || !voice ? undefined : this.#waiting.shift();
    if (!voice || text === undefined) return;
    const words = new SpeechSynthesisUtterance(text);
    Object.assign(words, { voice, lang: voice.lang, rate: RATE });
    words.onend = words.onerror = () => {
      this.#speaking = false;
      this.#next();
    };
    this.#speaking = true;
    speechSynthesis.speak(words);
  }
}

export const voice = new Voice();
