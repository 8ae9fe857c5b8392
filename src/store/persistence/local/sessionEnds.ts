import { keyPrefix, signedOutKey } from './keys';
import type { LocalTexts } from './localTexts';
import { readStoredHead } from '../shapes/readStored';
import type { PersistedSlice } from '../shapes/slices';

/** So many sessions that have ended are named; that of the stored session always is. */
const mostNamed = 8;

const sessionKey = `${keyPrefix}session`;

/** Which sessions are over, as is noted at once, whether or not their end comes to be stored as an event. */
export function createSessionEnds(local: LocalTexts, slice: PersistedSlice) {
  /** As this tab did or heard of it: localStorage may show it a little later. */
  const ended = new Set<string>();
  const named = () => (local.get(signedOutKey) ?? '').split(',').filter((id) => id !== '');
  const isSignedOut = (sessionId: string) => ended.has(sessionId) || named().includes(sessionId);

  return {
    isSignedOut,

    /** Another tab says that a session is over. */
    hearSignedOut: (sessionId: string) => void ended.add(sessionId),

    /** Where there is no room even to say so, the text of the session makes it. */
    endSession: (sessionId: string) => {
      if (isSignedOut(sessionId)) return;
      ended.add(sessionId);
      const all = [...named(), sessionId];
      const stored = local.get(sessionKey);
      const current = sessionIdIn((stored !== null && readStoredHead(slice, stored)) || {});
      const text = all.filter((id, place) => id === current || place >= all.length - mostNamed).join(',');
      if (local.putAll([[signedOutKey, text]])) return;
      // Gone for good, whatever becomes of the mark: no start finds it here.
      local.putBack(sessionKey, null);
      local.putAll([[signedOutKey, text]]);
    },
  };
}

/** Whose session the fields of that slice name. */
function sessionIdIn(fields: object): string | undefined {
  const current: unknown = 'current' in fields ? fields.current : undefined;
  return typeof current === 'object' && current !== null && 'sessionId' in current
    ? String(current.sessionId)
    : undefined;
}
