/**
 * The languages of the house, and where their texts are. It needs nothing of the framework: begin.ts asks for texts
 * before that is there.
 */
import { stored } from "../house/stored";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;
/** Texts by the paths of their files. */
type Sources = () => Promise<{ default: Record<string, string> }>;

/** All texts of a language. */
export const whole: Record<Language, Sources> = {
  en: () => import("./languages/en"),
  de: () => import("./languages/de"),
  fr: () => import("./languages/fr"),
  es: () => import("./languages/es"),
  nl: () => import("./languages/nl"),
};

/** Those of them that the home page shows at once (first_texts.ts): a tenth, so that a slow line brings them early. */
export const first: Record<Language, Sources> = {
  en: () => import("./languages/first_en"),
  de: () => import("./languages/first_de"),
  fr: () => import("./languages/first_fr"),
  es: () => import("./languages/first_es"),
  nl: () => import("./languages/first_nl"),
};

/** The language that was chosen, or that of the browser, as far as the house speaks it. */
export function wished(): Language {
  const chosen = stored()["language"];
  for (const wish of [chosen, ...(navigator.languages ?? [navigator.language])]) {
    const language = typeof wish === "string" ? wish.split("-")[0]!.toLowerCase() : "";
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}
