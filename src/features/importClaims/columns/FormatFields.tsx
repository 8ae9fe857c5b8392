import Box from '@mui/material/Box';
import { digitGroupNames, digitGroups } from '../../../domain/claimImport/sheet/amounts';
import { dayOrderNames, dayOrders } from '../../../domain/claimImport/sheet/days';
import { useTranslation } from '../../../i18n/useTranslation';
import { ChoiceField, choiceGrid } from '../ChoiceField';
import type { ChangeReading, Reading } from '../importState';

const orderHints = {
  seen: 'Guessed from the dates in the file. Cells formatted as Excel dates are not affected.',
  assumed: 'The dates in the file do not show which number is the day. Check this choice.',
  mixed: 'The file mixes day-first and month-first dates. Dates that do not fit this choice will be refused.',
} as const satisfies Record<Exclude<Reading['order'], undefined>, string>;

/** How the texts of the file write dates and amounts. */
export function FormatFields({ reading, onChange }: { reading: Reading; onChange: ChangeReading }) {
  const { t } = useTranslation();
  const { formats, order } = reading;
  return (
    <Box sx={choiceGrid}>
      <ChoiceField
        label={t('Dates')}
        value={formats.days}
        options={dayOrderNames.map((value) => ({ value, label: t(dayOrders[value].label) }))}
        onChoose={(days) =>
          onChange((before) => ({ ...before, formats: { ...before.formats, days }, order: undefined }))
        }
        hint={order && t(orderHints[order])}
      />
      <ChoiceField
        label={t('Amounts')}
        value={formats.digits}
        options={digitGroupNames.map((value) => ({ value, label: digitGroups[value].label }))}
        onChoose={(digits) => onChange((before) => ({ ...before, formats: { ...before.formats, digits } }))}
        hint={t('In whole shillings. UGX, Shs and /= are ignored.')}
      />
    </Box>
  );
}
