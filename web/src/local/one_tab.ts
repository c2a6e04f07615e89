/**
 * One tab of a browser has the house, others wait: two houses on one shelf would write over each other. Whoever wants it
 * here asks for it; the other closes its house first, so that nothing is lost, and a tab that does not answer (a phone
 * may have put it to sleep) loses it.
 */
type Said = { say: "where" } | { say: "here"; title: string } | { say: "give" };

/** So long the other tab may take to put everything away, in ms. */
const PATIENCE = 4000;

export interface Keeper {
  /** The house is this tab's. */
  gained(): void;
  /** Another tab wants it: put everything away. */
  giving(): Promise<void>;
  /** Another tab took it, because this one did not answer. */
  lost(): void;
  /** It is another tab's; its title, or empty as long as it has not said. */
  elsewhere(title: string): void;
}

export class OneTab {
  private readonly name: string;
  private readonly channel: BroadcastChannel;
  /** Ends holding the lock. */
  private release: (() => void) | null = null;
  /** Ends waiting for it. */
  private waiting: AbortController | null = null;

  constructor(
    folder: string,
    private readonly keeper: Keeper,
  ) {
    this.name = `dicehouse ${folder}`;
    this.channel = new BroadcastChannel(this.name);
    this.channel.onmessage = ({ data }: MessageEvent<Said>) => void this.hear(data);
  }

  /** Take the house if nobody has it, or when it is free. */
  begin(): void {
    if (!navigator.locks || this.release) return this.keeper.gained(); // not over https there are no locks
    const asked = navigator.locks.request(this.name, { ifAvailable: true }, (lock) => {
      if (lock) return this.hold();
      this.keeper.elsewhere("");
      this.say({ say: "where" });
      this.wait();
      return undefined;
    });
    // a browser that keeps nothing has no locks either: there is no shelf that two tabs could share
    asked.catch((why: unknown) => !this.release && isRefused(why) && this.keeper.gained());
  }

  /** Have it here instead. */
  take(): void {
    this.say({ say: "give" });
    setTimeout(() => {
      if (this.release) return;
      this.waiting?.abort();
      this.request({ steal: true });
    }, PATIENCE);
  }

  private wait(): void {
    this.waiting = new AbortController();
    this.request({ signal: this.waiting.signal });
  }

  private request(how: LockOptions): void {
    navigator.locks
      .request(this.name, how, () => this.hold())
      .catch(() => {
        if (!this.release) return; // waiting ended
        this.release = null;
        this.keeper.lost();
        this.keeper.elsewhere("");
        this.wait();
      });
  }

  private hold(): Promise<void> {
    const held = new Promise<void>((done) => (this.release = done));
    this.keeper.gained();
    return held;
  }

  private async hear(said: Said): Promise<void> {
    if (said.say === "here") {
      if (!this.release) this.keeper.elsewhere(said.title);
    } else if (!this.release) return;
    else if (said.say === "where") this.say({ say: "here", title: document.title });
    else {
      await this.keeper.giving();
      this.keeper.elsewhere("");
      const { release } = this;
      this.release = null;
      release?.();
      // the other one first
      setTimeout(() => this.wait(), PATIENCE / 4);
    }
  }

  private say(said: Said): void {
    this.channel.postMessage(said);
  }
}

function isRefused(why: unknown): boolean {
  return why instanceof DOMException && why.name === "SecurityError";
}
