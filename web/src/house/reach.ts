/** Under which address others reach this house: the one of this page, or, where that leads every computer to itself, one that the house knows. */
import { api } from "./api";

/** An address that leads every computer to itself. */
export const atHome = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

let asked: Promise<string> | undefined;

/** The origin for links and QR codes that are handed to others; empty where nobody else can reach the house. */
export function origin(): Promise<string> {
  if (!atHome) return Promise.resolve(location.origin);
  asked ??= api.house().then(
    (house) => house.near[0] ?? "",
    () => {
      asked = undefined; // perhaps it answers the next time
      return "";
    },
  );
  return asked;
}
