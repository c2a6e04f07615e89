/** Every roll computed anew, here in the browser, by the recipe of docs/fair-dice.md. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import type { Proof } from "./api";

export type Verdict =
  | { genuine: true; rolls: number }
  | { genuine: false; why: "commitment" }
  | { genuine: false; why: "roll"; roll: number; told: string; right: string };

const NUMBERS = 8;
const RANGE = 2 ** 32;

/** Check all rolls against the commitment the visitor saw before the first one. */
export function verify(proof: Proof, commitment: string): Verdict {
  const seed = hexToBytes(proof.seed);
  if (bytesToHex(sha256(seed)) !== commitment) return { genuine: false, why: "commitment" };
  const mix = mixed(proof.strings);
  for (const [roll, { dice, fell }] of proof.thrown.entries()) {
    const right = dice.map((kind, die) => {
      const faces = proof.kinds[kind]!;
      return faces[landing(seed, `${mix} ${roll} ${die}`, faces.length)];
    });
    if (right.join(" ") !== fell.join(" "))
      return { genuine: false, why: "roll", roll: roll + 1, told: fell.join(" "), right: right.join(" ") };
  }
  return { genuine: true, rolls: proof.thrown.length };
}

function mixed(strings: string[]): string {
  const parts = strings.map((string) => {
    const bytes = utf8ToBytes(string);
    return concatBytes(utf8ToBytes(`${bytes.length}:`), bytes);
  });
  return bytesToHex(sha256(concatBytes(...parts)));
}

/** Which face of a die comes up: numbers that would favour a face do not count. */
function landing(seed: Uint8Array, die: string, faces: number): number {
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
