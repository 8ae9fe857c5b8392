/** What a migration begins with, checked to hold fields at all. Throws where it does not: then it is set aside. */
export function storedObject(stored: unknown): Record<string, unknown> {
  if (typeof stored !== 'object' || stored === null) throw new Error('Not of a former version');
  return { ...stored };
}
