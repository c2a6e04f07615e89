/** The story of a finished game, put into the language of the page. */
import type { Story } from "../house/api";
import type { TableStore } from "../house/table.svelte";
import { plain, readItem } from "../texts/words";

/** What the points of a game are called: acorns, sand, dice. */
export function measure(table: TableStore): string {
  return table.say(table.texts?.has("measure") ? "measure" : "web-score");
}

/** The sentences, each with the step it is about. */
export function sentences(table: TableStore, story: Story): { at: number; text: string }[] {
  const forms = table.info(table.game).story;
  return story.lines.map(({ at, fact }) => ({ at, text: table.words?.fact(readItem(fact, forms), forms) ?? "" }));
}

/** The chapters, each with the step that began it. */
export function headings(table: TableStore, story: Story): { at: number; text: string }[] {
  const forms = table.info(table.game).events;
  return story.chapters.map(({ at, event }) => ({ at, text: plain(table.sentence(readItem(event, forms))).text }));
}

/** Who won, in a sentence. */
export function headline(table: TableStore): string {
  const scores = table.shown.outcome?.scores ?? [];
  if (scores.length === 1) return table.say("score-alone", { score: scores[0]! });
  if (table.winners.length === 1 && table.winners[0] === table.you) return table.say("winner-you");
  const names = table.winners.map((seat) => table.name(seat)).join(", ");
  return table.say(table.winners.length > 1 ? "winner-many" : "winner-one", { names });
}
