import { withoutInvisible } from '../form/plainText';
import type { AuditEvent } from './audit';
import { hashOfRow, readLink, type ChainHead } from './auditChain';

/** Where a chain ends, on paper: 64 bits of the last row's hash, 16 digits in groups of four, after chain and place. */
export function fingerprintOf({ chain, place, hash }: ChainHead): string {
  const bytes = atob(hash.replaceAll('-', '+').replaceAll('_', '/')).slice(0, 8);
  const digits = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return `${chain} ${place} ${(digits.toUpperCase().match(/.{4}/g) ?? []).join(' ')}`;
}

/**
 * What a fingerprint that was noted says of the log as it is now: the same, another event in its place, none there any
 * more, or no fingerprint. Small and large letters and the spaces between digits do not count.
 */
export async function compareFingerprint(
  noted: string,
  rows: readonly AuditEvent[],
): Promise<'same' | 'other' | 'gone' | 'unreadable'> {
  const [, chain, place, digits] =
    /^(\S+)\s+(\d+)\s+((?:[0-9a-f]\s*){16})$/i.exec(withoutInvisible(noted).trim()) ?? [];
  if (chain === undefined || digits === undefined) return 'unreadable';
  const isAsked = ({ link }: AuditEvent) => {
    const at = readLink(link);
    return at?.chain.toLowerCase() === chain.toLowerCase() && at.place === Number(place);
  };
  const asked = rows.filter(isAsked);
  const bare = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();
  for (const row of asked) {
    const [, , ...shown] = fingerprintOf({ chain, place: Number(place), hash: await hashOfRow(row) }).split(' ');
    if (bare(shown.join('')) === bare(digits)) return 'same';
  }
  return asked.length > 0 ? 'other' : 'gone';
}
