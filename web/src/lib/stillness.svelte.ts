/** Whether the visitor prefers that nothing moves. */
const query = matchMedia("(prefers-reduced-motion: reduce)");

class Stillness {
  wanted = $state(query.matches);

  constructor() {
    query.addEventListener("change", () => (this.wanted = query.matches));
  }
}

export const stillness = new Stillness();
