/** Version 2 says why a session ended; before, people had always ended theirs themselves. */
export function addSessionEnd(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) throw new Error('Not the session of version 1');
  return { ended: null, ...stored };
}
