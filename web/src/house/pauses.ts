/** How long the page takes to show something: as long as a scene wishes, and shorter for those in a hurry. */
import { stillness } from "../lib/stillness.svelte";
import { preferences } from "./preferences.svelte";

const TEMPOS = { calm: 1, quick: 0.5, instant: 0 };
/** What the page takes of its time where nothing moves, and where it has to catch up. */
const STILL = 0.4;
const BEHIND = 0.3;

export class Pauses {
  private skipped: (() => void) | null = null;

  /** A wish in ms as it is fulfilled here; 0: not at all. `behind`: more is waiting to be shown; `full`: all the same. */
  length(wish: number, behind: boolean, full = false): number {
    const share = full ? 1 : Math.min(stillness.wanted ? STILL : 1, behind ? BEHIND : 1);
    const ms = document.hidden ? 0 : wish * TEMPOS[preferences.tempo] * share;
    return ms < 1 ? 0 : ms;
  }

  /** Let so many ms pass, or fewer where somebody skips them. */
  async rest(ms: number): Promise<void> {
    if (!ms) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.skipped = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.skipped = null;
  }

  skip(): void {
    this.skipped?.();
  }
}
