/** The names of the bots at a table: the mirror of `dicehouse/kit/bot_nicknames.py`. */
import type { Seat } from "./protocol";
import type { Texts } from "../texts/texts.svelte";

/** A name for each bot, by their levels, in the order in which they sat down: the first of a level is its character. */
export function companyNames(texts: Texts, levels: readonly string[]): string[] {
  const spare = texts.has("bot-others") ? texts.say("bot-others").split(",") : [];
  return levels.map((level, place) => {
    const character = `bot-${level}`;
    if (texts.has(character) && levels.indexOf(level) === place) return texts.say(character);
    return spare.shift()?.trim() ?? texts.say("bot-name", { number: place + 1 });
  });
}

/** How the house calls its bots in all games of a series: the level, and a number in the order in which they came. */
const BOT_OF_THE_HOUSE = /^[a-z]+ (\d+)$/;

/** The names of the bots of the house by their seats. A player whose seat a bot has taken over keeps the name. */
export function companyBySeat(texts: Texts, seats: readonly Seat[]): Map<number, string> {
  const bots = seats
    .flatMap(({ name, kind, level }, seat) => {
      const number = kind === "bot" && level ? BOT_OF_THE_HOUSE.exec(name ?? "")?.[1] : undefined;
      return number === undefined ? [] : [{ number: Number(number), seat, level: level! }];
    })
    .sort((one, other) => one.number - other.number || one.seat - other.seat);
  const names = companyNames(
    texts,
    bots.map(({ level }) => level),
  );
  return new Map(bots.map(({ seat }, order) => [seat, names[order]!]));
}
