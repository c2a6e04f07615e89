/** Shaking the phone. */

/** How hard a shake is, in m/s² beside gravity. */
const HARD = 13;

interface Asking {
  requestPermission?: () => Promise<string>;
}

/** Whether this device can tell that it is shaken. */
export const canShake = (): boolean => "DeviceMotionEvent" in window && matchMedia("(pointer: coarse)").matches;

/** Some browsers want to be asked, after a tap; says whether shaking is felt. */
export async function askToShake(): Promise<boolean> {
  const asking = DeviceMotionEvent as unknown as Asking;
  return !asking.requestPermission || (await asking.requestPermission().catch(() => "denied")) === "granted";
}

/** Calls back at every hard shake; gives what ends it. */
export function onShake(shaken: () => void): () => void {
  function feel({ acceleration }: DeviceMotionEvent): void {
    const { x, y, z } = acceleration ?? {};
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) > HARD) shaken();
  }
  addEventListener("devicemotion", feel);
  return () => removeEventListener("devicemotion", feel);
}
