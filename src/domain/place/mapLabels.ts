import { districtName } from './districts';
import { listedAreas, type ListedArea } from './listedAreas';
import { boxAround, fit, onFrame, type Box, type MapFrame, type MapView } from './mapView';
import { outlines, spotOf, type Point, type Spot } from './outlines';

/** Names on a map: its lines about a middle, or from a side on, `top` being that of the first line. */
export type MapLabel = {
  of: 'home' | 'district' | 'area';
  lines: readonly string[];
  x: number;
  top: number;
  align: 'start' | 'middle' | 'end';
};

/** What is written on a map, in the units of its frame. */
type MapNames = { areas: { name: string; spot: Spot }[]; labels: MapLabel[] };

/** How names are written: the height of a line, and the width of a text of each kind. */
export type Lettering = { line: number; widthOf: (text: string, of: MapLabel['of']) => number };

type Options = {
  view: MapView;
  frame: MapFrame;
  lettering: Lettering;
  /** The district that the map is about, whose name is written first. */
  home: string | undefined;
  /** The mark, which no name may hide. */
  mark: Point | undefined;
};

/**
 * The protected areas in sight with their names, and the names of the districts, as many as find room without touching
 * each other, the mark or the edge: that of the home district first, then areas from the middle outwards, then
 * districts by how much of them is in sight.
 */
export function placeNames({ view, frame, lettering, home, mark }: Options): MapNames {
  const layout = fit(view, frame);
  const place = (point: Point) => onFrame(layout, spotOf(point));
  const { line } = lettering;
  const inside = insideOf(frame);
  const edge = line / 4;
  const writable: Box = { left: edge, top: edge, right: frame.width - edge, bottom: frame.height - edge };
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const areas = areasInSight({ view, frame, line }).sort((a, b) => distance(a.spot, middle) - distance(b.spot, middle));

  const taken: Box[] = areas.map(({ spot }) => around(spot, line * 0.45, line * 0.45));
  if (mark) {
    // The pin stands on its point.
    const { x, y } = place(mark);
    taken.push({ left: x - line, right: x + line, top: y - line * 2.4, bottom: y + line / 2 });
  }
  const labels: MapLabel[] = [];
  const put = (candidates: readonly MapLabel[]) => {
    const free = candidates.find((label) => {
      const box = boxOf(label, lettering);
      return holds(writable, box) && !taken.some((other) => overlap(box, other));
    });
    if (!free) return;
    labels.push(free);
    taken.push(boxOf(free, lettering));
  };

  const districts = outlines
    .map(({ outline, edges }) => {
      const of: MapLabel['of'] = outline === home ? 'home' : 'district';
      const name = districtName(outline);
      const seen = edges
        .map((ring) => ring.map((spot) => onFrame(layout, spot)))
        .map((spots) => cutOff(spots, inside))
        .map((spots) => ({ spots, size: Math.abs(areaOf(spots)) }))
        .sort((a, b) => b.size - a.size)[0];
      return { of, name, spots: seen?.spots ?? [], size: seen?.size ?? 0 };
    })
    .filter(({ of, name, spots, size }) => {
      if (size === 0) return false;
      const { left, right } = boxAround(spots);
      return of === 'home' || lettering.widthOf(name, of) <= right - left;
    })
    .sort((a, b) => b.size - a.size);
  const putDistrict = ({ of, name, spots }: (typeof districts)[number]) => {
    const { x, y } = centreOf(spots);
    put(
      [0, -1.5, 1.5, -3, 3].map((lines) => ({ of, lines: [name], x, top: y + (lines - 0.5) * line, align: 'middle' })),
    );
  };

  districts.filter(({ of }) => of === 'home').forEach(putDistrict);
  for (const { name, spot } of areas) put(besideSpot(name, spot, line));
  districts.filter(({ of }) => of === 'district').forEach(putDistrict);
  return { areas, labels };
}

/** Where the name of an area may stand about its sign: right, left, below, above. */
function besideSpot(name: string, { x, y }: Spot, line: number): MapLabel[] {
  const lines = inTwoLines(name);
  const height = lines.length * line;
  const gap = line * 0.6;
  const label = { of: 'area', lines } as const;
  return [
    { ...label, x: x + gap, top: y - height / 2, align: 'start' },
    { ...label, x: x - gap, top: y - height / 2, align: 'end' },
    { ...label, x, top: y + gap, align: 'middle' },
    { ...label, x, top: y - gap - height, align: 'middle' },
  ];
}

const endings = [' National Park', ' Wildlife Reserve', ' Central Forest Reserve', ' Wildlife Sanctuary'];

/** What kind of area it is stands under its name. */
function inTwoLines(name: ListedArea['name']): string[] {
  const ending = endings.find((one) => name.endsWith(one));
  return ending ? [name.slice(0, -ending.length), ending.trim()] : [name];
}

function boxOf({ of, lines, x, top, align }: MapLabel, { line, widthOf }: Lettering): Box {
  const width = Math.max(...lines.map((text) => widthOf(text, of)));
  const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
  return { left, top, right: left + width, bottom: top + lines.length * line };
}

const around = ({ x, y }: Spot, dx: number, dy: number): Box => ({
  left: x - dx,
  right: x + dx,
  top: y - dy,
  bottom: y + dy,
});

const holds = (outer: Box, { left, top, right, bottom }: Box) =>
  left >= outer.left && top >= outer.top && right <= outer.right && bottom <= outer.bottom;

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

/** What of a ring lies in a box, cut off at its four sides in turn. */
function cutOff(ring: readonly Spot[], { left, top, right, bottom }: Box): Spot[] {
  // How far inside each side a spot lies.
  const depths: ((spot: Spot) => number)[] = [
    ({ x }) => x - left,
    ({ x }) => right - x,
    ({ y }) => y - top,
    ({ y }) => bottom - y,
  ];
  return depths.reduce<Spot[]>(
    (spots, depth) => {
      return spots.flatMap((spot, index) => {
        const before = spots[(index || spots.length) - 1] ?? spot;
        const [from, to] = [depth(before), depth(spot)];
        if (from < 0 === to < 0) return to < 0 ? [] : [spot];
        const part = from / (from - to);
        const crossing = { x: before.x + (spot.x - before.x) * part, y: before.y + (spot.y - before.y) * part };
        return to < 0 ? [crossing] : [crossing, spot];
      });
    },
    [...ring],
  );
}

/** Of a ring; its sign is the direction in which the ring runs. */
function areaOf(spots: readonly Spot[]): number {
  return spots.reduce((sum, { x, y }, index) => {
    const next = spots[(index + 1) % spots.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

/** The centre of gravity of a ring that has an area. */
function centreOf(spots: readonly Spot[]): Spot {
  const sum = { x: 0, y: 0 };
  spots.forEach(({ x, y }, index) => {
    const next = spots[(index + 1) % spots.length] ?? { x, y };
    const cross = x * next.y - next.x * y;
    sum.x += (x + next.x) * cross;
    sum.y += (y + next.y) * cross;
  });
  const size = areaOf(spots) * 6;
  return { x: sum.x / size, y: sum.y / size };
}

/** The protected areas whose points a map shows, by name. @param line the height of its lines of text */
export function areasInSight({ view, frame, line }: Pick<Options, 'view' | 'frame'> & { line: number }) {
  const layout = fit(view, frame);
  const inside = insideOf(frame);
  return listedAreas
    .flatMap(({ name, point }) => (point ? [{ name, spot: onFrame(layout, spotOf(point)) }] : []))
    .filter(({ spot }) => holds(inside, around(spot, line / 3, line / 3)));
}

const insideOf = ({ width, height }: MapFrame): Box => ({ left: 0, top: 0, right: width, bottom: height });
