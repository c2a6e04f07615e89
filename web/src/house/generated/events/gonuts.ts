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
  /** The squirrel dice landed. */
  rolled: {
    seat: number;
    faces: string[];
    /** The points of the turn up to now. */
    points: number;
    /** How many dice are in play now. */
    dice: number;
  };
  /** The last die showed an acorn: all five are back in play. */
  allback: {
    seat: number;
  };
  /** Nothing but cars: the turn is over. */
  allcars: {
    seat: number;
    lost: number;
  };
  /** Nothing but squirrels: a Go Nuts! round starts. */
  gonuts: {
    seat: number;
    lost: number;
    dice: number;
  };
  /** The roller rolled in a Go Nuts! round. */
  shook: {
    seat: number;
    faces: string[];
    /** The acorns of the round up to now. */
    acorns: number;
  };
  /** Opponents rolled their dog dice. */
  dogs: {
    seats: number[];
    /** Those whose dog is out. */
    barked: number[];
  };
  /** All dogs are out, and the acorns of the round were counted. */
  counted: {
    seat: number;
    acorns: number;
  };
  /** Points were recorded, from a turn or from a Go Nuts! round. */
  banked: {
    seat: number;
    points: number;
    total: number;
  };
  /** The target is reached. */
  won: {
    seat: number;
    total: number;
  };
}

/** What can be done: the fields of each text by its first word. */
export interface Actions {
  /** Roll all dice that are in play. */
  roll: Record<string, never>;
  /** Record the points of the turn and end it. */
  bank: Record<string, never>;
  /** In a live Go Nuts! round: roll your dice once more. */
  shake: Record<string, never>;
  /** In a Go Nuts! round that is counted: say that your dog is out. */
  bark: Record<string, never>;
}

/** The table. */
export interface GoNutsView {
  viewer: number;
  actors: number[];
  /** The seats whose dice are due. */
  throwers: number[];
  /** The names of the dice that are due, where this viewer will see how they land. */
  due: string[];
  target: number;
  scores: number[];
  /** Whose turn it is; null before the start is drawn. */
  turn: number | null;
  /** Not yet recorded: of the turn, or of the Go Nuts! round. */
  points: number;
  /** Squirrel dice in play. */
  dice: number;
  /** In a Go Nuts! round: the opponents whose dog is not out yet. Empty outside. */
  waiting: number[];
  winner: number | null;
  /** The squirrel dice as they landed last; empty at the beginning of a turn and while they are in the air. */
  faces: string[];
}

/** What a table goes on showing of events, although no view has it. */
export interface Remembered {
  last_faces: string[];
  last_points: number;
}
