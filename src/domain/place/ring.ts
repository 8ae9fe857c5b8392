/** Degrees, WGS 84, in the order of GeoJSON. */
type Position = readonly [longitude: number, latitude: number];

/** A closed line; whether its last point repeats its first makes no difference. */
export type Ring = readonly Position[];

/**
 * Whether a ring goes around a point. Of two rings that share a line, a point on that line is in exactly one: each edge
 * is read upwards, so that both rings work out the same crossing.
 */
export function isInRing(ring: Ring, [x, y]: Position): boolean {
  let inside = false;
  let previous = ring[ring.length - 1];
  for (const point of ring) {
    if (previous) {
      const [[x1, y1], [x2, y2]] = point[1] < previous[1] ? [point, previous] : [previous, point];
      if (y1 <= y && y < y2 && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
    previous = point;
  }
  return inside;
}
