import type { TFunction } from 'i18next';
import { nameOfSetAside } from '../../../../store/persistence/setAside';
import type { SetAside } from '../../../../store/persistence/asideTexts';
import { recordKinds } from '../recordKinds';

const otherKinds = { settings: 'Settings', session: 'Session' } as const;

/** What a text that was set aside is, in the plural of its kind. */
function pluralKind(t: TFunction, entry: SetAside): string {
  const { slice } = nameOfSetAside(entry);
  return slice ? t({ ...recordKinds, ...otherKinds }[slice]) : t('Other');
}

/** How many of each kind were set aside: "Claims: 2, Payments: 1". */
export function countsOfSetAside(t: TFunction, entries: readonly SetAside[]): string {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const kind = pluralKind(t, entry);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${kind}: ${count}`).join(', ');
}

/** Whether money may have been paid that the register does not show any more. */
export const mayHidePayments = (entries: readonly SetAside[]) =>
  entries.some((entry) => nameOfSetAside(entry).slice === 'payments');

export const hiddenPaymentsWarning =
  'An unreadable payment is missing from the paid amount of its claim. Check it before you pay more.';
