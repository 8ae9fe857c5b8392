import { addWithin } from '../persistence/storedObject';

/** Version 2: step 2 asks for the name of the protected area. One of before has it empty. */
export const addAreaName = (stored: unknown): unknown => addWithin(stored, 'incident', { protectedAreaName: '' });
