import Box from '@mui/material/Box';
import { useWatch, type Control } from 'react-hook-form';
import type { ChecklistForm } from '../../../domain/checklist/checklistForm';
import type { Claim } from '../../../domain/claim/claim';
import { momentOffers } from '../../../domain/incident/photoOffers';
import { useTranslation } from '../../../i18n/useTranslation';
import { DateInput } from '../../../ui/form/date/DateInput';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { MultiSelectInput } from '../../../ui/form/choice/MultiSelectInput';
import { OfferButton } from '../../../ui/form/OfferButton';
import { TextInput } from '../../../ui/form/text/TextInput';
import { useFormats } from '../../../ui/text/formats';

type VisitFieldsProps = {
  claim: Claim;
  control: Control<ChecklistForm>;
  /** Fills in the day of the visit. */
  onDay: (day: string) => void;
  today: string;
};

/** When the site was visited, by whom and where, and which of the claim's photos are from there. */
export function VisitFields({ claim, control, onDay, today }: VisitFieldsProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const visitDay = useWatch({ control, name: 'visitDay' });
  const { photos } = claim.evidence;
  const offers = momentOffers(photos, today, claim.incident.dateOfIncident).filter(({ day }) => day !== visitDay);
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      {offers.length > 0 && (
        <Box
          role="group"
          aria-label={t('From the photos')}
          sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1, mt: 1, mb: 1.5 }}
        >
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t('Photos were taken on these days. Use one if it was the day of the visit.')}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {offers.map(({ day, name }) => (
              <OfferButton key={day} name={name} onClick={() => onDay(day)}>
                {t('Use {{what}}', { what: date(day) })}
              </OfferButton>
            ))}
          </Box>
        </Box>
      )}
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
