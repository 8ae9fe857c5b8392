/**
 * Keeps the field that is typed into in sight when the window gets lower, as it does when a phone's keyboard opens: not
 * every browser sees to that where bars stay at the edges. A field that is typed into already may lie under the keyboard,
 * and comes into sight at once. What may be zoomed with two fingers is left alone.
 */
export function keepFieldInView(): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  let height = view.height;
  const show = () => {
    const field = document.activeElement;
    if (view.scale === 1 && field?.matches('input, textarea, [contenteditable]')) {
      field.scrollIntoView({ block: 'nearest' });
    }
  };
  const follow = () => {
    const lower = view.height < height;
    height = view.height;
    if (lower) show();
  };
  show();
  view.addEventListener('resize', follow);
  return () => view.removeEventListener('resize', follow);
}
