import type { TFunction } from 'i18next';
import { nameOfSetAside } from '../../../../store/persistence/setAside';
import type { SetAside } from '../../../../store/persistence/local/asideTexts';
import { wordsOf } from '../../../../domain/register/kinds/kinds';

const ofDevice = {
  settings: { one: 'Settings', many: 'Settings' },
  session: { one: 'Session', many: 'Session' },
} as const;

/** What a text that was set aside is, as one or as several of its kind. */
export function kindOfSetAside(t: TFunction, entry: SetAside, number: 'one' | 'many'): string {
  const { slice } = nameOfSetAside(entry);
  if (slice === undefined) return t('Other');
  return t((slice === 'settings' || slice === 'session' ? ofDevice[slice] : wordsOf(slice))[number]);
}

/** How many of each kind were set aside: "Claims: 2, Payments: 1". */
export function countsOfSetAside(t: TFunction, entries: readonly SetAside[]): string {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const kind = kindOfSetAside(t, entry, 'many');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${kind}: ${count}`).join(', ');
}

/** Whether money may have been paid that the register does not show any more. */
export const mayHidePayments = (entries: readonly SetAside[]) =>
  entries.some((entry) => nameOfSetAside(entry).slice === 'payments');

export const hiddenPaymentsWarning =
  'An unreadable payment is missing from the paid amount of its claim. Check it before you pay more.';
