/** The curve of a game as lines of an SVG drawing; the same numbers for the page and for the picture. */
import type { Curve } from "../house/api";

export interface Line {
  seat: number;
  points: { x: number; y: number }[];
}

/** How a line is dashed and marked, so that nobody needs colours to tell two apart. */
export const DASHES = ["", "9 5", "2 5", "12 4 2 4", "5 3", "1 7", "14 6", "8 3 2 3 2 3", "3 8"];
export const COLOURS = [
  "--curve-1",
  "--curve-2",
  "--curve-3",
  "--curve-4",
  "--curve-5",
  "--curve-1",
  "--curve-2",
  "--curve-3",
  "--curve-4",
];

/** The lines in a box of this size; steps are spread evenly, so that quick and slow stretches read alike. */
export function lines(curve: Curve, width: number, height: number): Line[] {
  const all = curve.values.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(low + 1, ...all);
  const last = Math.max(1, curve.steps.length - 1);
  return curve.values.map((values, seat) => ({
    seat,
    points: values.map((value, place) => ({
      x: (place / last) * width,
      y: height - ((value - low) / (high - low)) * height,
    })),
  }));
}

export function path(line: Line): string {
  return line.points.map(({ x, y }, place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** A small mark of its own for each seat: circle, square, triangle, diamond, cross. */
export function mark(seat: number, x: number, y: number, size = 5): string {
  const s = size;
  switch (seat % 5) {
    case 0:
      return `M${x - s} ${y}a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0z`;
    case 1:
      return `M${x - s} ${y - s}h${2 * s}v${2 * s}h${-2 * s}z`;
    case 2:
      return `M${x} ${y - 1.2 * s}L${x + 1.2 * s} ${y + s}H${x - 1.2 * s}z`;
    case 3:
      return `M${x} ${y - 1.3 * s}L${x + 1.3 * s} ${y}L${x} ${y + 1.3 * s}L${x - 1.3 * s} ${y}z`;
    default:
      return `M${x - s} ${y - s}L${x + s} ${y + s}M${x + s} ${y - s}L${x - s} ${y + s}`;
  }
}
