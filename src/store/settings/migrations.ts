/** Version 2: preferences hold the exchange rates, of which there were none. */
export function addExchangeRates(stored: unknown): unknown {
  if (!isObject(stored) || !isObject(stored.preferences)) throw new Error('Not the settings of version 1');
  return { ...stored, preferences: { exchangeRates: {}, ...stored.preferences } };
}

/** Version 3: the phone numbers of people who are no managed users, of which none were kept. */
export function addPhones(stored: unknown): unknown {
  if (!isObject(stored)) throw new Error('Not the settings of version 2');
  return { phones: [], ...stored };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
