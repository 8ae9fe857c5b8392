import { kilometresBetween } from '../place/points';
import type { Point } from '../place/outlines';
import { formatNumber } from '../settings/format';
import type { Formats } from '../settings/formats';
import type { Words } from '../words';
import { positionOf, takenAt, type PhotoFacts } from './photoFacts';

type Describer = { t: (english: Words, params?: Record<string, string>) => string } & Pick<Formats, 'dateTime'>;

/**
 * When and where a photo was taken: "12/08/2026, 14:03, 2 km from the mark".
 * @param mark where the incident happened, where that is known: else the place is named by its coordinates
 */
export function describePhoto(photo: PhotoFacts, mark: Point | undefined, { t, dateTime }: Describer): string {
  const at = takenAt(photo);
  const place = positionOf(photo);
  const where =
    place &&
    (mark
      ? t('{{distance}} from the mark', { distance: formatDistance(kilometresBetween(place, mark)) })
      : t('at {{place}}', { place: `${place.latitude}, ${place.longitude}` }));
  return [at && dateTime(at), where].filter(Boolean).join(', ');
}

/** How far it is: "350 m", "2.4 km", "12 km" with a no-break space. */
function formatDistance(kilometres: number): string {
  if (kilometres < 0.995) return `${formatNumber(Math.round(kilometres * 100) * 10)}\u00a0m`;
  return `${formatNumber(kilometres < 9.95 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres))}\u00a0km`;
}
