/** The title of the browser's tab. */
export function titled(what: string): string {
  return what ? `${what} · Dicehouse` : "Dicehouse";
}
