import { shapeOfDistrict } from './districtShapes';
import { districtsOn, findOutlineAt, outlines, pointAt, spotOf } from './outlines';

test.each([
  ['Kampala', 0.3476, 32.5825, 'kampala'],
  ['Kasese town', 0.183, 30.083, 'kasese'],
  ['Katunguru on the Kazinga Channel', -0.21, 30.09, 'rubirizi'],
  ['Moroto', 2.534, 34.666, 'moroto'],
  ['Kalangala, on an island', -0.31, 32.25, 'kalangala'],
  ['Fort Portal, on the outline of its district', 0.66, 30.275, 'kabarole'],
  ['Mbarara City, on the outline of its district', -0.58, 30.65, 'mbarara'],
])('%s lies on the outline of its district', (_, latitude, longitude, outline) => {
  expect(findOutlineAt({ latitude, longitude })).toBe(outline);
});

test.each([
  ['the open water of Lake Victoria', -0.6, 32.6],
  ['Kigali', -1.95, 30.06],
  ['no fix', 0, 0],
])('%s lies in no district', (_, latitude, longitude) => {
  expect(findOutlineAt({ latitude, longitude })).toBeUndefined();
});

test('a corner that several districts share lies in one of them, as does the middle of a line between two', () => {
  let shared = 0;
  for (const { parts } of outlines) {
    for (const ring of parts.flatMap(({ rings }) => rings)) {
      ring.forEach(([x, y], index) => {
        const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
        for (const [longitude, latitude] of [[x, y] as const, [(x + nextX) / 2, (y + nextY) / 2] as const]) {
          const around = [1e-4, 0, -1e-4].flatMap((dx) =>
            [1e-4, 0, -1e-4].flatMap((dy) =>
              dx || dy ? [findOutlineAt({ latitude: latitude + dy, longitude: longitude + dx })] : [],
            ),
          );
          if (around.includes(undefined)) continue;
          shared += 1;
          expect(findOutlineAt({ latitude, longitude })).toBeDefined();
        }
      });
    }
  }
  expect(shared).toBeGreaterThan(1000);
});

test('an outline is that of one district, and of the city in it', () => {
  expect(districtsOn('kasese')).toEqual(['kasese']);
  expect(districtsOn('kabarole')).toEqual(['kabarole', 'fort portal city']);
  for (const district of districtsOn('mbarara')) expect(shapeOfDistrict(district)).toBe('mbarara');
});

test('a spot of the drawing is a point of the ground, and back', () => {
  const point = { latitude: -0.61, longitude: 30.65 };
  const back = pointAt(spotOf(point));
  expect(back.latitude).toBeCloseTo(point.latitude, 9);
  expect(back.longitude).toBeCloseTo(point.longitude, 9);
});
