/** Phones tremble where their player allows it: for a turn, for dice that land, for a win. */
import { preferences } from "../house/preferences.svelte";

const PATTERNS = { turn: [120, 60, 120], landing: [18], win: [40, 60, 40, 60, 160] };

export function tremble(why: keyof typeof PATTERNS): void {
  // before the first tap a browser refuses, and complains
  if (preferences.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PATTERNS[why]);
}
