/** The chances of everybody over a game, as lines of a drawing; the same for the page and for the picture. */
import type { Review } from "./review.svelte";
import type { Mark } from "./marks";

export interface Frame {
  width: number;
  height: number;
  /** Room at the edges, for numbers and names. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Names at the ends of lines stand no closer than this. */
  label: number;
}

export interface Scale {
  x: (step: number) => number;
  y: (value: number) => number;
  /** Values that get a line across. */
  ticks: number[];
}

export interface Drawn {
  seat: number;
  points: [number, number][];
  /** Where its name stands. */
  label: number;
}

export interface Placed {
  step: number;
  seat: number;
  mark: Mark;
  x: number;
  y: number;
}

/** Where steps and values lie: chances from 0 to 1, points between round numbers around all of them. */
export function scale(review: Review, steps: number, frame: Frame): Scale {
  const { width, height, left, right, top, bottom } = frame;
  const [low, high, ticks] = review.measure === "win" ? ([0, 1, [0, 0.5, 1]] as const) : rounds(review);
  return {
    x: (step) => left + (step / Math.max(1, steps)) * (width - left - right),
    y: (value) => height - bottom - ((value - low) / (high - low)) * (height - top - bottom),
    ticks: [...ticks],
  };
}

function rounds(review: Review): [number, number, number[]] {
  const all = [...review.start, ...review.steps.flatMap((step) => step.chances)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const unit = [10, 20, 50, 100, 200, 500].find((one) => (most - least) / one <= 4) ?? 1000;
  const low = Math.floor(least / unit) * unit;
  const high = Math.max(low + unit, Math.ceil(most / unit) * unit);
  return [low, high, Array.from({ length: Math.round((high - low) / unit) + 1 }, (_, place) => low + place * unit)];
}

export function lines(review: Review, at: Scale, frame: Frame): Drawn[] {
  const ends = review.start.map((begin, seat) => {
    const values = [begin, ...review.steps.map((step) => step.chances[seat] ?? 0)];
    const points = values.map((value, step): [number, number] => [at.x(step), at.y(value)]);
    return { seat, points, label: points.at(-1)![1] };
  });
  spread(ends, frame);
  return ends;
}

/** Move names apart that would lie over each other. */
function spread(ends: Drawn[], { top, height, bottom, label }: Frame): void {
  const sorted = ends.toSorted((one, other) => one.label - other.label);
  let least = top;
  for (const one of sorted) least = (one.label = Math.max(one.label, least)) + label;
  let most = height - bottom;
  for (const one of sorted.toReversed()) most = (one.label = Math.min(one.label, most)) - label;
}

export function path(points: [number, number][]): string {
  return points.map(([x, y], place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Mistakes on the lines of those who made them, and the strokes of luck and fate that made the game. */
export function marks(review: Review, at: Scale): Placed[] {
  const placed = (step: number, seat: number, mark: Mark): Placed => ({
    step,
    seat,
    mark,
    x: at.x(step),
    y: at.y(review.step(step)?.chances[seat] ?? 0),
  });
  const errors = review.mistakes().map((step) => placed(step, review.step(step)!.decision!.seat, review.size(step)!));
  const moments = review.told?.summary?.moments ?? [];
  const luck = moments
    .filter(({ kind }) => kind === "lucky" || kind === "unlucky" || kind === "decided")
    .map(({ step, seat, kind }) => placed(step, seat, kind));
  return [...luck, ...errors];
}
