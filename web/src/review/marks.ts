/** A sign for each size of a mistake and each stroke of luck: its shape alone tells it from the others. */
export const SIZES = ["blunder", "mistake", "inaccuracy"] as const;
export type Size = (typeof SIZES)[number];
export type Mark = Size | "lucky" | "unlucky" | "decided" | "best";

/** The colour of each, a token of the page of the review. */
export const INKS: Record<Mark, string> = {
  inaccuracy: "var(--slight)",
  mistake: "var(--wrong)",
  blunder: "var(--grave)",
  lucky: "var(--luck)",
  unlucky: "var(--mishap)",
  decided: "var(--ink)",
  best: "var(--luck)",
};

/** The sign around a point: ring, diamond, cross, arrow up, arrow down, flag, tick. */
export function sign(mark: Mark, x = 0, y = 0, size = 6): string {
  const s = size;
  switch (mark) {
    case "inaccuracy":
      return `M${x - s} ${y}a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0z`;
    case "mistake":
      return `M${x} ${y - 1.25 * s}L${x + 1.25 * s} ${y}L${x} ${y + 1.25 * s}L${x - 1.25 * s} ${y}z`;
    case "blunder":
      return `M${x - s} ${y - s}L${x + s} ${y + s}M${x + s} ${y - s}L${x - s} ${y + s}`;
    case "lucky":
      return `M${x - s} ${y + 0.2 * s}L${x} ${y - s}L${x + s} ${y + 0.2 * s}M${x} ${y - s}V${y + s}`;
    case "unlucky":
      return `M${x - s} ${y - 0.2 * s}L${x} ${y + s}L${x + s} ${y - 0.2 * s}M${x} ${y + s}V${y - s}`;
    case "decided":
      return `M${x - 0.7 * s} ${y + s}V${y - s}H${x + s}L${x + 0.4 * s} ${y - 0.4 * s}L${x + s} ${y + 0.2 * s}H${x - 0.7 * s}`;
    case "best":
      return `M${x - s} ${y}L${x - 0.25 * s} ${y + 0.8 * s}L${x + s} ${y - 0.8 * s}`;
  }
}

/** Whether a sign is filled. */
export const filled = (mark: Mark): boolean => mark === "mistake" || mark === "decided";
