import {
  type AuditEvent,
  severities,
  type Severity,
  auditStatuses,
  type AuditStatus,
} from '../../../domain/audit/audit';
import { auditResources } from '../../../domain/audit/auditResources';
import { claimPath } from '../../../domain/routes';
import { useTranslation } from '../../../i18n/useTranslation';
import { ClaimId } from '../../../ui/labels/ClaimId';
import { ToneChip } from '../../../ui/labels/chips';

/** Marks an event that came a moment ago. */
export function NewChip() {
  const { t } = useTranslation();
  return <ToneChip tone="violet" label={t('New')} />;
}

/** How what an event tells of ended. */
export function OutcomeChip({ status }: { status: AuditStatus }) {
  const { t } = useTranslation();
  const { tone, label } = auditStatuses[status];
  return <ToneChip tone={tone} label={t(label)} />;
}

export function SeverityChip({ severity }: { severity: Severity }) {
  const { t } = useTranslation();
  const { tone, label } = severities[severity];
  return <ToneChip tone={tone} label={t(label)} />;
}

/** What an event is about; a claim leads to its page. */
export function ResourceLink({ event: { resource, resourceId } }: { event: AuditEvent }) {
  const { t } = useTranslation();
  if (resource === 'claim') return <ClaimId id={resourceId} whole to={claimPath(resourceId)} />;
  return t(auditResources[resource].label);
}
