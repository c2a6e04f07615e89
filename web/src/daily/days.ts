/**
 * The visitor's games of the day, kept in this browser only: there are no accounts. The first table of a day counts; every
 * further one is practice. What is kept is bounded, and gone when the visitor forgets everything.
 */
import type { Comparison } from "../house/api";

const PLACE = "dicehouse-daily";
const VERSION = 1;
const MOST_DAYS = 60;
const A_DAY = 86_400_000;

/** How a game of the day ended, and what best play got. */
export interface Ended extends Pick<Comparison, "score" | "rolls"> {
  /** Missing: best play needs a house with a server, and this game was played in a page. Then `rolls` is empty. */
  best?: number;
  /** Rolls that were not used. */
  unused: number;
}

/** A day of the visitor. */
export interface Played {
  /** The date in UTC, as 2026-11-16. */
  day: string;
  /** The table that counts: the first. */
  table: string;
  /** Missing: it is not over, or this browser has not seen its end. */
  ended?: Ended;
}

/** The days the visitor played, newest first. */
export function days(): Played[] {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "null") as { version?: number; days?: Played[] } | null;
    return kept?.version === VERSION && Array.isArray(kept.days) ? kept.days : [];
  } catch {
    return [];
  }
}

export const playedOn = (day: string): Played | undefined => days().find((one) => one.day === day);

/** Whether a table is the one that counts that day; where none is known, this one is. */
export const counts = (day: string, table: string): boolean => (playedOn(day)?.table ?? table) === table;

/** Note a table of a day; the first counts. */
export function begin(day: string, table: string): void {
  if (!playedOn(day)) keep({ day, table });
}

/** Note how the game of a day ended, where it is the one that counts. */
export function finish(day: string, table: string, ended: Ended): void {
  begin(day, table);
  if (counts(day, table)) keep({ day, table, ended });
}

/** How many days in a row were played to the end, up to today, or to yesterday where today is still to come. */
export function streak(today: string): number {
  const done = new Set(days().flatMap(({ day, ended }) => (ended ? [day] : [])));
  let at = Date.parse(today);
  if (!done.has(today)) at -= A_DAY;
  let count = 0;
  for (; done.has(dateOf(at)); at -= A_DAY) count += 1;
  return count;
}

/** The date in UTC, as the house calls a day. */
export const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

function keep(one: Played): void {
  const others = days().filter(({ day }) => day !== one.day);
  const all = [one, ...others].sort((first, second) => second.day.localeCompare(first.day)).slice(0, MOST_DAYS);
  try {
    localStorage.setItem(PLACE, JSON.stringify({ version: VERSION, days: all }));
  } catch {
    // a private window without storage: nothing is kept
  }
}
