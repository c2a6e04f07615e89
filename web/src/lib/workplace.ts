/** Keeps the keyboard where the player works: a control that was pressed is often gone a moment later. */
import type { Attachment } from "svelte/attachments";

const USABLE = ":not(:disabled, [aria-disabled=true])";
/** What tells that a control is the one that was there before. */
const MARKS = ["data-action", "data-key", "data-space"] as const;

/** To attach to what holds the table; it takes the focus itself (tabindex -1) while nothing can be done. */
export const workplace: Attachment<HTMLElement> = (place) => {
  let held = document.activeElement === document.body;
  let mark = "";

  function come({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || target.closest("dialog")) return; // a dialog gives the focus back
    held = place.contains(target);
    const name = held && MARKS.find((one) => target.hasAttribute(one));
    if (name) mark = `[${name}="${CSS.escape(target.getAttribute(name)!)}"]`;
  }

  let late = 0;
  let building = false;
  /** What was just built is measured by the browser anyway, before it is drawn: a focus before that would do it twice. */
  function watch(): void {
    if (place.querySelector(".unbuilt")) building = true;
    else if (!building) restore();
    else
      late ||= requestAnimationFrame(() => {
        late = setTimeout(() => {
          building = false;
          late = 0;
          restore();
        });
      });
  }

  function restore(): void {
    const active = document.activeElement;
    if (!held || (active && active !== document.body && active !== place && !active.matches(":disabled"))) return;
    if (place.querySelector(".unbuilt")) return; // nothing of it can be seen yet
    const find = (selector: string): HTMLElement | null => place.querySelector<HTMLElement>(selector + USABLE);
    const there = find("[data-primary]") ?? (mark ? find(mark) : null) ?? find("[data-action]") ?? place;
    if (there !== active) there.focus({ preventScroll: true });
  }

  const changes = new MutationObserver(watch);
  changes.observe(place, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "aria-disabled", "data-action"],
  });
  document.addEventListener("focusin", come);
  document.addEventListener("close", restore, true);
  return () => {
    changes.disconnect();
    document.removeEventListener("focusin", come);
    document.removeEventListener("close", restore, true);
  };
};
