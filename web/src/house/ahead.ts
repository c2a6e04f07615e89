/** Taking part in mixing the dice of the next game while the visitor still looks at the result of this one. */
import { Connection } from "./connection";
import type { Moment } from "./protocol";
import { Witness } from "./witness";

/** Whoever goes on to the next game at once does it there. */
const PAUSE = 1000;

/** Pledge and reveal for a seat until its game begins; gives what ends it. */
export function mixAhead(table: string, token: string): () => void {
  let stop = (): void => {};
  const timer = setTimeout(() => (stop = attend(table, token)), PAUSE);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function attend(table: string, token: string): () => void {
  const connection = new Connection(table, token);
  const witness = new Witness(table);
  let seat: number | null = null;
  let open = true;
  function stop(): void {
    if (!open) return;
    open = false;
    connection.close();
    witness.close();
  }
  function contribute(now: Moment): void {
    if (now.phase !== "open") stop();
    else void witness.contribute(now, seat, (saying) => connection.say(saying));
  }
  connection.open(
    (message) => {
      if (message.say === "welcome") {
        seat = message.seat;
        witness.greet(message);
        contribute(message.now);
      } else if (message.say === "news") {
        witness.hear(message.told);
        contribute(message.now);
      }
    },
    (state) => state.is === "gone" && stop(),
  );
  return stop;
}
