import { afterEach, expect, test, vi } from "vitest";
import type { ReviewedStep, ReviewTold } from "../house/api";
import { lines, marks, scale, type Frame } from "./chart";
import { Review } from "./review.svelte";

const FRAME: Frame = { width: 300, height: 120, left: 40, right: 60, top: 10, bottom: 10, label: 17 };

const step = (chances: number[], cost: number | null = null): ReviewedStep => ({
  seat: cost === null ? null : 0,
  text: "",
  chances,
  luck: chances.map(() => null),
  decision: cost === null ? null : { seat: 0, played: "a", best: "b", cost, candidates: [], reasons: [] },
});

const told = (more: Partial<ReviewTold> = {}): ReviewTold => ({
  state: "done",
  progress: 1,
  total: 3,
  game: "gonuts",
  options: { players: 3 },
  measure: "win",
  exact: true,
  sizes: { inaccuracy: 0.02, mistake: 0.05, blunder: 0.1 },
  start: [0.4, 0.3, 0.3],
  steps: [step([0.4, 0.3, 0.3], 0.01), step([0.3, 0.4, 0.3], 0.06), step([0, 0.5, 0.5], 0.3)],
  summary: { seats: [], moments: [{ step: 1, seat: 1, kind: "lucky", change: 0.2, reasons: [] }] },
  code: null,
  sentence: "",
  details: {},
  ...more,
});

/** A house that gives these answers, one after the other. */
function house(...answers: ReviewTold[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`);
    if (method === "DELETE") return Promise.resolve(new Response(null, { status: 204 }));
    return Promise.resolve(Response.json(answers.shift()));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("names stand apart, chances go from the floor to the top, and mistakes lie on the line of who made them", async () => {
  house(told());
  const review = new Review("t");
  await review.begin();
  const at = scale(review, 3, FRAME);
  const drawn = lines(review, at, FRAME);
  const labels = drawn.map(({ label }) => label).sort((one, other) => one - other);
  expect(labels[1]! - labels[0]!).toBeGreaterThanOrEqual(FRAME.label);
  expect(labels[2]! - labels[1]!).toBeGreaterThanOrEqual(FRAME.label);
  expect(drawn[0]!.points.at(-1)).toEqual([240, 110]);
  expect(marks(review, at).map(({ step, mark, y }) => [step, mark, y === at.y(review.chances(step)![0]!)])).toEqual([
    [1, "lucky", false],
    [2, "mistake", true],
    [3, "blunder", true],
  ]);
});

test("points lie between round numbers", async () => {
  house(told({ measure: "points", start: [212], steps: [step([180]), step([199])], total: 2 }));
  const review = new Review("t");
  await review.begin();
  expect(scale(review, 2, FRAME).ticks).toEqual([180, 190, 200, 210, 220]);
});

test("a review comes in parts, each after the last, and one that is stopped is told so and gone on with", async () => {
  const [first, ...rest] = told().steps;
  const asked = house(
    told({ state: "working", progress: 1, steps: [first!], summary: null }),
    told({ state: "working", progress: 0.5, steps: [], summary: null }),
    told({ steps: rest }),
  );
  const review = new Review("t");
  const begun = review.begin();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  review.stop();
  await begun;
  expect([review.state, review.steps.length]).toEqual(["stopped", 1]);
  await review.begin();
  expect(review.state).toBe("done");
  expect(review.steps).toHaveLength(3);
  expect(asked).toEqual([
    "GET /api/tables/t/review?after=0",
    "GET /api/tables/t/review?after=1",
    "DELETE /api/tables/t/review",
    "GET /api/tables/t/review?after=1",
  ]);
  expect(review.mistakes()).toEqual([2, 3]);
});
