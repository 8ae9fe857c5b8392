import { geoMercator, geoPath } from 'd3-geo';
import type { Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import shapes from '../../reference/districtShapes.json';
import { districts } from './districts';
import { shapeOfDistrict } from './districtShapes';
import { isInRing, type Ring } from './ring';

/** Size of the drawing of the whole country in its own units. */
export const mapSize = { width: 480, height: 500 };

const margin = 4;
const { scale, translate } = shapes.transform;
const topology: Topology = {
  type: 'Topology',
  arcs: shapes.arcs,
  objects: {},
  transform: { scale: scale as [number, number], translate: translate as [number, number] },
};
const collection = feature(topology, shapes.objects.districts as GeometryCollection<{ name: string }>);

const projection = geoMercator().fitExtent(
  [
    [margin, margin],
    [mapSize.width - margin, mapSize.height - margin],
  ],
  collection,
);
const drawPath = geoPath(projection).digits(2);

/** A place on the drawing: units from its left and from its top. */
export type Spot = { x: number; y: number };

/** A place on the ground. Degrees, WGS 84. */
export type Point = { latitude: number; longitude: number };

/** Where a point is on the drawing. */
export function spotOf({ latitude, longitude }: Point): Spot {
  // A Mercator projection without clipping has a place for every point off the poles.
  const [x, y] = projection([longitude, latitude]) ?? [0, 0];
  return { x, y };
}

/** The point at a spot of the drawing. */
export function pointAt({ x, y }: Spot): Point {
  const [longitude, latitude] = projection.invert?.([x, y]) ?? [0, 0];
  return { latitude, longitude };
}

type Part = [longitude: number, latitude: number][][];

/** The least and the greatest longitude and latitude of a part: what lies beyond them lies on none of its rings. */
function boxOf([edge = []]: readonly Ring[]) {
  const [longitudes, latitudes] = [edge.map(([longitude]) => longitude), edge.map(([, latitude]) => latitude)];
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

/** Each part of a district: its edge, then its holes. */
function partsOf(geometry: Geometry): readonly (readonly Ring[])[] {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates as Part[];
  return geometry.type === 'Polygon' ? [geometry.coordinates as Part] : [];
}

/**
 * The outline of each district by its stored value: its parts, each a ring with the rings of its holes and the box around
 * them, the edge of each part on the drawing, and all of it as an SVG path. Projected once, when a map is first asked for.
 * A city lies on the outline of its district (districtShapes.ts). Lake Victoria is left out, other lakes lie in their
 * districts.
 */
export const outlines = collection.features.map(({ geometry, properties }) => ({
  outline: properties.name.toLowerCase(),
  parts: partsOf(geometry).map((rings) => ({ rings, box: boxOf(rings) })),
  edges: partsOf(geometry).map(([edge = []]) => edge.map(([longitude, latitude]) => spotOf({ latitude, longitude }))),
  path: drawPath(geometry) ?? '',
}));

/**
 * The district on whose outline a point lies, by stored value. Undefined on Lake Victoria, outside Uganda, and on the
 * strips along the border that the simplified outlines cut off. A point on the line between two districts lies in one of them.
 */
export function findOutlineAt({ latitude, longitude }: Point): string | undefined {
  const isNear = ({ west, east, south, north }: ReturnType<typeof boxOf>) =>
    longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  return outlines.find(({ parts }) =>
    parts.some(
      ({ rings, box }) => isNear(box) && rings.filter((ring) => isInRing(ring, [longitude, latitude])).length % 2 === 1,
    ),
  )?.outline;
}

/** The district of an outline and, after it, the city that lies on the same, by stored value. */
export const districtsOn = (outline: string): string[] => [
  outline,
  ...districts.flatMap(({ value }) => (value !== outline && shapeOfDistrict(value) === outline ? [value] : [])),
];
