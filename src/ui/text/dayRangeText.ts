import type { TFunction } from 'i18next';

/** Days from one to another in words, either of which may be left open (YYYY-MM-DD or empty); `say` writes a day. */
export function dayRangeText(
  t: TFunction,
  { from, to }: { from?: string; to?: string },
  say: (day: string) => string,
): string {
  const ends = { from: from && say(from), to: to && say(to) };
  if (!ends.to) return t('From {{from}}', ends);
  if (!ends.from) return t('Until {{to}}', ends);
  return from === to ? ends.from : `${ends.from} – ${ends.to}`;
}
