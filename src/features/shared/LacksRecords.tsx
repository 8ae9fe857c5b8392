import Alert from '@mui/material/Alert';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { lacksRecordsNote, selectLacksRecords } from '../../store/persistence/setAside';

/** Above figures: says that they leave out what could not be read; nothing where all could. */
export function LacksRecords() {
  const { t } = useTranslation();
  const lacks = useAppSelector(selectLacksRecords);
  return (
    lacks && (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t(lacksRecordsNote)}
      </Alert>
    )
  );
}
