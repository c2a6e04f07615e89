/** Sand that flows from one place to another: grains in the air, and how much it was. */
import { stillness } from "../../lib/stillness.svelte";

const MOST_GRAINS = 20;
const FLIGHT = 420;
const SPREAD = 240;

/** `layer` lies over the table; its grains are styled by the scene. Nothing flies where motion is not wanted. */
export function pour(layer: HTMLElement, from: Element, to: Element, amount: number): void {
  if (stillness.wanted || amount <= 0) return;
  const start = centre(from, layer);
  const way = { x: centre(to, layer).x - start.x, y: centre(to, layer).y - start.y };
  for (let grain = 0; grain < Math.min(MOST_GRAINS, 3 + amount); grain++) {
    const high = -30 - Math.random() * 40;
    const aside = (Math.random() - 0.5) * 26;
    fly(layer, "grain", start, Math.random() * SPREAD, [
      { transform: `translate(${aside}px, ${aside / 3}px)`, opacity: 0 },
      { transform: `translate(${way.x / 2 + aside}px, ${way.y / 2 + high}px)`, opacity: 1, easing: "ease-in" },
      { transform: `translate(${way.x + aside / 2}px, ${way.y}px)`, opacity: 1 },
    ]);
  }
  const chip = fly(layer, "amount", start, SPREAD / 2, [
    { transform: "translate(-50%, -50%) scale(0.600)", opacity: 0 },
    { transform: `translate(calc(${way.x / 2}px - 50%), calc(${way.y / 2 - 20}px - 50%))`, opacity: 1 },
    { transform: `translate(calc(${way.x}px - 50%), calc(${way.y}px - 50%))`, opacity: 1 },
  ]);
  chip.textContent = String(amount);
}

function fly(layer: HTMLElement, kind: string, start: Point, delay: number, keyframes: Keyframe[]): HTMLElement {
  const thing = document.createElement("span");
  thing.className = kind;
  thing.style.left = `${start.x}px`;
  thing.style.top = `${start.y}px`;
  layer.append(thing);
  thing.animate(keyframes, { duration: FLIGHT, delay, fill: "backwards", easing: "ease-out" }).finished.then(
    () => thing.remove(),
    () => thing.remove(),
  );
  return thing;
}

interface Point {
  x: number;
  y: number;
}

function centre(thing: Element, layer: HTMLElement): Point {
  const [box, frame] = [thing.getBoundingClientRect(), layer.getBoundingClientRect()];
  return { x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top };
}
