/** Light, dark, or as the visitor's system has it. */
import { preferences } from "../house/preferences.svelte";

const PAPER = { light: "#fbf6ec", dark: "#15130f" };
const query = matchMedia("(prefers-color-scheme: dark)");

class LampLight {
  /** Whether the device likes it dark. */
  deviceDark = $state(query.matches);
  bright = $derived(preferences.theme === "auto" ? !this.deviceDark : preferences.theme === "light");

  constructor() {
    query.addEventListener("change", () => (this.deviceDark = query.matches));
  }
}

export const lamp = new LampLight();

/** Keeps the page in the theme the visitor chose; call it once. */
export function keepTheme(): void {
  $effect.root(() => {
    $effect(() => {
      const theme = lamp.bright ? "light" : "dark";
      document.documentElement.dataset["theme"] = theme;
      document.querySelector('meta[name="theme-color"]')?.setAttribute("content", PAPER[theme]);
    });
  });
}
