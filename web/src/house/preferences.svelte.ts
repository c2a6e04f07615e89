/** The visitor's preferences and seats, in the browser's storage: there are no accounts. Every change is stored at once. */
import type { Terms } from "./api";
import type { Portrait } from "./generated/protocol";
import { PLACE, stored } from "./stored";

const MOST_SEATS = 60;

export type Theme = "auto" | "light" | "dark";
/** How long the page takes to show what happens. */
export type Tempo = "calm" | "quick" | "instant";

/** A seat of a game that came from elsewhere, to be handed to a friend. */
export interface HandedSeat {
  seat: number;
  name: string;
  token: string;
}

/** A seat somebody has at a table, with the token that keeps it. */
export interface KeptSeat {
  table: string;
  game: string;
  token: string;
  /** The tokens of more players who sit at this device. */
  more?: string[];
  /** The host's token, where the visitor opened the table. */
  host?: string;
  /** The seats that the visitor hands to friends, while the game is on. */
  handed?: HandedSeat[];
  /** Which seat it is, as far as this browser knows. */
  seat?: number;
  /** When it was last visited, in ms since 1970. */
  at: number;
  over?: boolean;
  won?: boolean;
}

/** The tokens of all players at this device; one that is empty where nobody has a seat. */
export function tokensOf({ token, more = [] }: KeptSeat): string[] {
  return token || !more.length ? [token, ...more] : more;
}

/** What is chosen about a table beside its game, its seats and the game's options. */
export interface ChosenTerms extends Terms {
  listed: boolean;
}

/** How the last table of a game was set. */
export interface Habit extends ChosenTerms {
  company: "bots" | "friends" | "here";
  /** Who sits on the other chairs: a level, `here` for somebody at this device, or empty for a friend elsewhere. */
  others: string[];
  /** The names of those at this device, by chair. */
  names?: string[];
  options: Record<string, unknown>;
}

interface Kept {
  name: string;
  /** The face that goes with the name; empty: as the name says. */
  portrait: Portrait | "";
  language: string;
  theme: Theme;
  sound: boolean;
  /** Whether a phone trembles when its player is called, and with their dice. */
  vibrate: boolean;
  tempo: Tempo;
  /** Whether the visitor throws their own dice, or the house does it. */
  ownThrows: boolean;
  /** Whether shaking the phone throws them. */
  shake: boolean;
  /** Whether single letters, digits and signs press things at a table. */
  keys: boolean;
  /** Whether the visitor is asked before a blunder, where all others are bots. */
  coach: boolean;
  /** By game: whether tables with real dice are spoken, where somebody chose. */
  speaks: Record<string, boolean>;
  seats: KeptSeat[];
  /** Games whose lesson was finished. */
  learnt: string[];
  /** How the tables of each game were set, by its name. */
  habits: Record<string, Habit>;
}

const FRESH: Kept = {
  name: "",
  portrait: "",
  language: "",
  theme: "auto",
  sound: true,
  vibrate: true,
  tempo: "calm",
  ownThrows: true,
  shake: false,
  keys: true,
  coach: true,
  speaks: {},
  seats: [],
  learnt: [],
  habits: {},
};

class Preferences implements Kept {
  #kept: Kept = $state(FRESH);

  constructor() {
    this.#kept = { ...FRESH, ...read() };
    // another tab of the same visitor may change them
    addEventListener("storage", (event) => {
      if (event.key === PLACE) this.#kept = { ...FRESH, ...read() };
    });
  }

  get name() {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ name });
  }
  get portrait() {
    return this.#kept.portrait;
  }
  set portrait(portrait: Portrait | "") {
    this.#keep({ portrait });
  }
  get language() {
    return this.#kept.language;
  }
  set language(language: string) {
    this.#keep({ language });
  }
  get theme() {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }
  get sound() {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  get vibrate() {
    return this.#kept.vibrate;
  }
  set vibrate(vibrate: boolean) {
    this.#keep({ vibrate });
  }
  get tempo() {
    return this.#kept.tempo;
  }
  set tempo(tempo: Tempo) {
    this.#keep({ tempo });
  }
  get keys() {
    return this.#kept.keys;
  }
  set keys(keys: boolean) {
    this.#keep({ keys });
  }
  get coach() {
    return this.#kept.coach;
  }
  set coach(coach: boolean) {
    this.#keep({ coach });
  }
  get speaks() {
    return this.#kept.speaks;
  }
  set speaks(speaks: Record<string, boolean>) {
    this.#keep({ speaks });
  }
  get ownThrows() {
    return this.#kept.ownThrows;
  }
  set ownThrows(ownThrows: boolean) {
    this.#keep({ ownThrows });
  }
  get shake() {
    return this.#kept.shake;
  }
  set shake(shake: boolean) {
    this.#keep({ shake });
  }
  get learnt() {
    return this.#kept.learnt;
  }
  set learnt(learnt: string[]) {
    this.#keep({ learnt });
  }
  get habits() {
    return this.#kept.habits;
  }
  set habits(habits: Record<string, Habit>) {
    this.#keep({ habits });
  }
  get seats() {
    return this.#kept.seats;
  }

  seat(table: string): KeptSeat | undefined {
    return this.#kept.seats.find((seat) => seat.table === table);
  }

  /** Remember a seat, newest first. */
  keepSeat(seat: KeptSeat): void {
    const others = this.#kept.seats.filter((one) => one.table !== seat.table);
    this.#keep({ seats: [seat, ...others].slice(0, MOST_SEATS) });
  }

  /** Note which seat it is: after the first game of a series it is another one. */
  noteSeat(table: string, seat: number): void {
    const kept = this.seat(table);
    if (!kept || kept.seat === seat) return;
    this.#keep({ seats: this.#kept.seats.map((one) => (one.table === table ? { ...one, seat } : one)) });
  }

  /** Forget one player at this device; the last one takes the whole table along. */
  forgetPlayer(table: string, token: string): void {
    const kept = this.seat(table);
    const [first, ...more] = kept ? tokensOf(kept).filter((one) => one !== token) : [];
    if (kept && first) this.keepSeat({ ...kept, token: first, more });
    else this.forgetSeat(table);
  }

  forgetSeat(table: string): void {
    this.#keep({ seats: this.#kept.seats.filter((one) => one.table !== table) });
  }

  /** Leave nothing of what is kept here: the names of all of it begin alike, and other pages may be on this host. */
  forgetAll(): void {
    this.#kept = { ...FRESH };
    try {
      for (const shelf of [localStorage, sessionStorage])
        for (const name of Object.keys(shelf)) if (name.startsWith(PLACE)) shelf.removeItem(name);
    } catch {
      // a private window without storage: there is nothing
    }
  }

  /** Leave nothing of the files of a page whose house has the host for itself. */
  async forgetFiles(): Promise<void> {
    const helpers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(helpers.map((helper) => helper.unregister()));
    if ("caches" in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  }

  #keep(change: Partial<Kept>): void {
    // what another tab wrote meanwhile stays
    this.#kept = { ...FRESH, ...this.#kept, ...read(), ...change };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // a private window without storage: it is remembered until the page closes
    }
  }
}

const read = (): Partial<Kept> => stored();

export const preferences = new Preferences();
