/**
 * What is practised, kept in this browser only: positions with their cards, puzzles that were solved, and the puzzles of
 * the days. It is bounded, has a version, and is gone when the visitor forgets everything. Home reads it, so it brings
 * along nothing that schedules.
 */
import type { Position } from "../house/api";

const PLACE = "dicehouse-drills";
const VERSION = 1;
/** So many positions are kept; those that are known best make room. */
export const MOST_CARDS = 150;
const MOST_SOLVED = 2000;
const MOST_TABLES = 300;

/** When a position comes back, and what the scheduler knows of it; times are in ms since 1970. */
export interface Schedule {
  due: number;
  stability: number;
  difficulty: number;
  scheduled_days: number;
  learning_steps: number;
  reps: number;
  lapses: number;
  state: number;
  last_review: number | null;
}

export interface Card {
  position: Position;
  schedule: Schedule;
}

/** The puzzle of a day, as the visitor answered it. */
export interface Day {
  day: string;
  right: boolean;
  /** So many days in a row it was solved at the first try, this one included. */
  streak: number;
}

export interface Kept {
  version: number;
  cards: Card[];
  /** The ids of puzzles that were solved, newest first. */
  solved: string[];
  /** The tables whose mistakes were taken in, newest first: what was put away does not come back. */
  tables: string[];
  daily: Day | null;
}

export function read(): Kept {
  const fresh: Kept = { version: VERSION, cards: [], solved: [], tables: [], daily: null };
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Partial<Kept> | null;
    return kept?.version === VERSION ? { ...fresh, ...kept } : fresh;
  } catch {
    return fresh;
  }
}

export function write(kept: Kept): void {
  kept.solved = kept.solved.slice(0, MOST_SOLVED);
  kept.tables = kept.tables.slice(0, MOST_TABLES);
  const byDue = kept.cards.sort((one, other) => one.schedule.due - other.schedule.due);
  // a full storage takes fewer
  for (let most = MOST_CARDS; most > 0; most = Math.floor(most / 2)) {
    kept.cards = byDue.slice(0, most);
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept));
      return;
    } catch {
      // fewer, then; a private window without storage keeps nothing
    }
  }
}

/** The cards that are due, longest overdue first. */
export function due(now: number, game = ""): Card[] {
  return ofGame(game).filter((card) => card.schedule.due <= now);
}

/** When the next one is due; null where there is none. */
export function nextDue(game = ""): number | null {
  return ofGame(game)[0]?.schedule.due ?? null;
}

function ofGame(game: string): Card[] {
  return read()
    .cards.filter(({ position }) => !game || position.game === game)
    .sort((one, other) => one.schedule.due - other.schedule.due);
}

/** The day before, as a date of the calendar. */
function before(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** The first answer to the puzzle of a day counts; what stands now. */
export function answerDay(day: string, right: boolean): Day {
  const kept = read();
  if (kept.daily?.day === day) return kept.daily;
  const streak = kept.daily?.day === before(day) ? kept.daily.streak : 0;
  kept.daily = { day, right, streak: right ? streak + 1 : 0 };
  write(kept);
  return kept.daily;
}

/** The streak as it stands on a day: it is lost when a day was missed. */
export function streakOn(day: string): number {
  const last = read().daily;
  return last && (last.day === day || last.day === before(day)) ? last.streak : 0;
}
