/** How many tables a page keeps: finished ones make room, those that were played longest ago first. */
export const MOST_TABLES = 200;

interface Known {
  phase?: string;
  times?: number[];
}

/** The names of tables that make room. */
export function superfluous(kept: Map<string, string>, most = MOST_TABLES): string[] {
  if (kept.size <= most) return [];
  const over: { name: string; at: number }[] = [];
  for (const [name, text] of kept) {
    try {
      const { phase, times } = JSON.parse(text) as Known;
      if (phase === "over") over.push({ name, at: times?.at(-1) ?? 0 });
    } catch {
      // damaged: it stays as it is, for somebody who can mend it
    }
  }
  over.sort((one, two) => one.at - two.at);
  return over.slice(0, kept.size - most).map(({ name }) => name);
}
