/**
 * What this browser saw of the dice of a table, kept from the first moment on: the commitment, its own string, the pledges
 * before it revealed that string, and every roll it was shown. After the game the proof is held against it.
 */
import { newId } from "./connection";
import type { Moment, Options, Saying, Told, Welcome } from "./protocol";

const PLACE = "dicehouse-dice-";
const MOST_TABLES = 40;
/** Rolls beyond these are not kept: browsers give a page little room. */
const MOST_ROLLS = 4000;
/** So long a change may wait before it is written down. */
const WRITE_AFTER = 400;
/** Events that show dice which lay hidden before. */
const LIFTED = /^(shown|challenged) /;

/** An entry with dice in it: its number, whether it is a roll, and its events. */
export type Sight = [number: number, roll: boolean, ...events: string[]];

export interface Seen {
  game: string;
  options: Options | null;
  /** The first commitment the house told. */
  commitment: string;
  /** Whether that was before the first roll. */
  early: boolean;
  /** The day whose dice are thrown; empty: the table has dice of its own. */
  daily: string;
  seat: number | null;
  /** The own string; empty: none was made here. */
  string: string;
  /** Whether the house said that it has the string. */
  revealed: boolean;
  /** All pledges as they were sealed; empty: not told yet. */
  pledges: string[];
  /** Every roll, and what showed hidden dice later, in order. */
  sights: Sight[];
  /** A roll that the house told differently the second time; 0: none. */
  altered: number;
  /** Places in the log after which something is missing: nobody knows how many rolls. */
  holes: number[];
  last: number;
  at: number;
}

const NOTHING: Seen = {
  game: "", options: null, commitment: "", early: false, daily: "", seat: null, string: "", revealed: false, pledges: [], sights: [],
  altered: 0, holes: [], last: 0, at: 0,
}; // prettier-ignore

export class Witness {
  seen: Seen;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sent = new Set<string>();

  private readonly place: string;

  constructor(
    readonly table: string,
    /** Tells more players at one device apart; empty for the first. */
    player = "",
  ) {
    this.place = player ? `${table}.${player}` : table;
    this.seen = { ...NOTHING, ...read(this.place) };
  }

  /** The string of this seat, made now where there is none; it is written down before anybody hears of its pledge. */
  string(): string {
    const kept = read(this.place)?.string; // another tab may have made one
    this.seen.string = kept || this.seen.string || newId() + newId();
    this.write();
    return this.seen.string;
  }

  open(): void {
    addEventListener("pagehide", this.write);
  }

  /** The first welcome counts, but for options, which the host may change until the pledges are sealed. */
  greet(welcome: Welcome): void {
    if (!this.seen.commitment) {
      Object.assign(this.seen, {
        game: welcome.game, options: welcome.options, commitment: welcome.commitment, daily: welcome.daily ?? "",
        early: welcome.now.phase === "open" || (!!welcome.daily && !welcome.missed.some(({ kind }) => kind === "rolled")),
      }); // prettier-ignore
    }
    if (this.seen.early && !this.seen.pledges.length && welcome.now.phase === "open")
      this.seen.options = welcome.options;
    this.seen.seat = welcome.seat ?? this.seen.seat;
    this.hear(welcome.missed);
  }

  hear(told: Told[]): void {
    for (const entry of told) {
      if (entry.number <= this.seen.last) this.compare(entry);
      else this.note(entry);
    }
    if (told.length) this.timer ??= setTimeout(this.write, WRITE_AFTER);
  }

  private note(entry: Told): void {
    const { seen } = this;
    if (entry.number > seen.last + 1) seen.holes.push(seen.last);
    seen.last = entry.number;
    if (entry.kind === "sealed" && !seen.pledges.length) seen.pledges = pledgesOf(entry);
    if (entry.kind === "revealed" && entry.seat === seen.seat && seen.string) seen.revealed = true;
    if (entry.kind === "moved") Object.assign(seen, { sights: [], holes: [], altered: 0 }); // another house threw those
    const sight = sightOf(entry);
    if (!sight) return;
    if (seen.sights.length < MOST_ROLLS) seen.sights.push(sight);
    else if (seen.holes.at(-1) !== seen.last) seen.holes.push(seen.last);
  }

  /** The house tells something a second time: it must be what it told before. */
  private compare(entry: Told): void {
    const sight = sightOf(entry);
    if (!sight) return;
    const before = this.seen.sights.find(([number]) => number === entry.number);
    if (before && before.join("\n") !== sight.join("\n")) this.seen.altered ||= entry.number;
  }

  /** Say what the table waits for; nobody has to press anything for it. */
  async contribute(now: Moment, seat: number | null, say: (saying: Saying) => Promise<unknown>): Promise<void> {
    const saying = await this.answer(now, seat);
    if (!saying) return;
    try {
      await say(saying);
      if (saying.say === "reveal") this.revealed();
    } catch {
      // too late: the house went on without it, and the check after the game says so
    }
  }

  /** What the seat has to say now: its pledge, or, once all pledges were told and its own is among them, its string. */
  private async answer(now: Moment, seat: number | null): Promise<Saying | null> {
    const wanted = seat === null ? "" : (now.contributions?.[seat] ?? "");
    if (wanted !== "wanted" && !(wanted === "pledged" && now.stage === "revealing")) return null;
    const { pledgeTo } = await import("./pledges");
    if (wanted === "wanted") return this.once({ say: "pledge", pledge: pledgeTo(this.string()) });
    const { string, pledges } = this.seen;
    if (!string || pledges[seat!] !== pledgeTo(string)) return null;
    return this.once({ say: "reveal", string });
  }

  private once(saying: Saying): Saying | null {
    if (this.sent.has(saying.say)) return null;
    this.sent.add(saying.say);
    return saying;
  }

  /** The house has the string. */
  private revealed(): void {
    this.seen.revealed = true;
    this.write();
  }

  /** What `dicehouse verify --notes` reads. */
  notes(): string {
    const { game, options, commitment, seat, pledges, sights, holes } = this.seen;
    const string = this.seen.revealed ? this.seen.string : "";
    const shown = holes.length ? null : sights.filter(([, roll]) => roll).map(([, , ...events]) => events);
    return JSON.stringify({ game, options: options ?? {}, commitment, seat, string, pledges, shown });
  }

  close(): void {
    removeEventListener("pagehide", this.write);
    this.write();
  }

  private readonly write = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    const kept = read(this.place);
    this.seen.string ||= kept?.string ?? "";
    if (kept && kept.last > this.seen.last) return; // another tab saw more
    this.seen.at = Date.now();
    try {
      if (!kept) tidy();
      localStorage.setItem(PLACE + this.place, JSON.stringify(this.seen));
    } catch {
      // a private window without storage, or a full one: it is remembered until the page closes
    }
  };
}

function pledgesOf(entry: Told): string[] {
  return (entry.text ?? "").split(" ").map((word) => (word === "-" ? "" : word));
}

function sightOf(entry: Told): Sight | null {
  const events = entry.events ?? [];
  if (entry.kind === "rolled") return [entry.number, true, ...events];
  const lifted = events.filter((event) => LIFTED.test(event));
  return lifted.length ? [entry.number, false, ...lifted] : null;
}

function read(table: string): Seen | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE + table) ?? "null") as Seen | null;
  } catch {
    return null;
  }
}

/** Make room for one more table: those not looked at for longest go. */
function tidy(): void {
  const kept = Object.keys(localStorage)
    .filter((key) => key.startsWith(PLACE))
    .map((key) => ({ key, at: read(key.slice(PLACE.length))?.at ?? 0 }))
    .sort((one, other) => other.at - one.at);
  for (const { key } of kept.slice(MOST_TABLES - 1)) localStorage.removeItem(key);
}
