/** Chili Dice as the house tells it: its view, its dice and the lines of its pad. No rule is known here. */
import type { TableStore, Choice } from "../../house/table.svelte";
import type { View } from "../../house/protocol";

export interface ChiliView extends View {
  /** The names on the pad, as the edition prints them. */
  spaces: string[];
  pads: (number | null)[][];
  left: number[];
  totals: number[];
  turn: number | null;
  faces: string[];
  turnable: number[];
  winners: number[];
}

/** The lines of the pad from top to bottom, as actions and events call them. */
export const SPACES = ["1", "2", "3", "4", "5", "6", "red", "straight", "kind", "chance"] as const;
export const DICE = [1, 2, 3, 4, 5, 6] as const;

/** The sides of each die: the number of the die is red on it. */
export const SIDES = DICE.map((die) => DICE.map((number) => (number === die ? `${number}*` : `${number}`)));

export const isRed = (face: string): boolean => face.endsWith("*");
export const numberOn = (face: string): string => face.slice(0, 1);

/** The short name of a space on the pad: in the language of the page, where the pad is not one of a foreign edition. */
export const printedName = (table: TableStore, printed: string): string =>
  table.texts?.has(`pad-${printed}`) ? table.say(`pad-${printed}`) : printed;

/** What a player should know of a space before writing into it. */
export function aboutSpace(space: string): string {
  switch (space) {
    case "red":
      return "scene-about-red";
    case "straight":
      return "scene-about-straight";
    case "kind":
      return "scene-about-kind";
    case "chance":
      return "scene-about-chance";
    default:
      return "scene-about-number";
  }
}

/** A face in words: "4", "red 3". */
export const sayFace = (table: TableStore, face: string): string =>
  isRed(face) ? table.say("scene-red-number", { number: numberOn(face) }) : numberOn(face);

/** What lies on the table: the view, and over it whatever is being played. */
export interface Lying {
  /** All six; empty between turns. */
  faces: string[];
  /** Dice in somebody's hand. */
  lifted: number[];
  pads: (number | null)[][];
  left: number[];
  totals: number[];
  /** What unused rolls brought; null until a pad is full. */
  bonuses: (number | null)[];
}

export function lying(table: TableStore): Lying {
  const view = table.shown.view as ChiliView;
  const now: Lying = {
    faces: [...view.faces],
    lifted: [],
    pads: view.pads.map((pad) => [...pad]),
    left: [...view.left],
    totals: [...view.totals],
    // the total of a full pad is more than its spaces
    bonuses: view.pads.map((pad, seat) =>
      pad.includes(null)
        ? null
        : (view.totals[seat] ?? 0) - pad.reduce<number>((sum, points) => sum + (points ?? 0), 0),
    ),
  };
  if (!table.happening) return now;
  for (const { tag, fields } of [...table.played, table.happening]) {
    const seat = fields["seat"] as number;
    const pad = now.pads[seat] ?? [];
    if (tag === "picked") now.lifted = fields["dice"] as number[];
    else if (tag === "rolled") {
      now.faces = fields["faces"] as string[];
      now.left[seat] = fields["left"] as number;
      now.lifted = [];
    } else if (tag === "turned") now.faces = now.faces.with((fields["die"] as number) - 1, fields["face"] as string);
    else if (tag === "scored") {
      pad[SPACES.indexOf(fields["space"] as never)] = fields["points"] as number;
      now.totals[seat]! += fields["points"] as number;
    } else if (tag === "filled") {
      now.totals[seat] = fields["total"] as number;
      now.bonuses[seat] = fields["bonus"] as number;
    } else if (tag === "ranout")
      for (const space of fields["spaces"] as string[]) pad[SPACES.indexOf(space as never)] = 0;
    else if (tag === "turn") now.faces = [];
  }
  return now;
}

/** The legal action that rolls exactly these dice. */
export const rollOf = (choices: Choice[], dice: number[]): Choice | undefined =>
  choices.find(({ tag, fields }) => tag === "reroll" && String(fields["dice"]) === String(dice));

export const writeOf = (choices: Choice[], space: string): Choice | undefined =>
  choices.find(({ tag, fields }) => tag === "score" && fields["space"] === space);

/** The numbers a die may be turned to now. */
export const turnsOf = (choices: Choice[], die: number): Choice[] =>
  choices.filter(({ tag, fields }) => tag === "turn" && fields["die"] === die);
