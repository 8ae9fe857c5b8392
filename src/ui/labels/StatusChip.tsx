import { statuses, type ClaimStatus } from '../../domain/workflow/statuses';
import { useTranslation } from '../../i18n/useTranslation';
import { ToneChip } from './ToneChip';

export function StatusChip({ status }: { status: ClaimStatus }) {
  const { t } = useTranslation();
  const { badge, tone } = statuses[status];
  return <ToneChip tone={tone} label={t(badge)} />;
}
