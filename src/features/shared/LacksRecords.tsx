import Alert from '@mui/material/Alert';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { lacksRecordsNote, selectLacksRecords, type CountedSlice } from '../../store/persistence/setAside';

/**
 * Above figures: says that they leave out what could not be read; nothing where all could.
 * @param of the slices that the figures come from, where those are not all that figures are made of
 */
export function LacksRecords({ of }: { of?: readonly CountedSlice[] }) {
  const { t } = useTranslation();
  const lacks = useAppSelector((state) => selectLacksRecords(state, of));
  return (
    lacks && (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t(lacksRecordsNote)}
      </Alert>
    )
  );
}
