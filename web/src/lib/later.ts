/**
 * Work that can wait until the page has nothing better to do: one piece at a time, each in a task of its own, so that
 * nobody waits for all of it at once.
 */
const waiting: (() => void)[] = [];
/** After so many milliseconds it is done even where the page never rests. */
const LATEST = 3000;

/** Do this when there is time; gives a function that takes it back. */
export function later(work: () => void): () => void {
  if (waiting.push(work) === 1) plan();
  return () => {
    const place = waiting.indexOf(work);
    if (place >= 0) waiting[place] = () => {};
  };
}

function plan(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(next, { timeout: LATEST });
  else setTimeout(next, 50); // Safari
}

function next(): void {
  waiting[0]?.();
  waiting.shift();
  if (waiting.length) plan();
}
