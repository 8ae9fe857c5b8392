import border from '../../reference/border.json';
import { isInRing, type Ring } from './ring';

const ring: Ring = border.ring as [longitude: number, latitude: number][];

/** The simplified outline cuts off up to 3 km, the border post of Mpondwe among it. In degrees. */
const tolerance = 0.03;

/** Uganda's part of Lake Victoria, which district outlines leave out: south to 1° S, east to 33°56' E. */
const lakeVictoria = { west: 31.75, east: 33.93, south: -1, north: 0.4 };

/** Whether a point lies in Uganda, its part of Lake Victoria included. Degrees, WGS 84. */
export function isInUganda(latitude: number, longitude: number): boolean {
  if (
    longitude >= lakeVictoria.west &&
    longitude <= lakeVictoria.east &&
    latitude >= lakeVictoria.south &&
    latitude <= lakeVictoria.north
  ) {
    return true;
  }
  return [0, tolerance, -tolerance].some((dx) =>
    [0, tolerance, -tolerance].some((dy) => isInRing(ring, [longitude + dx, latitude + dy])),
  );
}
