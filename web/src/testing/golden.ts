/** The golden games of the Python tests (tests/golden/): their records, and how the terminal tells them in English. */
import described from "../house/generated/games.json";
import type { GameInfo } from "../house/api";
import type { Options } from "../house/protocol";

const files = import.meta.glob<string>(["../../../tests/golden/*.dicehouse", "../../../tests/golden/*.txt"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export interface Golden {
  game: string;
  options: Options;
  names: string[];
  commitment: string;
  strings: string[];
  seed: string;
  /** Every roll and action in order, with its events; the number is its place, from 1. */
  entries: { number: number; roll?: string; act?: string; seat?: number; events: string[] }[];
  /** The whole game as the terminal tells it. */
  told: string;
}

export const GAMES = described as unknown as GameInfo[];

/** A game as the house describes it. */
export function gameInfo(name: string): GameInfo {
  return GAMES.find((game) => game.name === name)!;
}

export function golden(name: string): Golden {
  const lines = files[`../../../tests/golden/${name}.dicehouse`]!.trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, never>);
  const [header, dice] = [lines[0]!, lines[1]!];
  return {
    game: name,
    options: header["options"]!,
    names: (header["seats"] as unknown as { name: string }[]).map((seat) => seat.name),
    commitment: dice["commitment"]!,
    strings: dice["strings"]!,
    seed: lines.at(-1)!["reveal"]!,
    entries: lines
      .filter((line) => "events" in line)
      .map((line, place) => ({ ...(line as object), number: place + 1 }) as Golden["entries"][number]),
    told: files[`../../../tests/golden/${name}.txt`]!,
  };
}
