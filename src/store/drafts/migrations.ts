import { storedObject } from '../persistence/storedObject';

/** Version 2: step 2 asks for the name of the protected area. One of before has it empty. */
export function addAreaName(stored: unknown): unknown {
  const draft = storedObject(stored);
  return { ...draft, incident: { protectedAreaName: '', ...storedObject(draft['incident']) } };
}
