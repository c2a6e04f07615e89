import { onMount } from "svelte";

/**
 * Something large that is built in several goes, each in a task of its own, so that the page answers in between. Where
 * later parts would push earlier ones away, they are shown once all are there. To be made while a component is.
 */
export class Stages {
  #at = $state(1);

  constructor(private readonly last: number) {
    onMount(() => {
      let timer = setTimeout(
        function next(stages: Stages) {
          stages.#at += 1;
          if (!stages.built) timer = setTimeout(next, 0, stages);
        },
        0,
        this,
      );
      return () => clearTimeout(timer);
    });
  }

  /** Whether this part is there by now; the first one is at once. */
  has(stage: number): boolean {
    return this.#at >= stage;
  }

  get built(): boolean {
    return this.#at >= this.last;
  }
}
