import { auditStatuses, type AuditStatus } from '../../../domain/audit/audit';
import { useTranslation } from '../../../i18n/useTranslation';
import { ToneChip } from '../../../ui/labels/ToneChip';

/** How what an event tells of ended. */
export function OutcomeChip({ status }: { status: AuditStatus }) {
  const { t } = useTranslation();
  const { tone, label } = auditStatuses[status];
  return <ToneChip tone={tone} label={t(label)} />;
}
