import { mapSize, outlines, pointAt, spotOf, type Point, type Spot } from './outlines';

/**
 * What of the drawing is in sight: a square of `span` units about `centre`, and what lies beside it where the frame is
 * wider or higher than a square.
 */
export type MapView = { centre: Spot; span: number };

/** The paper or screen that a map is drawn on, in the units of that: pixels or millimetres. */
export type MapFrame = { width: number; height: number };

export const wholeCountry: MapView = {
  centre: { x: mapSize.width / 2, y: mapSize.height / 2 },
  span: Math.max(mapSize.width, mapSize.height),
};

/** About 11 km: closer by, outlines that are exact to some hundred metres help nobody to find a place. */
const closest = 8;

/** Around a district there is room for the beginning of its neighbours. */
const roomAround = 1.6;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A district with the beginning of its neighbours. Without an outline, the whole country. */
export function viewOfOutline(outline: string | undefined): MapView {
  const found = outlines.find((one) => one.outline === outline);
  if (!found) return wholeCountry;
  const { left, top, right, bottom } = boxAround(found.edges.flat());
  return {
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
    span: clamp(Math.max(right - left, bottom - top) * roomAround, closest, wholeCountry.span),
  };
}

/** Nearer (a factor above 1) or farther, about a spot or else the middle; never farther than the whole country. */
export function zoom({ centre, span }: MapView, factor: number, about: Spot = centre): MapView {
  const next = clamp(span / factor, closest, wholeCountry.span);
  return next === wholeCountry.span ? wholeCountry : { centre: about, span: next };
}

export const canZoomIn = ({ span }: MapView) => span > closest;
export const canZoomOut = ({ span }: MapView) => span < wholeCountry.span;

/** The same view where a point is well in sight; else one about the point that shows as much. */
export function keepInSight(view: MapView, point: Point): MapView {
  const { x, y } = spotOf(point);
  const reach = view.span * 0.45;
  const isInSight = Math.abs(x - view.centre.x) <= reach && Math.abs(y - view.centre.y) <= reach;
  return isInSight || view.span >= wholeCountry.span ? view : { ...view, centre: { x, y } };
}

/** How the drawing lies on a frame. */
type Fit = { scale: number; left: number; top: number };

export function fit({ centre, span }: MapView, { width, height }: MapFrame): Fit {
  const scale = Math.min(width, height) / span;
  return { scale, left: width / 2 - centre.x * scale, top: height / 2 - centre.y * scale };
}

/** A spot of the drawing on the frame. */
export const onFrame = ({ scale, left, top }: Fit, { x, y }: Spot): Spot => ({
  x: x * scale + left,
  y: y * scale + top,
});

/** The point of the ground under a spot of the frame. */
export const pointUnder = ({ scale, left, top }: Fit, { x, y }: Spot): Point =>
  pointAt({ x: (x - left) / scale, y: (y - top) / scale });

/** A point moved by parts of the view's span: to the right and downwards. */
export function moved(view: MapView, point: Point, right: number, down: number): Point {
  const { x, y } = spotOf(point);
  return pointAt({ x: x + right * view.span, y: y + down * view.span });
}

export type Box = { left: number; top: number; right: number; bottom: number };

export function boxAround(spots: readonly Spot[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of spots) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}
