/** Keeps what the house wants kept, in its order: what did not fit is tried again with what comes after it. */
import type { Unkept } from "./messages";
import { reasonOf } from "./store";

interface Shelf {
  keep(texts: Iterable<[string, string | null]>): Promise<void>;
}

export class Saving {
  /** What is not on disk, the newest text of each name. */
  private readonly waiting = new Map<string, string | null>();
  private writing: Promise<void> | null = null;
  private trouble: Unkept | null = null;

  /**
   * @param shelf null: this browser keeps nothing.
   * @param tell is told why nothing is kept, and null once everything is again.
   */
  constructor(
    private readonly shelf: Shelf | null,
    private readonly tell: (trouble: Unkept | null) => void,
  ) {}

  save(name: string, text: string | null): void {
    this.waiting.set(name, text);
    this.writing ??= this.write().finally(() => (this.writing = null));
  }

  /** Resolves when everything is on disk, or cannot get there: what did not fit is tried once more. */
  async flushed(): Promise<void> {
    await this.writing;
    if (this.waiting.size) await (this.writing ??= this.write().finally(() => (this.writing = null)));
  }

  /** What is not on disk. */
  unkept(): [string, string | null][] {
    return [...this.waiting];
  }

  private async write(): Promise<void> {
    await Promise.resolve(); // what belongs together comes at once
    let due = [...this.waiting];
    while (due.length) {
      try {
        if (!this.shelf) throw new DOMException("", "NotAllowedError");
        await this.shelf.keep(due);
      } catch (why) {
        this.say(reasonOf(why));
        return;
      }
      for (const [name, text] of due) if (this.waiting.get(name) === text) this.waiting.delete(name);
      due = [...this.waiting];
    }
    this.say(null);
  }

  private say(trouble: Unkept | null): void {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    this.tell(trouble);
  }
}
