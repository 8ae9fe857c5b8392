import shapes from '../../reference/districtShapes.json';
import { districts } from './districts';
import { shapeOfDistrict } from './districtShapes';

const outlines = shapes.objects.districts.geometries.map(({ properties }) => properties.name.toLowerCase());

test('the map has 136 outlines, each a district of the reference list', () => {
  expect(new Set(outlines).size).toBe(136);
  const known = districts.map(({ value }) => value);
  expect(outlines.filter((name) => !known.includes(name))).toEqual([]);
});

test('every district and city counts on an outline of the map', () => {
  expect(districts.filter(({ value }) => !outlines.includes(shapeOfDistrict(value)))).toEqual([]);
});

test('a district counts on its own outline, and the ten cities on that of their parent district', () => {
  const elsewhere = districts.map(({ value }) => value).filter((value) => shapeOfDistrict(value) !== value);
  expect(elsewhere).toHaveLength(10);
  expect(elsewhere.every((value) => value.endsWith(' city'))).toBe(true);
  expect(shapeOfDistrict('fort portal city')).toBe('kabarole');
  expect(shapeOfDistrict('mbarara city')).toBe('mbarara');
});
