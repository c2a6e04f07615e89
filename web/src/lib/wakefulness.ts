/** Keeps the screen on while the page is looked at, where the browser can; gives what ends it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let done = false;
  async function ask(): Promise<void> {
    if (document.hidden || done || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (done) await lock.release();
    } catch {
      // a browser that saves its battery: the screen does as it likes
    }
  }
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    done = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
