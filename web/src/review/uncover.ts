/** Bring what a scene lights up into sight, where the step or the controls of a review lie over the table. */
const MARGIN = 10;

function uncover(room: HTMLElement): void {
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

/** The same for everything that is lit from now on: a scene may first lay out what was better, and then light a button. */
export function keepUncovered(room: HTMLElement): () => void {
  let lit: Element | null = null;
  const look = (): void => {
    const now = room.querySelector("main .wanted");
    if (now !== lit) uncover(room);
    lit = now;
  };
  const observer = new MutationObserver(look);
  observer.observe(room, { subtree: true, childList: true, attributeFilter: ["class"] });
  look();
  return () => observer.disconnect();
}
