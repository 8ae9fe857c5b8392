import { defaultPreferences } from '../../domain/settings/preferencesRecord';
import { addWithin, storedObject } from '../persistence/storedObject';

/** A version that adds preferences: those that there were none of are what they are at first. */
export const addPreferences = (stored: unknown): unknown => addWithin(stored, 'preferences', defaultPreferences);

/** Version 3: the phone numbers of people who are no managed users, of which none were kept. */
export const addPhones = (stored: unknown): unknown => ({ phones: [], ...storedObject(stored) });
