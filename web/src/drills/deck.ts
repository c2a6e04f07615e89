/** The deck: positions come back when they are nearly forgotten, as FSRS says. */
import { createEmptyCard, fsrs, Rating, type Card as Memory } from "ts-fsrs";
import { api, type Position } from "../house/api";
import { read, write, type Card, type Schedule } from "./kept";

/** A wrong answer comes back in ten minutes, a right one in days. */
const scheduler = fsrs({ learning_steps: ["10m"], relearning_steps: ["10m"], enable_fuzz: false });

function stored(card: Memory): Schedule {
  return {
    due: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduled_days: card.scheduled_days,
    learning_steps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    last_review: card.last_review?.getTime() ?? null,
  };
}

function taken({ last_review, ...schedule }: Schedule): Memory {
  const last = last_review === null ? {} : { last_review: new Date(last_review) };
  return { ...schedule, ...last, due: new Date(schedule.due), elapsed_days: 0 };
}

const fresh = (position: Position, now: number): Card => ({
  position,
  schedule: stored(createEmptyCard(new Date(now))),
});

/** Take in positions of a table that are not there yet; how many are new. A table gives its mistakes once. */
export function add(table: string, positions: Position[], now = Date.now()): number {
  const kept = read();
  if (kept.tables.includes(table)) return 0;
  const known = new Set(kept.cards.map(({ position }) => position.id));
  const news = positions.filter(({ id }) => !known.has(id));
  kept.cards.push(...news.map((position) => fresh(position, now)));
  kept.tables.unshift(table);
  write(kept);
  return news.length;
}

/** Have the mistakes of a seat in a reviewed game come back as drills; how many are new. */
export async function addMistakes(table: string, seat: number): Promise<number> {
  if (read().tables.includes(`${table}/${seat}`)) return 0;
  const { state, positions } = await api.mistakes(table, seat);
  return state === "done" ? add(`${table}/${seat}`, positions) : 0;
}

/** The first answer to a position: it comes back later. A puzzle joins the deck when it was answered wrong. */
export function answer(position: Position, right: boolean, now = Date.now()): void {
  const kept = read();
  let card = kept.cards.find((one) => one.position.id === position.id);
  if (!card && !right) {
    card = fresh(position, now);
    kept.cards.push(card);
  }
  if (card) card.schedule = stored(scheduler.next(taken(card.schedule), now, right ? Rating.Good : Rating.Again).card);
  if (right && position.source === "puzzle")
    kept.solved = [position.id, ...kept.solved.filter((id) => id !== position.id)];
  write(kept);
}

/** No longer practise a position. */
export function putAway(id: string): void {
  const kept = read();
  kept.cards = kept.cards.filter(({ position }) => position.id !== id);
  write(kept);
}
