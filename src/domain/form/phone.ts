import { withoutInvisible } from './plainText';
import type { Words } from '../words';

/** What a phone field starts with; alone it counts as empty. */
export const phonePrefix = '+256';

export const phonePattern = /^\+256\d{9}$/;
export const phoneMessage: Words = 'Phone number must be in format +256XXXXXXXXX';

/**
 * A phone number as +256XXXXXXXXX, from the ways people, contacts and spreadsheets write one: 0772 123456, 256772123456,
 * +256-772-123456, tel:+256772123456, '0772123456, 0772 123456 behind the prefix that stood there, and 772123456 where a
 * spreadsheet took its zero for nothing; with dashes, digits and spaces of any width. Any other text stays as it is, for
 * the form's rule to refuse.
 */
export function readPhone(text: string): string {
  const typed = withoutInvisible(text).trim();
  const bare = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\u2212().]/gu, '')
    .replace(/^['‘’ʼ]/, '')
    .replace(/^tel:/i, '');
  const national = /^(?:(?:\+|00)?256)?0?(\d{9})$/.exec(bare)?.[1];
  return national === undefined || national.startsWith('0') ? typed : `${phonePrefix}${national}`;
}
