import { defaultPreferences } from '../../domain/settings/preferencesRecord';

/** A version that adds preferences: those that there were none of are what they are at first. */
export function addPreferences(stored: unknown): unknown {
  if (!isObject(stored) || !isObject(stored.preferences)) throw new Error('Not the settings of a former version');
  return { ...stored, preferences: { ...defaultPreferences, ...stored.preferences } };
}

/** Version 3: the phone numbers of people who are no managed users, of which none were kept. */
export function addPhones(stored: unknown): unknown {
  if (!isObject(stored)) throw new Error('Not the settings of version 2');
  return { phones: [], ...stored };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
