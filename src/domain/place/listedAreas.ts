import reference from '../../reference/protectedAreas.json';
import type { ProtectedArea } from '../incident/incidents';
import type { Point } from './outlines';
import { kilometresBetween } from './points';

/** A protected area that the reference list names. Its point is somewhere in it, where one is known; borders are not. */
export type ListedArea = { name: string; kind: Exclude<ProtectedArea, 'none'>; point?: Point };

type Row = { name: string; kind: string; point?: number[] };

/** The protected areas of the reference list, by name. */
export const listedAreas: readonly ListedArea[] = (reference.areas as Row[])
  .map(({ name, kind, point: [latitude, longitude] = [] }): ListedArea => {
    const area = { name, kind: kind as ListedArea['kind'] };
    return latitude === undefined || longitude === undefined ? area : { ...area, point: { latitude, longitude } };
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/**
 * How far from a place the point of an area may be for the area to count as nearby. The point is about the middle: from
 * there the largest park, Murchison Falls, reaches 45 km to its edge, and animals raid some kilometres beyond.
 */
export const nearbyKilometres = 60;

/**
 * The protected areas whose point is within `nearbyKilometres`, the nearest first (docs/product.md, Where it happened).
 * How far they are is not told: a point in a large area says little of where its border is.
 */
export function areasNear(place: Point): ListedArea[] {
  return listedAreas
    .flatMap((area) => (area.point ? [{ area, kilometres: kilometresBetween(place, area.point) }] : []))
    .filter(({ kilometres }) => kilometres <= nearbyKilometres)
    .sort((a, b) => a.kilometres - b.kilometres)
    .map(({ area }) => area);
}

/** The area of the list that a name is of, however its letters are cased. */
export function findListedArea(name: string): ListedArea | undefined {
  const wanted = name.trim().toLowerCase();
  return listedAreas.find((area) => area.name.toLowerCase() === wanted);
}
