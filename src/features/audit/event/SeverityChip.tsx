import { severities, type Severity } from '../../../domain/audit';
import { useTranslation } from '../../../i18n/useTranslation';
import { ToneChip } from '../../../ui/ToneChip';

export function SeverityChip({ severity }: { severity: Severity }) {
  const { t } = useTranslation();
  const { tone, label } = severities[severity];
  return <ToneChip tone={tone} label={t(label)} />;
}
