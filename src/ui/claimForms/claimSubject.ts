import type { TFunction } from 'i18next';
import type { Formats } from '../../domain/formats';

/** Which claim a form is about, as its questions name it. */
export type ClaimSubject = { id: string; claimantName: string };

/** The end of a question about what cannot be undone: whose claim, how much. Amount in UGX. */
export function describeSubject(
  t: TFunction,
  subject: ClaimSubject,
  amount: number | undefined,
  { shillings }: Formats,
): string {
  return t('Claim {{id}} of {{claimant}}, {{amount}}. This cannot be undone.', {
    id: subject.id,
    claimant: subject.claimantName,
    amount: amount === undefined ? t('Not yet assessed') : shillings(amount),
  });
}
