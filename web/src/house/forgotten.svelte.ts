/** The game that was forgotten last: for a while it can be had back, with the token that keeps its seat. */
import { api } from "./api";
import { inPage } from "./mode";
import { preferences, type KeptSeat } from "./preferences.svelte";

const UNDO_WITHIN = 10_000;

class Forgotten {
  seat: KeptSeat | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  forget(seat: KeptSeat): void {
    preferences.forgetSeat(seat.table);
    this.seat = seat;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.seat = null;
      // nobody else deletes it where there is no server
      if (inPage && seat.host) api.remove(seat.table, seat.host).catch(() => {});
    }, UNDO_WITHIN);
  }

  undo(): void {
    if (this.seat) preferences.keepSeat(this.seat);
    this.seat = null;
  }
}

export const forgotten = new Forgotten();
