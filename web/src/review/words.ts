/** Numbers and choices of a review in the language of the page. */
import type { LevelEstimate, SeatSummary } from "../house/api";
import type { TableStore } from "../house/table.svelte";
import { speech, t } from "../texts/texts.svelte";
import type { Mark } from "./marks";
import type { Review } from "./review.svelte";

function format(measure: string, value: number, signed: boolean): string {
  const win = measure === "win";
  const small = Math.abs(value) < (win ? 0.095 : 9.5);
  return new Intl.NumberFormat(speech.language, {
    style: win ? "percent" : "decimal",
    maximumFractionDigits: signed && small ? 1 : 0,
    signDisplay: signed ? "exceptZero" : "auto",
  })
    .format(value)
    .replace("-", "−");
}

/** A chance to win, or points. */
export const worth = (measure: string, value: number): string => format(measure, value, false);

/** What something changed. */
export const change = (measure: string, value: number): string => format(measure, value, true);

/** A few words, with their sign. */
export interface Verdict {
  mark: Mark | null;
  text: string;
}

/** What a step was worth, in a few words with their sign; null where there is nothing to say. */
export function verdict(table: TableStore, review: Review, number: number): Verdict | null {
  const step = review.step(number);
  if (!step) return null;
  if (step.decision) {
    const { cost } = step.decision;
    const size = review.sizeOf(cost);
    if (size)
      return {
        mark: size,
        text: t("web-coach-size", { size: t(`coach-${size}`), change: change(review.measure, -cost) }),
      };
    if (cost < 1e-6) return { mark: "best", text: t("web-coach-best") };
    return { mark: "best", text: t("web-coach-good", { change: change(review.measure, -cost) }) };
  }
  return step.seat === null ? luck(table, review, step.luck) : null;
}

/** A roll: whom it brought or cost most, and how much of either. */
function luck(table: TableStore, review: Review, by: (number | null)[]): Verdict | null {
  const seen = by.flatMap((value, seat) => (value === null ? [] : [{ seat, value }]));
  const most = seen.toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value))[0];
  if (!most) return null;
  const size = review.sizeOf(Math.abs(most.value));
  const word = most.value > 0 ? "lucky" : "unlucky";
  const text = !size ? "coach-even" : size === "blunder" ? `coach-very-${word}` : `coach-${word}`;
  const blanks = { name: table.name(most.seat), luck: t(text), change: change(review.measure, most.value) };
  return { mark: size ? word : null, text: t("web-coach-roll", blanks) };
}

/** A key moment, or any mistake: whose, what it is and what it changed. */
export function momentText(
  table: TableStore,
  review: Review,
  moment: { step: number; seat: number; kind: Mark; change: number },
): string {
  const { seat, kind, change: by } = moment;
  const blanks = { name: table.name(seat), what: t(`coach-${kind}`), change: change(review.measure, by) };
  if (kind !== "decided") return t("web-coach-moment", blanks);
  const over = review.steps.length === review.told?.total && moment.step === review.steps.length;
  return t(over ? "web-coach-moment-won" : "web-coach-moment-decided", blanks);
}

/** What is heard one after the other: whatever does not end as a sentence does gets a full stop. */
export function inSentences(parts: string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?…”“»’]$/u.test(part.trimEnd()) ? part : `${part}.`))
    .join(" ");
}

/** How accurate somebody was, as a whole percentage: 100 only where nothing was given away. */
export function accuracy(language: string, { accuracy: value }: SeatSummary): string {
  const whole = value > 99.5 && value < 100 - 1e-6 ? 99 : Math.round(value);
  return new Intl.NumberFormat(language, { style: "percent" }).format(whole / 100);
}

/** The result less the luck; a chance stays one. */
export function adjusted(measure: string, { adjusted: value }: SeatSummary): string {
  return worth(measure, measure === "win" ? Math.max(0, Math.min(1, value)) : value);
}

/** The level somebody played at, and what else it may have been; where it may have been any, that it cannot be said. */
export function level({ level: likely, low, high }: LevelEstimate): string {
  const name = (one: string): string => t(`level-${one}`);
  if (low === "novice" && (high === "perfect" || high === "master")) return t("web-coach-level-unknown");
  if (low === high) return name(likely);
  return t("web-coach-level-between", { level: name(likely), low: name(low), high: name(high) });
}
