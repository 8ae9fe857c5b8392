import type { Point } from '../place/outlines';
import type { Incident } from './incident';

/** Where an incident happened, as its map marks it. */
export const markOf = ({
  gpsLatitude,
  gpsLongitude,
}: Pick<Incident, 'gpsLatitude' | 'gpsLongitude'>): Point | undefined =>
  gpsLatitude === undefined || gpsLongitude === undefined
    ? undefined
    : { latitude: gpsLatitude, longitude: gpsLongitude };
