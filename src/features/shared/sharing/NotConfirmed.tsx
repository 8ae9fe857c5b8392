import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { ToneChip } from '../../../ui/labels/chips';

/** Beside the status of a claim of which something has yet to be confirmed by the shared register. */
export function NotConfirmed({ id }: { id: string }) {
  const { t } = useTranslation();
  const isWaiting = useAppSelector((state) => state.storage.share?.unconfirmed[id]);
  if (!isWaiting) return null;
  return (
    <>
      {' '}
      <ToneChip tone="ochre" label={t('Not confirmed')} />
    </>
  );
}
