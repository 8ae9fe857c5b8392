import type { Point } from '../../domain/place/outlines';

/** A metre or so: a device tells no more, and a longer number is harder to check. */
export const coordinateDecimals = 5;

const round = (degrees: number) => Number(degrees.toFixed(coordinateDecimals));

/** A point as its coordinates are written. */
export const roundPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: round(latitude),
  longitude: round(longitude),
});

export const samePoint = (a: Point | undefined, b: Point | undefined): boolean =>
  a?.latitude === b?.latitude && a?.longitude === b?.longitude;
