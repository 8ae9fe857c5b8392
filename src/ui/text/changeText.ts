import type { TFunction } from 'i18next';
import type { AuditEvent } from '../../domain/audit/audit';
import type { Claim } from '../../domain/claim/claim';
import type { Formats } from '../../domain/settings/formats';
import { statuses } from '../../domain/workflow/statuses';

/** Who changed a claim last, when, and what it came to. */
export function changeText(t: TFunction, claim: Claim, lastChange: AuditEvent | undefined, formats: Formats): string {
  return t('This claim was changed by {{user}} on {{time}}. Its status is now "{{status}}".', {
    user: lastChange?.user ?? '',
    time: formats.dateTime(lastChange?.timestamp ?? claim.updatedAt),
    status: t(statuses[claim.status].badge),
  });
}

/** The same over a form in which something is typed. */
export function changeNoticeText(
  t: TFunction,
  claim: Claim,
  lastChange: AuditEvent | undefined,
  formats: Formats,
): string {
  return `${changeText(t, claim, lastChange, formats)} ${t('Your entries are kept.')}`;
}
