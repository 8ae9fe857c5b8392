/** What a migration begins with, checked to hold fields at all. Throws where it does not: then it is set aside. */
export function storedObject(stored: unknown): Record<string, unknown> {
  if (typeof stored !== 'object' || stored === null) throw new Error('Not an object');
  return { ...stored };
}

/** Adds what is lacking in a part of what is stored: a stored value wins. */
export function addWithin(stored: unknown, part: string, added: object): unknown {
  const whole = storedObject(stored);
  return { ...whole, [part]: { ...added, ...storedObject(whole[part]) } };
}
