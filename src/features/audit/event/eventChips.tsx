import { severities, type Severity, auditStatuses, type AuditStatus } from '../../../domain/audit/audit';
import { useTranslation } from '../../../i18n/useTranslation';
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
