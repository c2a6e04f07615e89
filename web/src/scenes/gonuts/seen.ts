/** What lies on the table of Go Nuts! while events are played: the last view, and what the events since then tell. */
import type { View } from "../../house/protocol";
import type { Item } from "../../texts/words";

export interface Seen {
  turn: number | null;
  scores: number[];
  target: number;
  points: number;
  dice: number;
  faces: string[];
  /** In a Go Nuts! round: those whose dog is not out yet. */
  waiting: number[];
  /** Whether everybody goes nuts. */
  nuts: boolean;
}

export function see(view: View, events: Item[]): Seen {
  const waiting = view["waiting"] as number[];
  const seen: Seen = {
    turn: view["turn"] as number | null,
    scores: [...(view["scores"] as number[])],
    target: view["target"] as number,
    points: view["points"] as number,
    dice: view["dice"] as number,
    faces: view["faces"] as string[],
    waiting,
    nuts: waiting.length > 0,
  };
  for (const event of events) tell(seen, event);
  return seen;
}

function tell(seen: Seen, { tag, fields }: Item): void {
  switch (tag) {
    case "turn":
      Object.assign(seen, { turn: fields["seat"], points: 0, faces: [], nuts: false, waiting: [] });
      break;
    case "rolled":
      Object.assign(seen, {
        turn: fields["seat"],
        faces: fields["faces"],
        points: fields["points"],
        dice: fields["dice"],
      });
      break;
    case "gonuts":
      // everybody but the roller still waits for a dog
      Object.assign(seen, { nuts: true, points: 0, dice: fields["dice"] });
      seen.waiting = seen.scores.map((_, seat) => seat).filter((seat) => seat !== fields["seat"]);
      break;
    case "shook":
      Object.assign(seen, { faces: fields["faces"], points: fields["acorns"] });
      break;
    case "dogs":
      seen.waiting = seen.waiting.filter((seat) => !(fields["barked"] as number[]).includes(seat));
      break;
    case "allcars":
      seen.points = 0;
      break;
    case "banked":
      seen.scores[fields["seat"] as number] = fields["total"] as number;
      seen.points = 0;
      break;
  }
}
