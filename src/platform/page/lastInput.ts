/** Outside the register's keys: it changes often and belongs to no event. */
const key = 'portal-last-input';

/** How often the time of an input is written at most, milliseconds. */
const pace = 10_000;

/** `at` is in milliseconds since 1970. */
type Note = { sessionId: string; at: number };

/** What this tab noted last, and what of that the browser could not keep. */
let noted: Note | undefined;
let unkept: Note | undefined;

/** When somebody last touched the portal in any tab in this session, milliseconds since 1970; undefined when it was never noted. */
export function readLastInput(sessionId: string): number | undefined {
  const times = [stored(), unkept].flatMap((note) => (note?.sessionId === sessionId ? [note.at] : []));
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** Notes an input for all tabs, unless one was noted a moment ago. */
export function noteInput(sessionId: string, now: number): void {
  const last = noted?.sessionId === sessionId ? noted.at : undefined;
  if (last === undefined || now < last || now - last >= pace) correctInput(sessionId, now);
}

/** Notes for all tabs that the last input was at another time. */
export function correctInput(sessionId: string, at: number): void {
  noted = { sessionId, at };
  unkept = undefined;
  try {
    localStorage.setItem(key, `${at} ${sessionId}`);
  } catch {
    // A full disk: this tab remembers it.
    unkept = noted;
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

function stored(): Note | undefined {
  try {
    const [at, sessionId] = (localStorage.getItem(key) ?? '').split(' ');
    return at && sessionId && Number.isFinite(Number(at)) ? { sessionId, at: Number(at) } : undefined;
  } catch {
    return undefined;
  }
}
