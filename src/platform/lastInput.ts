/** Outside the register's keys: it changes often and belongs to no deed. */
const key = 'wcp-last-input';

/** How often the time of an input is written at most, milliseconds. */
const pace = 10_000;

/** What this tab noted, for when the browser cannot keep it. */
let own = 0;

/** When somebody last touched the portal in any tab, milliseconds since 1970; undefined when it was never noted. */
export function readLastInput(): number | undefined {
  return Math.max(stored(), own) || undefined;
}

/** Notes an input for all tabs, unless one was noted a moment ago. */
export function noteInput(now: number): void {
  if (now >= own && now - own < pace) return;
  own = now;
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // A full disk: this tab remembers it.
  }
}

/** Calls back when another tab has noted an input; returns how to stop. */
export function onInputElsewhere(hear: () => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key === key) hear();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

function stored(): number {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}
