/**
 * Personal bests and results against each opponent, kept in this browser only. Every game counts once; what is kept is
 * bounded, and gone when the visitor forgets everything.
 */
const PLACE = "dicehouse-results";
const VERSION = 1;
const MOST_GAMES = 300;
const MOST_RIVALS = 200;
const MOST_BESTS = 200;

interface Score {
  name: string;
  won: number;
  lost: number;
  drawn: number;
  at: number;
}

interface Best {
  best: number;
  /** The game it is from. */
  table: string;
  /** What it was better than; null for the first game that was counted. */
  earlier: number | null;
  at: number;
}

interface Kept {
  version: number;
  /** The tables that were counted, newest first. */
  games: string[];
  /** By game, options and feat. */
  bests: Record<string, Best>;
  /** By game and opponent. */
  rivals: Record<string, Score>;
}

/** A finished game as it counts here. */
export interface Finished {
  table: string;
  game: string;
  /** What makes games comparable: their options. */
  options: Record<string, unknown>;
  feats: Record<string, number>;
  /** Everybody else: who they are, what they are called, and whether the visitor finished before (1) or after (-1). */
  rivals: { key: string; name: string; against: number }[];
}

export interface Counted {
  bests: { feat: string; value: number; best: number; isNew: boolean }[];
  rivals: Score[];
}

/** Count a game, once, and say what stands now. */
export function count(game: Finished, now = Date.now()): Counted {
  const kept = read();
  const known = kept.games.includes(game.table);
  const bests = Object.entries(game.feats).map(([feat, value]) => {
    const key = bestKey(game, feat);
    const before = kept.bests[key];
    if (!known && (!before || value > before.best))
      kept.bests[key] = { best: value, table: game.table, earlier: before?.best ?? null, at: now };
    const held = kept.bests[key];
    return { feat, value, best: held?.best ?? value, isNew: held?.table === game.table && held.earlier !== null };
  });
  const rivals = game.rivals.map(({ key, name, against }) => {
    const place = `${game.game}/${key}`;
    const score = kept.rivals[place] ?? { name, won: 0, lost: 0, drawn: 0, at: now };
    if (known) return { ...score, name };
    const next = { ...score, name, at: now };
    if (against > 0) next.won += 1;
    else if (against < 0) next.lost += 1;
    else next.drawn += 1;
    kept.rivals[place] = next;
    return next;
  });
  if (!known) {
    kept.games = [game.table, ...kept.games].slice(0, MOST_GAMES);
    kept.rivals = newest(kept.rivals, MOST_RIVALS);
    kept.bests = newest(kept.bests, MOST_BESTS);
    write(kept);
  }
  return { bests, rivals };
}

/** The visitor's best so far in games like this one; null: none was counted. */
export function bestOf(game: Pick<Finished, "game" | "options">, feat: string): number | null {
  return read().bests[bestKey(game, feat)]?.best ?? null;
}

function bestKey(game: Pick<Finished, "game" | "options">, feat: string): string {
  const options = Object.entries(game.options).filter(([key]) => key !== "first");
  return `${game.game}/${feat}/${JSON.stringify(options.sort(([one], [other]) => one.localeCompare(other)))}`;
}

function newest<T extends { at: number }>(all: Record<string, T>, most: number): Record<string, T> {
  return Object.fromEntries(
    Object.entries(all)
      .sort(([, one], [, other]) => other.at - one.at)
      .slice(0, most),
  );
}

function read(): Kept {
  const fresh: Kept = { version: VERSION, games: [], bests: {}, rivals: {} };
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Partial<Kept> | null;
    return kept?.version === VERSION ? { ...fresh, ...kept } : fresh;
  } catch {
    return fresh;
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // a private window without storage: nothing is kept
  }
}
