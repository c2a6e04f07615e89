/** Whether the dice were fair: every roll computed anew, and held against what this browser saw, by docs/fair-dice.md. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import type { Proof } from "./api";
import { alike, areRight, isKnown, liftedFaces, same, shownFaces } from "./dice";
import { NO_STRING, pledgeTo } from "./pledges";
import type { Options } from "./protocol";
import type { Seen } from "./witness";

/** One thing that was found out. `good`: checked and right; `bad`: somebody cheated; `open`: it could not be checked, or is good to know. */
export interface Finding {
  is: "good" | "bad" | "open";
  /** The text `web-proof-<what>`. */
  what: string;
  blanks?: Record<string, string | number>;
  /** Seats whose names fill the blank `names`. */
  seats?: number[];
}

const NUMBERS = 8;
const RANGE = 2 ** 32;

/** Everything that can be found out about the dice of a game that is over. */
export function examine(proof: Proof, seen: Seen): Finding[] {
  try {
    const about = proof.day || seen.daily ? aboutDay : aboutStrings;
    const findings = [...aboutSeed(proof, seen), ...about(proof, seen), ...aboutRolls(proof, seen)];
    // what is wrong comes first
    return [...findings.filter((one) => one.is === "bad"), ...findings.filter((one) => one.is !== "bad")];
  } catch {
    return [{ is: "bad", what: "broken" }]; // a proof that cannot even be read proves nothing
  }
}

function aboutSeed(proof: Proof, seen: Seen): Finding[] {
  if (bytesToHex(sha256(hexToBytes(proof.seed))) !== seen.commitment) return [{ is: "bad", what: "commitment-bad" }];
  return [seen.early ? { is: "good", what: "commitment-good" } : { is: "open", what: "commitment-late" }];
}

/** Nobody adds to the dice of a day. A house that calls others so would leave out what the players added. */
function aboutDay({ day, strings, pledges }: Proof, seen: Seen): Finding[] {
  if (day !== seen.daily || strings.length || pledges.length) return [{ is: "bad", what: "daily-bad" }];
  return [{ is: "open", what: "daily", blanks: { day } }];
}

function aboutStrings(proof: Proof, seen: Seen): Finding[] {
  const { strings } = proof;
  const told = proof.pledges.length ? proof.pledges : strings.map(() => "");
  const seats = strings.map((_, seat) => seat);
  const findings: Finding[] = [];
  if (told.length !== strings.length || strings.length !== seen.options?.players)
    return [{ is: "bad", what: "broken" }];
  const pledges = boundTo(seen, strings.length) ?? told;
  const forged = seats.filter((seat) => strings[seat] !== NO_STRING && pledgeTo(strings[seat]!) !== pledges[seat]);
  const mine = gave(seen) ? seen.seat : null;
  const others = forged.filter((seat) => seat !== mine);
  if (others.length) findings.push({ is: "bad", what: "pledge-bad", seats: others });
  else if (!same(told, pledges)) findings.push({ is: "bad", what: "pledges-changed" });
  findings.push(own(strings, pledges, seen));
  const pledged = seats.filter((seat) => seat !== seen.seat && strings[seat] !== NO_STRING && !forged.includes(seat));
  const witnessed = boundTo(seen, strings.length) !== null;
  if (pledged.length)
    findings.push({ is: witnessed ? "good" : "open", what: witnessed ? "pledged" : "pledged-told", seats: pledged });
  const withheld = seats.filter((seat) => pledges[seat] && strings[seat] === NO_STRING && seat !== mine);
  if (withheld.length) findings.push({ is: "open", what: "withheld", seats: withheld });
  const none = seats.filter((seat) => !pledges[seat] && strings[seat] === NO_STRING && seat !== seen.seat);
  if (none.length) findings.push({ is: "open", what: "none", seats: none });
  return findings;
}

/** What each seat was bound to before anybody revealed, as this browser saw it; null: it was not here then. */
function boundTo(seen: Seen, seats: number): string[] | null {
  if (seen.pledges.length === seats) return seen.pledges;
  return seen.early && !seen.holes.length ? Array<string>(seats).fill("") : null; // it was here, and nobody pledged
}

/** Whether the house got the visitor's own string from this browser: then it must be in. */
function gave({ seat, string, revealed, pledges }: Seen): boolean {
  return seat !== null && revealed && !!string && pledges[seat] === pledgeTo(string);
}

/** Whether the visitor's own string is in. */
function own(strings: string[], pledges: string[], seen: Seen): Finding {
  const { seat, string } = seen;
  if (seat === null) return { is: "open", what: "watched" };
  if (gave(seen))
    return strings[seat] === string ? { is: "good", what: "own-good" } : { is: "bad", what: "own-dropped" };
  if (!pledges[seat]) return { is: "open", what: "own-none" };
  return { is: "open", what: string ? "own-late" : "own-elsewhere" };
}

function aboutRolls(proof: Proof, seen: Seen): Finding[] {
  const findings: Finding[] = [];
  if (proof.elsewhere) findings.push({ is: "open", what: "elsewhere", blanks: { rolls: proof.elsewhere } });
  const forged = forgedRoll(proof);
  findings.push(forged ?? { is: "good", what: "good", blanks: { rolls: proof.thrown.length } });
  const options = seen.options!;
  if (!isKnown(seen.game)) return [...findings, { is: "open", what: "dice-unknown" }];
  findings.push(swapped(proof, seen.game, options) ?? { is: "good", what: "dice-good" });
  findings.push(...compared(proof, seen));
  return findings;
}

function forgedRoll(proof: Proof): Finding | null {
  const seed = hexToBytes(proof.seed);
  const mix = mixed(proof.strings);
  /** How often each die of a day was thrown, by its name. */
  const throws = new Map<string, number>();
  for (const [roll, { dice, fell }] of proof.thrown.entries()) {
    const right = dice.map((kind, die) => {
      const faces = proof.kinds[kind]!;
      const name = proof.names[kind]!;
      const count = throws.get(name) ?? 0;
      throws.set(name, count + 1);
      return faces[landing(seed, proof.day ? `${name} ${count}` : `${mix} ${roll} ${die}`, faces.length)]!;
    });
    if (!same(right, fell))
      return { is: "bad", what: "forged", blanks: { roll: roll + 1, told: fell.join(" "), right: right.join(" ") } };
  }
  return null;
}

function swapped(proof: Proof, game: string, options: Options): Finding | null {
  const wrong = proof.thrown.findIndex(
    ({ dice }, roll) =>
      !areRight(
        game,
        options,
        roll + (proof.elsewhere ?? 0),
        dice.map((kind) => proof.kinds[kind]!),
      ),
  );
  if (wrong < 0) return null;
  const bodies = proof.thrown[wrong]!.dice.map((kind) => proof.kinds[kind]!.join(" "));
  return {
    is: "bad",
    what: "dice-bad",
    blanks: { roll: wrong + 1, faces: [...new Set(bodies)].join("; ").slice(0, 200) },
  };
}

/** The rolls of the proof beside those this browser was shown. */
function compared(proof: Proof, seen: Seen): Finding[] {
  const { game, sights, holes } = seen;
  const places = rollsOf(seen, proof.thrown.length);
  if (seen.altered) return [{ is: "bad", what: "altered" }];
  const rolls = sights.filter(([, roll]) => roll);
  if (!holes.length && rolls.length !== proof.thrown.length)
    return [{ is: "bad", what: "shown-count", blanks: { shown: rolls.length, rolls: proof.thrown.length } }];
  let hidden = 0;
  let lying: { roll: number; events: string[] }[] = [];
  const other = (roll: number, shown: string[]): Finding => ({
    is: "bad", what: "shown-bad", blanks: { roll: roll + 1, shown: shown.join(" "), told: proof.thrown[roll]!.fell.join(" ") },
  }); // prettier-ignore
  for (const [place, [, isRoll, ...events]] of sights.entries()) {
    const roll = places[place]!;
    if (roll === null) continue;
    if (isRoll) {
      const shown = shownFaces(game, events);
      if (shown === null) {
        hidden += 1;
        lying.push({ roll, events });
      } else if (!same(shown, proof.thrown[roll]?.fell ?? [])) return [other(roll, shown)];
      continue;
    }
    for (const event of events) {
      for (const one of lying) {
        const faces = liftedFaces(event, one.events, one.roll === roll);
        if (faces === null) continue;
        hidden -= 1;
        if (!alike(faces, proof.thrown[one.roll]?.fell ?? [])) return [other(one.roll, faces)];
      }
    }
    lying = [];
  }
  const known = sights.filter(([, isRoll], place) => isRoll && places[place] !== null).length;
  const unknown = proof.thrown.length - known + hidden;
  return [
    { is: "good", what: "shown-good", blanks: { rolls: proof.thrown.length - unknown } },
    ...(unknown ? [{ is: "open", what: "shown-hidden", blanks: { rolls: unknown } } satisfies Finding] : []),
  ];
}

/**
 * Which roll of the proof each sight is (the newest roll, for one that lifts dice). Before the first hole rolls are counted from
 * the beginning, after the last from the end, and in between nobody knows: null.
 */
function rollsOf({ sights, holes }: Seen, rolls: number): (number | null)[] {
  const all = sights.filter(([, roll]) => roll).length;
  let counted = 0;
  return sights.map(([number, roll]) => {
    if (roll) counted += 1;
    if (!holes.length || number <= holes[0]!) return counted - 1;
    return number > holes.at(-1)! ? rolls - 1 - (all - counted) : null;
  });
}

function mixed(strings: string[]): string {
  const parts = strings.map((string) => {
    const bytes = utf8ToBytes(string);
    return concatBytes(utf8ToBytes(`${bytes.length}:`), bytes);
  });
  return bytesToHex(sha256(concatBytes(...parts)));
}

/** Which face of a die comes up: numbers that would favour a face do not count. */
export function landing(seed: Uint8Array, die: string, faces: number): number {
  const limit = RANGE - (RANGE % faces);
  for (let block = 0; ; block++) {
    const digest = hmac(sha256, seed, utf8ToBytes(`${die} ${block}`));
    const view = new DataView(digest.buffer, digest.byteOffset);
    for (let place = 0; place < NUMBERS; place++) {
      const number = view.getUint32(4 * place);
      if (number < limit) return number % faces;
    }
  }
}
