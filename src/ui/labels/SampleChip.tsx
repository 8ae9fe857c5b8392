import { useTranslation } from '../../i18n/useTranslation';
import { ToneChip } from './ToneChip';

/** Beside the version of a schedule that was made for the portal (docs/product.md, Valuation schedules). */
export function SampleChip() {
  const { t } = useTranslation();
  return <ToneChip tone="ochre" label={t('Sample')} />;
}
