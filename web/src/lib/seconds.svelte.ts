/** The whole seconds until a time of the house, counting down while somebody looks. */
export function secondsUntil(until: () => number | undefined, lead: () => number): () => number {
  let now = $state(Date.now());
  $effect(() => {
    if (until() === undefined) return;
    now = Date.now();
    const timer = setInterval(() => (now = Date.now()), 250);
    return () => clearInterval(timer);
  });
  return () => Math.max(0, Math.ceil((until() ?? 0) - (now + lead()) / 1000));
}
