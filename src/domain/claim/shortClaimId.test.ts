import { shortClaimId } from './shortClaimId';

test('a long id has a short form that it alone decides', () => {
  expect(shortClaimId('CL-1749975600000-A1B2')).toBe('9W9M-9F66');
  expect(shortClaimId('CL-1749975600001-A1B2')).toBe('3YT7-3MHC');
});

test('an id that can be said as it is stays as it is', () => {
  expect(shortClaimId('CLM-24A9F')).toBe('CLM-24A9F');
});

test('short forms have eight signs that are not taken for others, and ten thousand claims of a day have as many', () => {
  const ids = Array.from({ length: 10_000 }, (_, number) => `CL-${1_760_000_000_000 + number * 8640}-K3X9`);
  const all = ids.map(shortClaimId);
  expect(new Set(all).size).toBe(ids.length);
  expect(all.filter((short) => !/^[346789CFHJKMPRTWXY]{4}-[346789CFHJKMPRTWXY]{4}$/.test(short))).toEqual([]);
});
