import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../../i18n/useTranslation';
import { hiddenRowsOf, type ChangeReading, type Reading } from '../importState';

/** What of the sheet its workbook does not show: how many rows, which can be left out, and that columns are read. */
export function HiddenCells({ reading, onChange }: { reading: Reading; onChange: ChangeReading }) {
  const { t } = useTranslation();
  const rows = hiddenRowsOf(reading);
  return (
    <>
      {rows > 0 && (
        <Alert severity="warning" role="note">
          {t('The workbook hides {{count}} of these rows, by a filter or by hand.', { count: rows })}
          <FormControlLabel
            label={t('Leave out the hidden rows')}
            sx={{ display: 'flex', ml: -1.25 }}
            control={
              <Checkbox
                checked={reading.leaveOutHidden}
                onChange={(_event, leaveOutHidden) => onChange((before) => ({ ...before, leaveOutHidden }))}
              />
            }
          />
        </Alert>
      )}
      {reading.sheets[reading.sheet]?.hasHiddenColumns && (
        <Typography sx={{ color: 'text.secondary' }}>{t('Hidden columns are read like the others.')}</Typography>
      )}
    </>
  );
}
