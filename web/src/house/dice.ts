/**
 * The dice of the games, written down a second time: which dice a game throws, and what its events show of them. The house
 * says the same in its proof; this is here so that nobody has to believe it. tests/web/test_dice_table.py holds it to the rules.
 */
import { CHILI, CHINCHILLER } from "../dice/bodies";
import type { Options } from "./protocol";

/** The faces of a die in their order. */
type Body = string[];

interface Book {
  bodies: (options: Options) => Record<string, Body>;
  /** Whether dice of these names may be thrown together, after the draw of who starts. */
  together: (names: string[], options: Options) => boolean;
  /** The faces that the events of a roll show, in the order of the dice; null: they lie hidden. */
  faces: (events: string[][]) => string[] | null;
}

const list = (word: string | undefined): string[] | null =>
  word === undefined || word === "-" ? null : word === "()" ? [] : word.split(",");
const times = (face: string, count: unknown): string[] => Array<string>(Number(count)).fill(face);
const only = (name: string, names: string[], most: number): boolean =>
  names.length >= 1 && names.length <= most && names.every((one) => one === name);
const of = (events: string[][], tag: string): string[] | undefined => events.find(([one]) => one === tag);

const BOOKS: Record<string, Book> = {
  gonuts: {
    bodies: ({ squirrels, acorns, cars, dogs, houses }) => ({
      squirrel: [...times("squirrel", squirrels), ...times("acorn", acorns), ...times("car", cars)],
      dog: [...times("dog", dogs), ...times("house", houses)],
    }),
    together(names, { players }) {
      const squirrels = names.filter((name) => name === "squirrel").length;
      const dogs = names.length - squirrels;
      if (!squirrels) return only("dog", names, 1);
      return (
        only("squirrel", names.slice(0, squirrels), 5) &&
        dogs < players &&
        names.slice(squirrels).every((name) => name === "dog")
      );
    },
    faces(events) {
      const rolled = list((of(events, "rolled") ?? of(events, "shook"))?.[2]) ?? [];
      const dogs = of(events, "dogs");
      const barked = list(dogs?.[2]) ?? [];
      return [...rolled, ...(list(dogs?.[1]) ?? []).map((seat) => (barked.includes(seat) ? "dog" : "house"))];
    },
  },
  chili: {
    bodies: () => Object.fromEntries(CHILI.map((faces, place) => [`chili${place + 1}`, faces])),
    together: (names) =>
      names.length > 0 &&
      names.every((name, place) => name.startsWith("chili") && (place === 0 || name > names[place - 1]!)),
    faces(events) {
      const rolled = of(events, "rolled");
      const faces = list(rolled?.[2]);
      return faces && (list(rolled?.[3]) ?? []).map((die) => faces[Number(die) - 1] ?? "");
    },
  },
  chinchiller: {
    bodies: () => ({ chinchiller: CHINCHILLER }),
    together: (names) => only("chinchiller", names, 2),
    faces(events) {
      const rolled = of(events, "rolled");
      const faces = list(rolled?.[2]);
      return faces && (list(rolled?.[3]) ?? []).map((die) => faces[Number(die)] ?? "");
    },
  },
  dixkibluff: {
    bodies: ({ faces }) => ({ dixe: [...(faces as string[])] }),
    together: (names, { players, dice }) => only("dixe", names, Number(dice) * players),
    faces: (events) => list(of(events, "thrown")?.[2]),
  },
};

/** Whether the dice of this game are known here. */
export const isKnown = (game: string): boolean => game in BOOKS;

/**
 * Whether these are the dice the rules throw.
 *
 * @param roll the number of the roll, from 0: who starts is drawn with the first, or never.
 * @param bodies the faces of each die.
 */
export function areRight(game: string, options: Options, roll: number, bodies: Body[]): boolean {
  const draws = options["first"] === "draw" && options.players > 1;
  const known = BOOKS[game]!.bodies(options);
  const seats = Array.from({ length: options.players }, (_, seat) => `${seat}`);
  if (draws && roll === 0) return bodies.length === 1 && same(bodies[0]!, seats);
  const names = bodies.map((body) => Object.keys(known).find((name) => same(known[name]!, body)) ?? "");
  return !names.includes("") && BOOKS[game]!.together(names, options);
}

/** The faces that a roll's events show, in the order of the dice; null: hidden from this viewer. */
export function shownFaces(game: string, events: string[]): string[] | null {
  const words = events.map((event) => event.split(" "));
  const draw = of(words, "starts");
  return draw ? [draw[1]!] : BOOKS[game]!.faces(words);
}

/**
 * What somebody sees of a roll that lay hidden when dice are lifted later; null: nothing.
 *
 * @param event what lifted dice: `challenged` shows the newest roll, `shown` everything that was thrown since the last time.
 * @param hidden the events of the roll that lay hidden.
 * @param newest whether it is the newest roll of all.
 */
export function liftedFaces(event: string, hidden: string[], newest: boolean): string[] | null {
  const [tag, first, faces] = event.split(" ");
  if (tag === "challenged") return newest ? list(faces) : null;
  const thrown = of(
    hidden.map((one) => one.split(" ")),
    "thrown",
  );
  return thrown ? list(first!.split("/")[Number(thrown[1])]) : null;
}

export const same = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((face, place) => face === other[place]);

/** Whether both show the same, in any order. */
export const alike = (one: string[], other: string[]): boolean => same([...one].sort(), [...other].sort());
