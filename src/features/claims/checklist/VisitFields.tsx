import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import type { ChecklistForm } from '../../../domain/checklist/checklistForm';
import type { Claim } from '../../../domain/claim/claim';
import { useTranslation } from '../../../i18n/useTranslation';
import { DateInput } from '../../../ui/form/DateInput';
import { LimitedTextInput } from '../../../ui/form/LimitedTextInput';
import { MultiSelectInput } from '../../../ui/form/MultiSelectInput';
import { TextInput } from '../../../ui/form/TextInput';

type VisitFieldsProps = { claim: Claim; control: Control<ChecklistForm>; today: string };

/** When the site was visited, by whom and where, and which of the claim's photos are from there. */
export function VisitFields({ claim, control, today }: VisitFieldsProps) {
  const { t } = useTranslation();
  const { photos } = claim.evidence;
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <DateInput control={control} name="visitDay" label={t('Visited on')} required max={today} />
      <LimitedTextInput control={control} name="visitBy" label={t('Visited by')} required />
      <TextInput control={control} name="gpsLatitude" label={t('GPS latitude')} inputMode="decimal" />
      <TextInput control={control} name="gpsLongitude" label={t('GPS longitude')} inputMode="decimal" />
      {photos.length > 0 && (
        <MultiSelectInput
          control={control}
          name="visitPhotos"
          label={t('Photos of the visit')}
          placeholder={t('None chosen')}
          hint={t('Add photos with Edit.')}
          options={photos.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Box>
  );
}
