import type { Point } from './outlines';

/** A metre or so: a device tells no more, and a longer number is harder to check. */
export const coordinateDecimals = 5;

// There is no -0 in what is stored.
const round = (degrees: number) => Number(degrees.toFixed(coordinateDecimals)) + 0;

/** A point as its coordinates are written. */
export const roundPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: round(latitude),
  longitude: round(longitude),
});

export const samePoint = (a: Point | undefined, b: Point | undefined): boolean =>
  a?.latitude === b?.latitude && a?.longitude === b?.longitude;

/** Of one degree along a meridian. */
const kilometresPerDegree = 111.2;

/** Good to some metres over the distances in Uganda, since it is at the equator. */
export function kilometresBetween(a: Point, b: Point): number {
  const northwards = a.latitude - b.latitude;
  const eastwards = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(northwards, eastwards) * kilometresPerDegree;
}
