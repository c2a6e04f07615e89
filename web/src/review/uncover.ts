/** Bring what a scene lights up into sight, where the step or the controls of a review lie over the table. */
const MARGIN = 10;

export function uncover(room: HTMLElement): void {
  const lit = room.querySelector("main .wanted");
  const [main, controls] = [room.querySelector("main"), room.querySelector(".controls")];
  if (!lit || !main || !controls) return;
  if (getComputedStyle(main).overflowY === "auto") return lit.scrollIntoView({ block: "nearest" }); // it scrolls on its own
  const cover = room.querySelector(".foot")?.getBoundingClientRect();
  const bottom = cover?.height ? cover.top : controls.getBoundingClientRect().top;
  const { top, bottom: end } = lit.getBoundingClientRect();
  if (end > bottom - MARGIN) scrollBy(0, end - bottom + MARGIN);
  else if (top < MARGIN) scrollBy(0, top - MARGIN);
}
