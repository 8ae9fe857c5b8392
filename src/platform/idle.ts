/** Resolves when the browser has nothing to do; where it does not tell, in a moment. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 500);
  });
}
