import { isUserDistrict, isUserRegion, userDistricts } from './userDistricts';

test('an account belongs to headquarters, one of five regions, or a district or city', () => {
  expect(userDistricts).toHaveLength(1 + 5 + 1 + 146);
  expect(new Set(userDistricts).size).toBe(userDistricts.length);
});

test.each(['headquarters', 'northern', 'southern', 'central', 'eastern', 'western', 'kasese', 'gulu city'])(
  '%s is one',
  (value) => expect(isUserDistrict(value)).toBe(true),
);

test.each(['', 'Kasese', 'north', 'constructor', 'nairobi'])('%p is none', (value) => {
  expect(isUserDistrict(value)).toBe(false);
});

test('a region is told from a district', () => {
  expect(isUserRegion('western')).toBe(true);
  for (const value of ['headquarters', 'kasese', 'constructor', 'toString']) expect(isUserRegion(value)).toBe(false);
});
