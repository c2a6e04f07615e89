/** Chances and means as a language writes them. The mirror of `dicehouse/texts/numbers.py`. */

const percent = (language: string, digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Shares of 1 as percents: with as few digits as tell those of one sentence apart, and never from 0 and 1. */
export function percents(shares: [string, number][], language: string): Record<string, string> {
  for (const digits of [0, 1]) {
    const format = percent(language, digits);
    const written = shares.map(([name, share]): [string, string] => [name, format.format(share)]);
    const ends = [format.format(0), format.format(1)];
    const different =
      new Set(written.map(([, text]) => text)).size >= new Set(shares.map(([, share]) => share.toFixed(3))).size;
    const open = written.every(([, text], place) => !ends.includes(text) || [0, 1].includes(shares[place]![1]));
    if (different && open) return Object.fromEntries(written);
  }
  const format = percent(language, 1);
  const bounded = (share: number): string => {
    if (share > 0 && share < 0.0005) return `<${format.format(0.001)}`;
    return share >= 0.9995 && share < 1 ? `>${format.format(0.999)}` : format.format(share);
  };
  return Object.fromEntries(shares.map(([name, share]) => [name, bounded(share)]));
}

/** A number with one digit after the point at most. */
export const mean = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
