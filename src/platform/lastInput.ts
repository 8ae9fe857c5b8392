/** Outside the register's keys: it changes often and belongs to no deed. */
const key = 'wcp-last-input';

/** How often the time of an input is written at most, milliseconds. */
const pace = 10_000;

/** What this tab noted last, and what of that the browser could not keep. */
let noted = 0;
let unkept = 0;

/** When somebody last touched the portal in any tab, milliseconds since 1970; undefined when it was never noted. */
export function readLastInput(): number | undefined {
  return Math.max(stored(), unkept) || undefined;
}

/** Notes an input for all tabs, unless one was noted a moment ago. */
export function noteInput(now: number): void {
  if (now < noted || now - noted >= pace) correctInput(now);
}

/** Notes for all tabs that the last input was at another time. */
export function correctInput(at: number): void {
  noted = at;
  unkept = 0;
  try {
    localStorage.setItem(key, String(at));
  } catch {
    // A full disk: this tab remembers it.
    unkept = at;
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
