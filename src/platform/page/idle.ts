/** A tab that is hidden meanwhile may not be told any more, and goes on then all the same. Milliseconds. */
const longest = 10_000;

/**
 * Resolves when the browser has nothing to do; where it does not tell, as it tells hardly any tab that nobody sees, in a
 * moment.
 */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    const tells = 'requestIdleCallback' in window && document.visibilityState === 'visible';
    if (tells) requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve, 500);
  });
}
