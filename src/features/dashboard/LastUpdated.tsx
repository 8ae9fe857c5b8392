import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from '../../i18n/useTranslation';
import { selectLastUpdate } from '../../store/claims/activity';
import { useAppSelector } from '../../store/hooks';
import { useFormats } from '../../ui/text/formats';

/** When the register last changed in something that the figures count. */
export function LastUpdated() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const open = useAppSelector((state) => state.storage.open);
  const at = useAppSelector(selectLastUpdate);
  if (!open) return <Skeleton variant="text" width={200} />;
  return at === undefined ? t('Nothing registered yet') : t('Last updated: {{when}}', { when: dateTime(at) });
}
