import { useTranslation } from '../../../i18n/useTranslation';
import { ToneChip } from '../../../ui/labels/ToneChip';

/** Marks an event that came a moment ago. */
export function NewChip() {
  const { t } = useTranslation();
  return <ToneChip tone="violet" label={t('New')} />;
}
