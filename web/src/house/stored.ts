/** Where the browser keeps what the visitor chose (preferences.svelte.ts), for those who read it without the framework. */
export const PLACE = "dicehouse";

/** What is kept; nothing where the browser keeps nothing. */
export function stored(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
