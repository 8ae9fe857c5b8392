import type { TFunction } from 'i18next';
import type { Claim } from '../../../domain/claim/claim';
import type { Formats } from '../../../domain/settings/formats';
import { truncateName } from '../../../domain/truncateName';
import { notKnown } from '../../../domain/claim/notKnown';

/** The end of a question about what cannot be undone: whose claim and, where it is known, how much. Amount in UGX. */
export function describeClaim(
  t: TFunction,
  { id, claimant }: Claim,
  amount: number | undefined,
  { shillings }: Formats,
): string {
  const named = { id, claimant: truncateName(claimant.fullName || t(notKnown)) };
  return amount === undefined
    ? t('Claim {{id}} of {{claimant}}. This cannot be undone.', named)
    : t('Claim {{id}} of {{claimant}}, {{amount}}. This cannot be undone.', { ...named, amount: shillings(amount) });
}
