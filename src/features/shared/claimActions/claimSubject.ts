import type { TFunction } from 'i18next';
import type { Formats } from '../../../domain/settings/formats';

/** Which claim a form is about, as its questions name it. */
export type ClaimSubject = { id: string; claimantName: string };

/** The end of a question about what cannot be undone: whose claim and, where it is known, how much. Amount in UGX. */
export function describeSubject(
  t: TFunction,
  subject: ClaimSubject,
  amount: number | undefined,
  { shillings }: Formats,
): string {
  const named = { id: subject.id, claimant: subject.claimantName };
  return amount === undefined
    ? t('Claim {{id}} of {{claimant}}. This cannot be undone.', named)
    : t('Claim {{id}} of {{claimant}}, {{amount}}. This cannot be undone.', { ...named, amount: shillings(amount) });
}
