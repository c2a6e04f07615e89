/** How dice fly: from the hand that throws them to where they lie. */
import type { Air } from "../house/table.svelte";

/** How long dice are in the air, in ms. */
export const FLIGHT = 760;
/** The shortest flight of one die, as a share of the whole: dice do not land like soldiers. */
const SOONEST = 0.8;
/** No die comes from farther away, in px. */
const FARTHEST = 420;

/** Where a die comes from, in px from where it will lie: the visitor's from below, those of others from their plate. */
function origin(die: Element, { seat, mine }: Air): { x: number; y: number } {
  const here = die.getBoundingClientRect();
  const scene = die.closest(".scene");
  const plate = mine ? null : scene?.querySelector(`[data-seat="${seat}"]`);
  const from = (plate ?? scene)?.getBoundingClientRect() ?? here;
  const x = from.left + from.width / 2 - here.left - here.width / 2;
  const y = (plate ? from.top + from.height / 2 : from.bottom) - here.top - here.height / 2;
  const share = Math.min(1, FARTHEST / (Math.hypot(x, y) || 1));
  return { x: x * share, y: y * share };
}

const rand = (most: number): number => (Math.random() * 2 - 1) * most;

/** Throw a die: it comes out of the hand, bounces where it will lie, and settles; gives how long its own flight takes. */
export function toss(die: HTMLElement, air: Air): number {
  const { x, y } = origin(die, air);
  const duration = air.ms * (SOONEST + (1 - SOONEST) * Math.random());
  const { finished } = die.animate(
    [
      { transform: `translate(${x}px, ${y}px) rotate(${rand(90)}deg) scale(0.7)`, opacity: 0 },
      { opacity: 1, offset: 0.12 },
      {
        transform: `translate(${x * 0.12 + rand(12)}px, calc(${y * 0.12}px - 55%)) rotate(${rand(40)}deg) scale(1.06)`,
        offset: 0.5,
        easing: "ease-in",
      },
      { transform: `translate(${rand(5)}px, 0) rotate(${rand(12)}deg)`, offset: 0.74, easing: "ease-out" },
      { transform: "translate(0, -14%) rotate(0)", offset: 0.87, easing: "ease-in" },
      { transform: "translate(0, 0) rotate(0)" },
    ],
    { duration },
  );
  air.landings.push(finished);
  return duration;
}
