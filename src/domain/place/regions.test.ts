import { districts } from './districts';
import { findRegion, regionNames } from './regions';

test('every district lies in one of five regions', () => {
  const counts = Object.fromEntries(
    regionNames.map((region) => [region, districts.filter(({ value }) => findRegion(value) === region).length]),
  );
  expect(counts).toEqual({ northern: 41, southern: 19, eastern: 40, western: 19, central: 27 });
  expect(districts).toHaveLength(41 + 19 + 40 + 19 + 27);
});

test.each([
  ['gulu city', 'northern'],
  ['mbarara city', 'southern'],
  ['kisoro', 'southern'],
  ['kasese', 'western'],
  ['fort portal city', 'western'],
  ['mbale', 'eastern'],
  ['kampala', 'central'],
])('%s is %s', (district, region) => expect(findRegion(district)).toBe(region));

test.each(['', 'Kasese', 'headquarters', 'constructor'])('%p is in none', (value) => {
  expect(findRegion(value)).toBeUndefined();
});
