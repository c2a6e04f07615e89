/** The pages of the house and their addresses. */
export type Page =
  | { is: "home" }
  | { is: "table"; table: string; as: "table" | "board" | "hand" }
  | { is: "review"; table: string }
  | { is: "join"; code: string }
  | { is: "learn"; game: string }
  | { is: "drill"; game: string }
  | { is: "puzzle" }
  | { is: "daily" }
  | { is: "about" }
  | { is: "privacy" }
  | { is: "lost" };

class Router {
  #path = location.pathname;
  page: Page = $state.raw(read(location.pathname));
  /** What stands behind the question mark. */
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#arrive());
  }

  go(path: string, replace = false): void {
    const before = this.#path;
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#arrive();
    if (this.#path !== before) scrollTo(0, 0);
  }

  #arrive(): void {
    this.query = new URLSearchParams(location.search);
    if (location.pathname === this.#path) return; // the same page, asked for something else
    this.#path = location.pathname;
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
  if (room === "about") return { is: "about" };
  if (room === "privacy") return { is: "privacy" };
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
  if (link.hasAttribute("download")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
