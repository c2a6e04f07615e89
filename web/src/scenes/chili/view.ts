/** Chili Dice as the house tells it: its view, its dice and the lines of its pad. No rule is known here. */
import type { TableStore, Choice } from "../../house/table.svelte";
import type { Actions } from "../../house/generated/events/chili";
import { actionOf } from "../../house/typed";

/** The lines of the pad from top to bottom, as actions and events call them. */
export const SPACES = ["1", "2", "3", "4", "5", "6", "red", "straight", "kind", "chance"] as const;
export const DICE = [1, 2, 3, 4, 5, 6] as const;

export const isRed = (face: string): boolean => face.endsWith("*");
export const numberOn = (face: string): string => face.slice(0, 1);

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

/** The legal action that rolls exactly these dice. */
export const rollOf = (choices: Choice[], dice: number[]): Choice | undefined =>
  choices.find((choice) => {
    const action = actionOf<Actions>(choice);
    return action.tag === "reroll" && String(action.fields.dice) === String(dice);
  });

export const writeOf = (choices: Choice[], space: string): Choice | undefined =>
  choices.find((choice) => {
    const action = actionOf<Actions>(choice);
    return action.tag === "score" && action.fields.space === space;
  });

/** The numbers a die may be turned to now. */
export const turnsOf = (choices: Choice[], die: number): Choice[] =>
  choices.filter((choice) => {
    const action = actionOf<Actions>(choice);
    return action.tag === "turn" && action.fields.die === die;
  });

/** The number that an action turns its die to; 0 for another action. */
export function numberOf(choice: Choice): number {
  const action = actionOf<Actions>(choice);
  return action.tag === "turn" ? action.fields.number : 0;
}
