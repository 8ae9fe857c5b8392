import Box from '@mui/material/Box';
import { digitGroupNames, digitGroups } from '../../domain/claimImport/amounts';
import { dayOrderNames, dayOrders } from '../../domain/claimImport/days';
import { useTranslation } from '../../i18n/useTranslation';
import { ChoiceField, choiceGrid } from './ChoiceField';
import type { ChangeReading, Reading } from './importState';

const orderHints = {
  seen: 'Guessed from the dates of the file. Dates stored as Excel dates are read as they are.',
  assumed: 'No date of the file tells day from month: make sure that this is right.',
  mixed: 'Some dates show one order and some the other: those that do not fit will be refused.',
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
        hint={t('In whole shillings; UGX, Shs and /= are ignored.')}
      />
    </Box>
  );
}
