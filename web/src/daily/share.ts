/** A game of the day to hand on: how it went, and nothing of the dice or the pad. */
import type { Comparison } from "../house/api";
import { speech, t } from "../texts/texts.svelte";
import type { Ended } from "./days";

/** How a roll was used; `unused` for those that were left. */
export type Mark = Comparison["rolls"][number] | "unused";

export const MARKS: readonly Mark[] = ["fine", "inaccuracy", "mistake", "blunder", "unused"];
/** Told apart by their shapes, not by their colours alone. */
const SIGNS: Record<Mark, string> = { fine: "🟢", inaccuracy: "🔸", mistake: "🔶", blunder: "❌", unused: "⬜" };
const A_ROW = 10;

/** The marks of all rolls, ten in a row; none where nobody judged them. */
export function rowsOf({ rolls, unused }: Ended): Mark[][] {
  const all: Mark[] = rolls.length ? [...rolls, ...Array<Mark>(unused).fill("unused")] : [];
  return Array.from({ length: Math.ceil(all.length / A_ROW) }, (_, row) => all.slice(row * A_ROW, (row + 1) * A_ROW));
}

/** What a mark is called. */
export function markName(mark: Mark): string {
  if (mark === "fine") return t("web-daily-mark-fine");
  return mark === "unused" ? t("web-daily-mark-unused") : t(`coach-${mark}`);
}

/** A day in the language of the page: 16 November, or with the year. */
export function sayDay(day: string, year = false): string {
  const format = new Intl.DateTimeFormat(speech.language, {
    day: "numeric",
    month: "long",
    ...(year ? { year: "numeric" } : {}),
    timeZone: "UTC",
  });
  return format.format(Date.parse(day));
}

/** More or fewer points than best play, with a sign. */
const difference = (score: number, best: number): string =>
  new Intl.NumberFormat(speech.language, { signDisplay: "exceptZero" }).format(score - best);

/** A finished day in a line. */
export function sayEnded({ score, best }: Ended): string {
  if (best === undefined) return t("web-daily-score", { score });
  return t("web-daily-day", { score, best, difference: difference(score, best) });
}

/** A few lines for any chat. */
export function shareText(day: string, ended: Ended, address: string): string {
  return [
    t("web-daily-shared", { date: sayDay(day, true), score: ended.score }),
    ...(ended.best === undefined
      ? []
      : [t("web-daily-shared-best", { best: ended.best, difference: difference(ended.score, ended.best) })]),
    ...rowsOf(ended).map((row) => row.map((mark) => SIGNS[mark]).join("")),
    address,
  ].join("\n");
}
