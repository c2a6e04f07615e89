/** Strings for the dice and the pledges to them; loaded when a seat is taken, not before. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** What stands in the proof for a seat that added nothing. */
export const NO_STRING = "-";

/** The pledge to a string: its SHA-256 in hex. */
export function pledgeTo(string: string): string {
  return bytesToHex(sha256(utf8ToBytes(string)));
}
