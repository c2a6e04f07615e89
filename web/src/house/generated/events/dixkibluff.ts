// Written by scripts/typescript.py from the structs of the server: `make types-ts` writes it anew.

/** What can happen: the fields of each text by its first word. */
export interface Events {
  /** The starting player was drawn or is known. */
  starts: {
    seat: number;
  };
  /** A new round; this player bets first. */
  round: {
    number: number;
    seat: number;
  };
  /** A player threw their dice under the hand. */
  thrown: {
    seat: number;
    faces: string[] | null;
    seen_by: number[] | null;
  };
  /** The winner of the last round laid their dice down as they liked. */
  placed: {
    seat: number;
    faces: string[] | null;
    seen_by: number[] | null;
  };
  /** A bet, or a raise. */
  bet: {
    seat: number;
    number: number;
    symbols: string[];
  };
  /** A player was asked and did not call DiXe! */
  passed: {
    seat: number;
  };
  /** The next player does not believe the bet. */
  doubted: {
    seat: number;
    bettor: number;
  };
  /** A player called DiXe! */
  called: {
    seat: number;
    bettor: number;
  };
  /** All hands are lifted and counted. */
  shown: {
    hands: string[][];
    symbols: string[];
    /** What each named symbol counts, Figures included. */
    counts: number[];
    number: number;
  };
  /** A player lost a die. */
  discarded: {
    seat: number;
    left: number;
  };
  /** DiXe! was right: the bettor gave the caller a die. */
  gave: {
    giver: number;
    receiver: number;
  };
  /** A player has no dice left. */
  out: {
    seat: number;
  };
  /** Only one player has dice. */
  won: {
    seat: number;
  };
}

/** What can be done: the fields of each text by its first word. */
export interface Actions {
  /** Lay one of your dice under your hand, with a face of your choice. */
  place: {
    face: string;
  };
  /** Bet that at least `number` dice show each of these symbols. */
  bet: {
    number: number;
    symbols: string[];
  };
  /** Say that the bet fails. */
  doubt: Record<string, never>;
  /** Say that the bet is exactly right. */
  dixe: Record<string, never>;
  /** Paced tables: do not call DiXe! now. */
  pass: Record<string, never>;
}

/** The table, with the hands this viewer may know. */
export interface DiXkiBluffView {
  viewer: number;
  actors: number[];
  /** The seats whose dice are due. */
  throwers: number[];
  /** The names of the dice that are due, where this viewer will see how they land. */
  due: string[];
  /** How many dice each player has; 0 is out. */
  dice: number[];
  /** What lies under each hand; null where this viewer may not know, or nothing lies there yet. */
  hands: (string[] | null)[];
  /** From 1; 0 before the first. */
  round: number;
  phase: "bet" | "call" | "draw" | "over" | "place" | "throw";
  /** Who bets next. */
  turn: number | null;
  bettor: number | null;
  number: number | null;
  /** The bet that stands. */
  symbols: string[];
  last: Showdown | null;
  winner: number | null;
  /** For each symbol named in `last` and each seat: the places of the dice in that hand that counted for it. */
  matching: number[][][];
  /** Dice told late: who doubted or called DiXe!, while the hands are lifted one after the other. */
  caller: number | null;
  dixe: boolean;
}

/** How the last round ended, for all to see. */
export interface Showdown {
  bettor: number;
  number: number;
  symbols: string[];
  /** Who doubted or called DiXe! */
  caller: number;
  dixe: boolean;
  hands: string[][];
  /** What each named symbol counted. */
  counts: number[];
  winner: number;
  /** Who lost a die, to the box or to the caller. */
  loser: number;
}

/** What a table goes on showing of events, although no view has it. */
export interface Remembered {
  covered: Record<number, number>;
  bet_numbers: Record<number, number>;
  bet_symbols: Record<number, string[]>;
}
