import { homePath, loginPath } from '../domain/entrancePaths';

/**
 * Shows the address of sign-in in place of the one asked for. The route asked for stays in the history entry, where it
 * survives a reload and no URL shows it.
 */
export function askToSignIn({ keepRoute }: { keepRoute: boolean }) {
  const { pathname, search, hash } = window.location;
  if (pathname === loginPath) return;
  window.history.replaceState(keepRoute ? { from: pathname + search + hash } : null, '', loginPath);
}

/** The route asked for: at sign-in the one that was asked for first. */
export function addressBehindSignIn(): string {
  const { pathname, search, hash } = window.location;
  if (pathname !== loginPath) return pathname + search + hash;
  const state: unknown = window.history.state;
  const from = typeof state === 'object' && state && 'from' in state && state.from;
  return typeof from === 'string' ? withinPortal(from) : homePath;
}

/** An address of this portal as it is written after its host; home for one that leads, or may be read as leading, elsewhere. */
function withinPortal(address: string): string {
  if (!/^\/(?![/\\])/.test(address)) return homePath;
  const { origin, pathname, search, hash } = new URL(address, window.location.origin);
  const leavesHost = origin !== window.location.origin || pathname.startsWith('//');
  return leavesHost || pathname === loginPath ? homePath : pathname + search + hash;
}

/** Puts the route first asked for in the place of sign-in. */
export function goOnFromSignIn() {
  if (window.location.pathname !== loginPath) return;
  window.history.replaceState(null, '', window.location.origin + addressBehindSignIn());
}
