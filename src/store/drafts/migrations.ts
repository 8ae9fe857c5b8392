import { addWithin } from '../persistence/storedObject';

/** Version 2: step 2 asks for the name of the protected area, and for further items. One of before has neither. */
export const addAreaNameAndItems = (stored: unknown): unknown =>
  addWithin(stored, 'incident', { protectedAreaName: '', further: { crop: [], livestock: [], property: [] } });
