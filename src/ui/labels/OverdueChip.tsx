import { severities } from '../../domain/audit/audit';
import { overdueSeverity, type OverdueSeverity } from '../../domain/claim/overdue';
import type { Tone } from '../../domain/workflow/statuses';
import { useTranslation } from '../../i18n/useTranslation';
import { ToneChip } from './chips';

const tones = { critical: 'red', high: 'ochre', medium: 'grey' } as const satisfies Record<OverdueSeverity, Tone>;

/** How badly a claim is overdue, in a word. @param days overdue, above 0 */
export function OverdueChip({ days }: { days: number }) {
  const { t } = useTranslation();
  const severity = overdueSeverity(days);
  return (
    <ToneChip tone={tones[severity]} label={t('Overdue: {{severity}}', { severity: t(severities[severity].label) })} />
  );
}
