/** The faces of the dice that are the same with all options: for the scenes, and for the check of proofs (house/dice.ts). */

export const CHINCHILLER = ["1", "3", "6", "12", "x2", "chinchiller"];

/** By die, from 1 to 6: its own number is red on it. */
export const CHILI = [1, 2, 3, 4, 5, 6].map((red) =>
  [1, 2, 3, 4, 5, 6].map((number) => (number === red ? `${number}*` : `${number}`)),
);
