import { storedObject } from '../persistence/storedObject';

/** Version 2 says why a session ended; before, people had always ended theirs themselves. */
export const addSessionEnd = (stored: unknown): unknown => ({ ended: null, ...storedObject(stored) });
