import type { RememberedMapping } from '../domain/claimImport/mapping';
import { recallColumns, rememberColumns } from './importColumns';

const make = (headers: string): RememberedMapping => ({
  headers,
  mapping: { nationalId: { column: 1 }, district: { fixed: 'kasese' } },
  days: 'dmy',
  digits: 'comma',
});

beforeEach(() => localStorage.clear());

test('what was chosen for a file is known for the next one with its headers, the last choice for each', () => {
  rememberColumns(make('name|nin'));
  rememberColumns(make('nin'));
  rememberColumns({ ...make('name|nin'), days: 'mdy' });
  expect(recallColumns('name|nin')).toEqual({ ...make('name|nin'), days: 'mdy' });
  expect(recallColumns('nin')).toEqual(make('nin'));
  expect(recallColumns('name')).toBeUndefined();
});

test('the make used longest ago gives way', () => {
  for (let index = 0; index <= 20; index += 1) rememberColumns(make(`make ${index}`));
  expect(recallColumns('make 0')).toBeUndefined();
  expect(recallColumns('make 1')).toBeDefined();
});

test.each([
  '{',
  '[{"headers":"nin"}]',
  '[{"headers":"nin","mapping":{"__proto__":{"column":-1}},"days":"dmy"}]',
  'null',
])('what lies there and is none is passed over: %s', (text) => {
  localStorage.setItem('portal-import-columns', text);
  expect(recallColumns('nin')).toBeUndefined();
  rememberColumns(make('nin'));
  expect(recallColumns('nin')).toEqual(make('nin'));
});

test('a make with a field that there is no more does not take the others with it', () => {
  const former = { ...make('former'), mapping: { gone: { column: 0 } } };
  localStorage.setItem('portal-import-columns', JSON.stringify([make('name'), former, make('nin')]));
  expect(recallColumns('former')).toBeUndefined();
  expect([recallColumns('name'), recallColumns('nin')]).toEqual([make('name'), make('nin')]);
});

test('a full disk is no trouble', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => rememberColumns(make('nin'))).not.toThrow();
});
