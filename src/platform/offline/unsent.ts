/**
 * Whether a form of this tab is filled in and not sent, by the question that closing the tab would lead to. Drafts of
 * claims are none: they are saved as they are typed.
 */
export function hasUnsentForm(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Keeps the browser from asking the same once more: whoever sits here has answered. */
export function leaveUnasked(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
}
