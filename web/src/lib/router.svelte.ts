/**
 * The pages of the house and their addresses. A host of files knows no page but one, so there a whole address stands
 * behind its #: what is /t/12?a=b#7 at a house is #/t/12?a=b#7.
 */
import { inPage } from "../house/mode";

export type Page =
  | { is: "home" }
  | { is: "table"; table: string; as: "table" | "board" | "hand" }
  | { is: "review"; table: string }
  | { is: "join"; code: string }
  | { is: "learn"; game: string }
  | { is: "drill"; game: string }
  | { is: "puzzle" }
  | { is: "daily" }
  | { is: "come" }
  | { is: "about" }
  | { is: "privacy" }
  | { is: "luck" }
  | { is: "lost" };

/** Where the visitor is: the parts of an address, as a house has them. */
function here(): { pathname: string; search: string; hash: string } {
  if (!inPage) return location;
  const [, pathname = "/", search = "", hash = ""] = /^#(\/[^?#]*)(\?[^#]*)?(#.*)?$/u.exec(location.hash) ?? [];
  return { pathname, search, hash };
}

/** What a link to a path of the house leads to. */
export function to(path: string): string {
  return inPage ? `#${path}` : path;
}

/** The whole address of a path, for others. */
export function shared(path: string, origin = location.origin): string {
  return inPage ? `${location.origin}${location.pathname}#${path}` : `${origin}${path}`;
}

class Router {
  #path = here().pathname;
  page: Page = $state.raw(read(here().pathname));
  /** What stands behind the question mark. */
  query: URLSearchParams = $state.raw(new URLSearchParams(here().search));

  constructor() {
    addEventListener("popstate", () => this.#arrive());
  }

  /** What stands behind the # of the page's address. */
  get mark(): string {
    return here().hash;
  }

  go(path: string, replace = false): void {
    const before = this.#path;
    if (replace) history.replaceState(null, "", to(path));
    else history.pushState(null, "", to(path));
    this.#arrive();
    if (this.#path !== before) scrollTo(0, 0);
  }

  /** Note a place on the page in its address; nothing else changes. */
  note(mark: string): void {
    history.replaceState(null, "", inPage ? to(this.#path + here().search + mark) : mark);
  }

  #arrive(): void {
    const { pathname, search } = here();
    this.query = new URLSearchParams(search);
    if (pathname === this.#path) return; // the same page, asked for something else
    this.#path = pathname;
    this.page = read(this.#path);
  }
}

function read(path: string): Page {
  const [, room = "", name = "", more, beyond] = path.split("/");
  if (room === "t" && name && (more === "review" || more === "replay") && beyond === undefined)
    return { is: "review", table: decode(name) };
  if (room === "t" && name && (more === "board" || more === "hand") && beyond === undefined)
    return { is: "table", table: decode(name), as: more };
  if (more !== undefined) return { is: "lost" };
  if (room === "") return { is: "home" };
  if (room === "t" && name) return { is: "table", table: decode(name), as: "table" };
  if (room === "j") return { is: "join", code: decode(name) };
  if (room === "learn" && name) return { is: "learn", game: decode(name) };
  if (room === "drill") return { is: "drill", game: decode(name) };
  if (room === "puzzle" && !name) return { is: "puzzle" };
  if (room === "daily" && !name) return { is: "daily" };
  if (room === "come" && !name) return { is: "come" };
  if (room === "about") return { is: "about" };
  if (room === "privacy") return { is: "privacy" };
  if (room === "luck") return { is: "luck" };
  return { is: "lost" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();

/** For links: go there without loading the page anew, unless the visitor wants another tab. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (
    !link ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    link.target ||
    link.origin !== location.origin
  )
    return;
  if (link.hasAttribute("download") || (inPage && !link.hash.startsWith("#/"))) return;
  event.preventDefault();
  router.go(inPage ? link.hash.slice(1) : link.pathname + link.search + link.hash);
}
