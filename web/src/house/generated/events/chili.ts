// Written by scripts/typescript.py from the structs of the server: `make types-ts` writes it anew.

/** What can happen: the fields of each text by its first word. */
export interface Events {
  /** The starting player was drawn or is known. */
  starts: {
    seat: number;
  };
  /** A player's turn begins. */
  turn: {
    seat: number;
  };
  /** A player rolls some dice again. */
  picked: {
    seat: number;
    dice: number[];
  };
  /** Dice landed. */
  rolled: {
    seat: number;
    /** All six, as they lie now. */
    faces: string[];
    /** Those that were rolled. */
    dice: number[];
    /** The rolls this player still has. */
    left: number;
  };
  /** A red die was turned, or turned back. */
  turned: {
    seat: number;
    die: number;
    face: string;
  };
  /** A space was filled. */
  scored: {
    seat: number;
    space: string;
    points: number;
    /** What made the points. */
    rule: string;
  };
  /** No rolls are left: the spaces that are still empty get nothing. */
  ranout: {
    seat: number;
    spaces: string[];
  };
  /** A pad is full. */
  filled: {
    seat: number;
    unused: number;
    bonus: number;
    total: number;
  };
  /** All pads are full. */
  over: {
    winners: number[];
  };
}

/** What can be done: the fields of each text by its first word. */
export interface Actions {
  /** Turn a die that just landed red to another face, or back. */
  turn: {
    die: number;
    number: number;
  };
  /** Roll some of the dice again. */
  reroll: {
    dice: number[];
  };
  /** Write the result into an empty space of the pad. */
  score: {
    space: string;
  };
}

/** The table. */
export interface ChiliView {
  viewer: number;
  actors: number[];
  /** The seats whose dice are due. */
  throwers: number[];
  /** The names of the dice that are due, where this viewer will see how they land. */
  due: string[];
  /** The names on the pad, as the edition prints them. */
  spaces: string[];
  /** Each player's ten spaces; null is empty. */
  pads: (number | null)[][];
  /** Each player's unused rolls. */
  left: number[];
  /** Each player's points; the bonus for unused rolls comes in when the pad is full. */
  totals: number[];
  turn: number | null;
  /** The six dice as they lie; empty between turns. */
  faces: string[];
  /** The dice that are in the air. */
  rolling: number[];
  /** Dice that landed red in the last roll and may be turned. */
  turnable: number[];
  winners: number[];
  /** What unused rolls brought each player; null until the pad is full. */
  bonuses: (number | null)[];
}
