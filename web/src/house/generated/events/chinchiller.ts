// Written by scripts/typescript.py from the structs of the server: `make types-ts` writes it anew.

/** What can happen: the fields of each text by its first word. */
export interface Events {
  /** The starting player was drawn or is known. */
  starts: {
    seat: number;
  };
  /** Another game of a series begins. */
  game: {
    /** 1 for the first. */
    number: number;
    games: number;
  };
  /** A player's turn begins. */
  turn: {
    seat: number;
    blind: boolean;
  };
  /** Dice landed. */
  rolled: {
    seat: number;
    /** Both dice, as they lie now. */
    faces: string[] | null;
    /** Those that were rolled: 0, 1 or both. */
    dice: number[] | null;
    seen_by: number[] | null;
  };
  /** A player took sand from the supply; the amount is public. */
  took: {
    seat: number;
    amount: number;
  };
  /** The supply ran out, and every player returned the same amount. */
  returned: {
    amount: number;
  };
  /** A player closed an eye. */
  eye: {
    seat: number;
    closed: number;
  };
  /** The announcer told a blind player what they have rolled. */
  claimed: {
    announcer: number;
    seat: number;
    amount: number;
  };
  /** The blind player believed it. */
  accepted: {
    seat: number;
  };
  /** The blind player challenged: they and all who can see are shown the roll; the sum is public. */
  challenged: {
    seat: number;
    faces: string[] | null;
    amount: number;
    truthful: boolean;
    seen_by: number[] | null;
  };
  /** Sand went from a player to a player. */
  paid: {
    payer: number;
    receiver: number;
    amount: number;
    /** How much of it the payer lacked and the supply gave. */
    supplied: number | null;
    seen_by: number[] | null;
  };
  /** All players are blind: eyes open, the piles are counted. */
  ended: {
    winner: number;
    piles: number[];
  };
  /** The last game of a series is over. */
  series: {
    winners: number[];
    totals: number[];
  };
}

/** What can be done: the fields of each text by its first word. */
export interface Actions {
  /** Stop, and take the sand that shows. */
  take: Record<string, never>;
  /** Roll every die that shows sand again. */
  reroll: Record<string, never>;
  /** Announce to a blind player what they have rolled, truthfully or not. */
  claim: {
    amount: number;
  };
  /** Believe what your neighbour says. */
  accept: Record<string, never>;
  /** Open your eyes for a moment and look. */
  challenge: Record<string, never>;
}

/** The table. For a blind player, and for a spectator while anybody is blind, piles, supply and dice are null. */
export interface ChinchillerView {
  viewer: number;
  actors: number[];
  /** The seats whose dice are due. */
  throwers: number[];
  /** The names of the dice that are due, where this viewer will see how they land. */
  due: string[];
  /** How many eyes each player has closed. */
  closed: number[];
  turn: number | null;
  /** The seat that announces a blind player's roll; null in the turn of a player who sees. */
  announcer: number | null;
  /** What was said to the blind player. */
  claim: number | null;
  /** The dice as they lie; empty before the first roll of a turn. */
  faces: string[] | null;
  /** Which of the two dice are in the air. */
  rolling: number[] | null;
  piles: number[] | null;
  supply: number | null;
  /** The number of the game in a series, from 1. */
  game: number;
  games: number;
  /** The sand of the finished games of a series. */
  totals: number[];
  winners: number[];
  /** The seats with both eyes closed, in the order in which they became blind. */
  blind: number[];
}

/** What a table goes on showing of events, although no view has it. */
export interface Remembered {
  last_faces: string[] | null;
}
