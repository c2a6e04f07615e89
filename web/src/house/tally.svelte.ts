/**
 * What somebody counts by tapping while everybody throws, for each table and each time anew. A page that is drawn for
 * another player, or loaded again, goes on where it was.
 */
import { SvelteMap } from "svelte/reactivity";

import type { TableState } from "./table_state.svelte";

const KEPT = "dicehouse-tally";

const tallies = new SvelteMap<string, number>(kept());

function kept(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

/** One count: of a table, since it began. */
export class Tally {
  private readonly key: string;

  constructor(
    table: TableState,
    /** The highest number there can be. */
    private readonly most: number,
  ) {
    const { counting } = table.info(table.game);
    const began = table.history.findLast(({ events }) => events.some(({ tag }) => counting.includes(tag)));
    this.key = `${table.id} ${began?.number ?? 0}`;
  }

  get count(): number {
    return Math.min(tallies.get(this.key) ?? 0, this.most);
  }

  set(count: number): void {
    tallies.set(this.key, Math.min(Math.max(count, 0), this.most));
    try {
      sessionStorage.setItem(KEPT, JSON.stringify([[this.key, this.count]]));
    } catch {
      // a browser that keeps nothing counts all the same
    }
  }
}
