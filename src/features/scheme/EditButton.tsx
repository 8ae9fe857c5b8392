import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/useTranslation';

/** Edits what a row of a table tells, which it names to a screen reader. */
export function EditButton({ of, onClick }: { of: string; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      size="small"
      onClick={onClick}
      aria-label={`${t('Edit')}: ${of}`}
      // Its word lies where the text of the other cells does.
      sx={{ minWidth: 44, my: -0.5, mx: -1 }}
    >
      {t('Edit')}
    </Button>
  );
}
