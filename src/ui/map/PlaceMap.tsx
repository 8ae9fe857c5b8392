import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import { areasInSight } from '../../domain/place/mapLabels';
import type { Point } from '../../domain/place/outlines';
import { placeFacts } from '../../domain/place/placeFacts';
import { useTranslation } from '../../i18n/useTranslation';
import { mapShape, districtWords } from './mapShape';
import { letteringOf, MapDrawing } from './MapDrawing';
import { unmeasured, useFrame } from './useFrame';

type PlaceMapProps = {
  point: Point;
  /** The claimant's district, by stored value. */
  district: string;
};

/** Where something happened: in its district, with the protected areas around it, and the same in words. */
export function PlaceMap({ point, district }: PlaceMapProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const measured = useFrame(place);
  const frame = measured ?? unmeasured;
  const { latitude, longitude } = point;
  const facts = useMemo(() => placeFacts({ latitude, longitude }, district), [latitude, longitude, district]);
  const { districts, otherDistrict, areas, view, outline } = facts;
  const { line } = letteringOf(frame.letters);
  const words = [
    outline
      ? t('The coordinates are in {{place}}.', { place: districtWords(t, districts) })
      : t('The coordinates are in no district: on a lake, or close to the border.'),
    otherDistrict && t('The claimant lives in {{district}}.', { district: otherDistrict }),
    areas.length > 0
      ? t('Protected areas nearby: {{areas}}.', { areas: areas.join(', ') })
      : t('No listed protected area is nearby.'),
    areasInSight({ view, frame, line }).length > 0 &&
      t('Each diamond is one point in a protected area, not its border.'),
  ].filter(Boolean);
  return (
    <Box component="figure" sx={{ m: 0, mt: 0.5 }}>
      <Box ref={place} sx={mapShape}>
        {measured && <MapDrawing view={view} frame={measured} home={outline} mark={point} />}
      </Box>
      <Box
        component="figcaption"
        sx={{
          maxWidth: mapShape.maxWidth,
          mt: 0.75,
          mb: 0,
          fontWeight: 'fontWeightRegular',
          color: 'text.secondary',
          typography: 'body2',
        }}
      >
        {words.join(' ')}
      </Box>
    </Box>
  );
}
