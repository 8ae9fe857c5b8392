/**
 * Keeps the field that is typed into in sight when the window gets lower, as it does when a phone's keyboard opens: not
 * every browser sees to that where bars stay at the edges. What may be zoomed with two fingers is left alone.
 */
export function keepFieldInView(): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  let height = view.height;
  const follow = () => {
    const lower = view.height < height;
    height = view.height;
    const field = document.activeElement;
    if (lower && view.scale === 1 && field?.matches('input, textarea, [contenteditable]')) {
      field.scrollIntoView({ block: 'nearest' });
    }
  };
  view.addEventListener('resize', follow);
  return () => view.removeEventListener('resize', follow);
}
