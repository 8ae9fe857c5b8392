/** A promise that is kept from outside. Broken, it tells whoever waits, and nobody has to. */
export function promise() {
  let keep: () => void = () => undefined;
  let breakIt: (reason: Error) => void = () => undefined;
  const kept = new Promise<void>((resolve, reject) => {
    keep = resolve;
    breakIt = reject;
  });
  kept.catch(() => undefined);
  return { kept, keep, breakIt };
}
