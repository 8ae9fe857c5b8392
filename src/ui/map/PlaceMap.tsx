import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import { districtName } from '../../domain/place/districts';
import { shapeOfDistrict } from '../../domain/place/districtShapes';
import { areasNear } from '../../domain/place/listedAreas';
import { keepInSight, viewOfOutline } from '../../domain/place/mapView';
import { findOutlineAt, type Point } from '../../domain/place/outlines';
import { useTranslation } from '../../i18n/useTranslation';
import { mapShape } from './mapShape';
import { MapDrawing } from './MapDrawing';
import { outlineName } from './placeWords';
import { useFrame } from './useFrame';

type PlaceMapProps = {
  point: Point;
  /** The claimant's district, by stored value. */
  district: string;
};

/** Where something happened: in its district, with the protected areas around it, and the same in words. */
export function PlaceMap({ point, district }: PlaceMapProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const frame = useFrame(place);
  const { latitude, longitude } = point;
  const { outline, view, areas } = useMemo(() => {
    const at = { latitude, longitude };
    const found = findOutlineAt(at);
    return {
      outline: found,
      view: keepInSight(viewOfOutline(found ?? shapeOfDistrict(district)), at),
      areas: areasNear(at).map(({ name }) => name),
    };
  }, [latitude, longitude, district]);
  const isElsewhere = outline !== undefined && outline !== shapeOfDistrict(district);
  const words = [
    outline
      ? t('The coordinates are in {{place}}.', { place: outlineName(t, outline) })
      : t('The coordinates are in no district: on a lake, or close to the border.'),
    isElsewhere && t('The claimant lives in {{district}}.', { district: districtName(district) }),
    areas.length > 0
      ? t('Protected areas nearby: {{areas}}.', { areas: areas.join(', ') })
      : t('No listed protected area is nearby.'),
    t('Each diamond is one point in a protected area, not its border.'),
  ].filter(Boolean);
  return (
    <Box component="figure" sx={{ m: 0, mt: 0.5 }}>
      <Box ref={place} sx={mapShape}>
        <MapDrawing view={view} frame={frame} home={outline} mark={point} />
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
