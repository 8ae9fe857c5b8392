/** Something is on the screen, or nobody looks. */
const shown = new Promise<void>((resolve) => {
  if (document.visibilityState === 'hidden') resolve();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});

/** Resolves when the browser has shown what is there to be shown and taken what was typed. */
export async function yieldToMain(): Promise<void> {
  await shown;
  await new Promise((resolve) => setTimeout(resolve));
}
