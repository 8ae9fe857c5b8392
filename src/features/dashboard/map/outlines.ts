import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import shapes from '../../../reference/districtShapes.json';

/** Size of the drawing in its own units. */
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
const drawPath = geoPath(projection).digits(1);

/** The outline of each district by its stored value, as an SVG path. Projected once, when the map is first asked for. */
export const outlines = collection.features.map((district) => ({
  outline: district.properties.name.toLowerCase(),
  path: drawPath(district) ?? '',
}));
