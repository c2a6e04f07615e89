/** What is handed on to others: the visitor has a name there, and is not "you". */
import type { Story } from "../house/api";
import type { TableStore } from "../house/table.svelte";
import { readItem, Words } from "../texts/words";

/** The sentences of the story as anybody may read them. */
export function publicSentences(table: TableStore, story: Story): string[] {
  const info = table.info(table.game);
  const words = new Words(table.texts!, info.actions, info.events, (seat) => table.calledByOthers(seat), null);
  return story.lines.map(({ fact }) => words.fact(readItem(fact, info.story), info.story));
}

/** Who won, with names. */
export function publicHeadline(table: TableStore): string {
  const scores = table.shown.outcome?.scores ?? [];
  if (scores.length === 1) return `${table.calledByOthers(0)}: ${table.say("score-alone", { score: scores[0]! })}`;
  const names = table.winners.map((seat) => table.calledByOthers(seat)).join(", ");
  return table.say(table.winners.length > 1 ? "winner-many" : "winner-one", { names });
}

/** A place in one line. */
export function placeLine(table: TableStore, one: Story["places"][number]): string {
  const name = table.calledByOthers(one.seat);
  if (one.rounds !== null) return table.say("place-rounds", { place: one.place, name, rounds: one.rounds });
  return table.say("place-line", { place: one.place, name, score: one.score });
}

/** The game in a few lines of text: places, and an emoji for each turn of every player. */
export function shareText(table: TableStore, story: Story, address: string): string {
  const rows = story.places.flatMap((one) => {
    const marks = story.marks[one.seat]?.join("") ?? "";
    return marks ? [placeLine(table, one), marks] : [placeLine(table, one)];
  });
  return [table.say("title"), publicHeadline(table), ...rows, address].join("\n");
}
