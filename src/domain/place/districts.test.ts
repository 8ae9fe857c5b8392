import { districtName, districts, isDistrict } from './districts';

test('146 districts and cities, each stored as its lowercase name', () => {
  expect(districts).toHaveLength(146);
  for (const { name, value } of districts) expect(value).toBe(name.toLowerCase());
});

test.each(['kampala', 'kasese', 'gulu city', 'fort portal city', 'madi-okollo'])('%s is a district', (value) => {
  expect(isDistrict(value)).toBe(true);
});

test.each(['', 'Kampala', 'nairobi', 'headquarters', 'constructor'])('%p is none', (value) => {
  expect(isDistrict(value)).toBe(false);
});

test('a district is shown by its name, anything else as it is', () => {
  expect(districtName('fort portal city')).toBe('Fort Portal City');
  expect(districtName('somewhere else')).toBe('somewhere else');
});
