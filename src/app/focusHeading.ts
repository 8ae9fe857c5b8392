/**
 * Moves the focus to the heading of a page, where a screen reader says once which page it is and reading goes on. While
 * the heading is on its way the region has the focus, if it can have it. Answers how to wait no longer.
 */
export function focusHeading(region: HTMLElement): () => void {
  const arrive = () => {
    const heading = region.querySelector('h1');
    if (!heading) return false;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (arrive()) return () => undefined;
  region.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement !== region || arrive()) observer.disconnect();
  });
  observer.observe(region, { childList: true, subtree: true });
  return () => observer.disconnect();
}
