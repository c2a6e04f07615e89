/** When something comes, counted from now, in words. */
import { speech } from "../texts/texts.svelte";

const STEPS = [
  { unit: "day", ms: 86_400_000 },
  { unit: "hour", ms: 3_600_000 },
  { unit: "minute", ms: 60_000 },
] as const;

export function until(time: number, now = Date.now()): string {
  const left = Math.max(60_000, time - now);
  const { unit, ms } = STEPS.find((step) => left >= step.ms)!;
  return new Intl.RelativeTimeFormat(speech.language, { numeric: "always" }).format(Math.round(left / ms), unit);
}
