/** The localStorage key of the copy of the header, outside the register's keys. It is never sealed. */
export const headerKey = 'wcp-vault';

/**
 * The keys of localStorage whose texts a passphrase seals: the register's, and how spreadsheets were read, whose first
 * row may be somebody's. How many deeds were done names nobody and is asked for often.
 */
export function isSealedPlace(key: string): boolean {
  return (key.startsWith('wcp/') && key !== 'wcp/sequence') || key === 'wcp-import-columns';
}
