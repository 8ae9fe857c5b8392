import { severities, type Severity } from '../../../domain/audit/audit';
import { useTranslation } from '../../../i18n/useTranslation';
import { ToneChip } from '../../../ui/labels/ToneChip';

export function SeverityChip({ severity }: { severity: Severity }) {
  const { t } = useTranslation();
  const { tone, label } = severities[severity];
  return <ToneChip tone={tone} label={t(label)} />;
}
