/**
 * The keys of every game, in one table. A scene says which control a key presses by marking it: `data-primary` for the
 * button that is pressed most, `data-key` with a digit, a sign or a letter for the others.
 */
import { preferences } from "../house/preferences.svelte";

export interface KeyInfo {
  /** What is printed on the keys. */
  keys: string[];
  /** The text that says what they do. */
  text: string;
}

/** As the help and the documentation list them. */
export const KEYS: readonly KeyInfo[] = [
  { keys: ["Tab"], text: "web-key-tab" },
  { keys: ["Enter"], text: "web-key-enter" },
  { keys: ["R"], text: "web-key-primary" },
  { keys: ["B"], text: "web-key-second" },
  { keys: ["X"], text: "web-key-third" },
  { keys: ["1", "9"], text: "web-key-digits" },
  { keys: ["W"], text: "web-key-write" },
  { keys: ["+", "−"], text: "web-key-signs" },
  { keys: ["H"], text: "web-key-hint" },
  { keys: ["S"], text: "web-key-situation" },
  { keys: ["?"], text: "web-key-help" },
  { keys: ["Esc"], text: "web-key-escape" },
];

/** The keys of the review of a game. */
export const REVIEW_KEYS: readonly KeyInfo[] = [
  { keys: ["←", "→"], text: "web-key-step" },
  { keys: ["N", "P"], text: "web-key-mistake" },
  { keys: ["V"], text: "web-key-better" },
  { keys: ["␣"], text: "web-key-play" },
  { keys: ["?"], text: "web-key-help" },
];

/** What the page of a review does with a key. */
export interface ReviewDeeds {
  step: (by: number) => void;
  /** Go to the next mistake, or with -1 to the one before. */
  mistake: (by: number) => void;
  better: () => void;
  play: () => void;
  help: () => void;
}

/** What the page itself does with a key. */
export interface Deeds {
  hint: () => void;
  situation: () => void;
  help: () => void;
  /** Put away what lies on top of the table; says whether anything did. */
  escape: () => boolean;
}

const TYPING = "textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio])";
const USABLE = ":not(:disabled, [aria-disabled=true])";
const WORK = "main";

/** Answers a key; what is typed into a field, and what a dialog keeps for itself, is not meant for the table. */
export function press(event: KeyboardEvent, deeds: Deeds): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") {
    if (!deeds.escape()) use(`${WORK} [data-key="escape"]`);
    return;
  }
  if (!preferences.keys || (event.target instanceof Element && event.target.closest(TYPING))) return;
  const key = keyOf(event);
  if (key === "?") deeds.help();
  else if (key === "h") deeds.hint();
  else if (key === "s") deeds.situation();
  else if (key === "r") use(`${WORK} [data-primary]${USABLE}`);
  else if (/^[1-9bwx+-]$/.test(key)) use(`${WORK} [data-key="${key}"]${USABLE}`);
  else return;
  event.preventDefault();
}

/** The same in the review of a game. What has the focus and uses a key itself keeps it. */
export function pressInReview(event: KeyboardEvent, deeds: ReviewDeeds): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]") || !(event.target instanceof Element)) return;
  if (event.target.closest(TYPING)) return;
  const inside = (selector: string): boolean => (event.target as Element).closest(selector) !== null;
  if (event.key === "ArrowLeft" && !inside("input")) deeds.step(-1);
  else if (event.key === "ArrowRight" && !inside("input")) deeds.step(1);
  else if (event.key === " " && !inside("button, a, summary, input")) deeds.play();
  else if (!preferences.keys) return;
  else if (event.key === "?") deeds.help();
  else if (event.key.toLowerCase() === "n") deeds.mistake(1);
  else if (event.key.toLowerCase() === "p") deeds.mistake(-1);
  else if (event.key.toLowerCase() === "v") deeds.better();
  else return;
  event.preventDefault();
}

/** The place of a digit, not its character: digits sit on shifted keys in some countries. */
function keyOf({ code, key }: KeyboardEvent): string {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit && !/^[+?-]$/.test(key) ? digit : key.toLowerCase();
}

/** Press the control of a key, or of several the one on top, and pressed again the next; the keyboard goes on there. */
function use(selector: string): void {
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((marked) =>
    marked instanceof HTMLButtonElement ? marked : (marked.querySelector("button") ?? []),
  );
  const at = controls.findIndex((one) => one === document.activeElement);
  const control = at < 0 ? controls.at(-1) : controls[(at + 1) % controls.length];
  control?.focus({ preventScroll: true });
  control?.click();
}
