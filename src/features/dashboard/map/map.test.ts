import { districts } from '../../../domain/place/districts';
import { shapeOfDistrict } from '../../../domain/place/districtShapes';
import { mapSize, outlines } from '../../../domain/place/outlines';
import { findClass, mapClasses } from './classes';

test('every district has an outline that lies within the drawing', () => {
  const byName = new Map(outlines.map(({ outline, path }) => [outline, path]));
  for (const { value } of districts) {
    const path = byName.get(shapeOfDistrict(value)) ?? '';
    expect(path).toMatch(/^M[\d.,MLZ]+$/);
    const points = path.match(/[\d.]+,[\d.]+/g) ?? [];
    expect(points.length).toBeGreaterThan(3);
    for (const point of points) {
      const [x = -1, y = -1] = point.split(',').map(Number);
      expect(x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height).toBe(true);
    }
  }
});

test('north is up and east is right', () => {
  const [x, y] = ['kabale', 'kaabong'].map((name) => {
    const start = outlines.find(({ outline }) => outline === name)?.path.match(/[\d.]+,[\d.]+/)?.[0] ?? '';
    return start.split(',').map(Number);
  }) as [number[], number[]];
  expect(x[0]).toBeLessThan(y[0] ?? 0);
  expect(x[1]).toBeGreaterThan(y[1] ?? 0);
});

test.each([
  [0, []],
  [1, [[1, 1]]],
  [
    3,
    [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  ],
  [
    12,
    [
      [1, 3],
      [4, 6],
      [7, 9],
      [10, 12],
    ],
  ],
  [
    13,
    [
      [1, 3],
      [4, 7],
      [8, 10],
      [11, 13],
    ],
  ],
])('with at most %d claims on a district the classes cover every count once', (most, ranges) => {
  const classes = mapClasses(most);
  expect(classes.map(({ from, to }) => [from, to])).toEqual(ranges);
  expect(findClass(classes, 0)).toBeUndefined();
  for (let count = 1; count <= most; count += 1) {
    const found = findClass(classes, count);
    expect(found && found.from <= count && count <= found.to).toBe(true);
  }
});
