import {
  canZoomIn,
  canZoomOut,
  fit,
  keepInSight,
  moved,
  onFrame,
  pointUnder,
  viewOfOutline,
  wholeCountry,
  zoom,
} from './mapView';
import { outlines, spotOf } from './outlines';

const frame = { width: 328, height: 300 };
const kasese = { latitude: 0.18, longitude: 30.08 };

const isInFrame = ({ x, y }: { x: number; y: number }) => x >= 0 && x <= frame.width && y >= 0 && y <= frame.height;

test('the whole country fits into any frame', () => {
  for (const size of [frame, { width: 600, height: 200 }, { width: 200, height: 600 }]) {
    const layout = fit(wholeCountry, size);
    for (const spot of outlines.flatMap(({ edges }) => edges.flat())) {
      const { x, y } = onFrame(layout, spot);
      expect(x >= 0 && x <= size.width && y >= 0 && y <= size.height).toBe(true);
    }
  }
});

test('a district is shown whole, larger than on the map of the country, with room for its neighbours', () => {
  for (const { outline, edges } of outlines) {
    const view = viewOfOutline(outline);
    expect(view.span).toBeLessThan(wholeCountry.span);
    const layout = fit(view, frame);
    expect(edges.flat().every((spot) => isInFrame(onFrame(layout, spot)))).toBe(true);
  }
  expect(viewOfOutline(undefined)).toBe(wholeCountry);
  expect(viewOfOutline('nowhere')).toBe(wholeCountry);
});

test('zooming ends at the whole country and at a few kilometres', () => {
  let view = viewOfOutline('kasese');
  const middle = spotOf(kasese);
  while (canZoomIn(view)) view = zoom(view, 2, middle);
  expect(view.centre).toEqual(middle);
  expect(zoom(view, 2)).toEqual(view);
  while (canZoomOut(view)) view = zoom(view, 0.5);
  expect(view).toBe(wholeCountry);
});

test('what is pressed on the map is the point that is drawn there', () => {
  const layout = fit(viewOfOutline('kasese'), frame);
  const point = pointUnder(layout, onFrame(layout, spotOf(kasese)));
  expect(point.latitude).toBeCloseTo(kasese.latitude, 9);
  expect(point.longitude).toBeCloseTo(kasese.longitude, 9);
});

test('a point out of sight brings the map after it, one in sight leaves it alone', () => {
  const view = viewOfOutline('kasese');
  expect(keepInSight(view, kasese)).toBe(view);
  const followed = keepInSight(view, { latitude: 2.5, longitude: 34.6 });
  expect(followed.span).toBe(view.span);
  expect(followed.centre).toEqual(spotOf({ latitude: 2.5, longitude: 34.6 }));
  expect(keepInSight(wholeCountry, { latitude: 4.2, longitude: 34 })).toBe(wholeCountry);
});

test('a step to the right leads east, and one upwards north, by a part of what is in sight', () => {
  const view = viewOfOutline('kasese');
  const east = moved(view, kasese, 0.01, 0);
  expect(east.longitude).toBeGreaterThan(kasese.longitude);
  expect(east.latitude).toBeCloseTo(kasese.latitude, 9);
  const north = moved(view, kasese, 0, -0.01);
  expect(north.latitude).toBeGreaterThan(kasese.latitude);
  const far = moved(view, kasese, 0.1, 0);
  expect(far.longitude - kasese.longitude).toBeCloseTo((east.longitude - kasese.longitude) * 10, 9);
});
