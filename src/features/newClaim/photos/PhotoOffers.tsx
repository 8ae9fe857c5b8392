import Box from '@mui/material/Box';
import { kampalaDay, kampalaToday } from '../../../domain/calendar';
import type { EvidenceFile } from '../../../domain/incident/evidence';
import type { IncidentForm } from '../../../domain/incident/incident';
import { findPoint } from '../../../domain/incident/incidentForm';
import { momentOffers, placeOffers } from '../../../domain/incident/photoOffers';
import { coordinateDecimals, samePoint } from '../../../domain/place/points';
import { useTranslation } from '../../../i18n/useTranslation';
import { findEdited } from '../../../store/drafts/edits';
import { useAppSelector } from '../../../store/hooks';
import { OfferButton } from '../../../ui/form/OfferButton';
import { useFormats } from '../../../ui/text/formats';

/** What is filled in when an offer is pressed. */
export type OfferedFields = Partial<
  Pick<IncidentForm, 'dateOfIncident' | 'timeOfIncident' | 'gpsLatitude' | 'gpsLongitude'>
>;

type PhotoOffersProps = {
  draftId: string;
  photos: readonly EvidenceFile[];
  /** As it is typed: what is there already is not offered. */
  incident: Required<OfferedFields>;
  onUse: (fields: OfferedFields) => void;
};

/** When and where the photos were taken, offered as when and where the incident happened. */
export function PhotoOffers({ draftId, photos, incident, onUse }: PhotoOffersProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  // An incident cannot be later than the submission of its claim.
  const submittedAt = useAppSelector((state) => findEdited(state, draftId)?.submittedAt);
  const until = submittedAt ? kampalaDay(submittedAt) : kampalaToday();
  const moments = momentOffers(photos, until).filter(
    ({ day, time }) => day !== incident.dateOfIncident || time !== incident.timeOfIncident,
  );
  const mark = findPoint(incident);
  const places = placeOffers(photos).filter((place) => !samePoint(place, mark));
  if (moments.length + places.length === 0) return null;
  return (
    <Box role="group" aria-label={t('From the photos')} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t('The photos say when or where they were taken. Use it if the incident happened then or there.')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {moments.map(({ day, time, name }) => (
          <OfferButton key={day} name={name} onClick={() => onUse({ dateOfIncident: day, timeOfIncident: time })}>
            {t('Use {{what}}', { what: `${date(day)}, ${time}` })}
          </OfferButton>
        ))}
        {places.map((place) => {
          const latitude = place.latitude.toFixed(coordinateDecimals);
          const longitude = place.longitude.toFixed(coordinateDecimals);
          return (
            <OfferButton
              key={`${latitude}, ${longitude}`}
              name={place.name}
              onClick={() => onUse({ gpsLatitude: latitude, gpsLongitude: longitude })}
            >
              {t('Use {{what}}', { what: `${latitude}, ${longitude}` })}
            </OfferButton>
          );
        })}
      </Box>
    </Box>
  );
}
