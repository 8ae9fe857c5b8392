/** The localStorage key of the copy of the header, outside the register's keys. It is never sealed. */
export const headerKey = 'portal-vault';

/**
 * The keys of localStorage whose texts a passphrase seals: the register's, and how spreadsheets were read, whose
 * headers and words may be somebody's. How many events there were names nobody and is asked for often.
 */
export function isSealedPlace(key: string): boolean {
  return (key.startsWith('reg/') && key !== 'reg/sequence') || key.startsWith('portal-import-');
}

/** What a sealed text begins with: the portal's own texts are JSON, and begin with a brace, a bracket or a digit. */
export const sealedPrefix = '§1:';

/** Whether a text says of itself that it is sealed. */
export const isSealed = (text: string) => text.startsWith(sealedPrefix);
