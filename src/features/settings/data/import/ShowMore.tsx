import Button from '@mui/material/Button';
import { useTranslation } from '../../../../i18n/useTranslation';

/** A long list is shown a page at a time; nothing where all of it is shown. */
export function ShowMore({ shown, of, onMore }: { shown: number; of: number; onMore: () => void }) {
  const { t } = useTranslation();
  if (shown >= of) return null;
  return <Button onClick={onMore}>{t('Show more ({{number}} left)', { number: of - shown })}</Button>;
}
