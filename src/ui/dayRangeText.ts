import type { TFunction } from 'i18next';
import { formatFilterDay } from '../domain/format';

/** Days from one to another in words, either of which may be left open (YYYY-MM-DD or empty). */
export function dayRangeText(t: TFunction, { from, to }: { from?: string; to?: string }): string {
  const ends = { from: from && formatFilterDay(from), to: to && formatFilterDay(to) };
  if (!ends.to) return t('From {{from}}', ends);
  if (!ends.from) return t('Until {{to}}', ends);
  return from === to ? ends.from : `${ends.from} – ${ends.to}`;
}
