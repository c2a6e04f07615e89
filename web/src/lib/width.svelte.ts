/** Whether there is room for what was said beside the table; the style sheets ask for the same width. */
const query = matchMedia("(min-width: 1200px)");

class Width {
  wide = $state(query.matches);

  constructor() {
    query.addEventListener("change", () => (this.wide = query.matches));
  }
}

export const width = new Width();
