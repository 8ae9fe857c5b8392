import { findUnreadPlace, readPlace, trailPath, writePlace } from './auditAddress';

const usual = { tab: 'overview', page: 1, size: 25, order: 'desc' };
const read = (address: string) => readPlace(new URLSearchParams(address));

test('an address without a word is the overview', () => {
  expect(read('')).toEqual(usual);
});

test('what an address says is read, and written again', () => {
  const address = 'tab=trail&live=1&severity=alerts&status=failed&page=3&size=100&order=asc';
  expect(read(address)).toEqual({
    tab: 'trail',
    live: '1',
    severity: 'alerts',
    status: 'failed',
    page: 3,
    size: 100,
    order: 'asc',
  });
  expect(writePlace(new URLSearchParams(address), {}).toString()).toBe(address);
});

test('what nobody can read is as by default, and named', () => {
  const address = 'tab=secrets&severity=grave&page=0&size=200&order=up';
  expect(read(address)).toEqual(usual);
  expect(findUnreadPlace(new URLSearchParams(address))).toEqual(address.split('&'));
  expect(writePlace(new URLSearchParams(address), {}).toString()).toBe('');
});

test('a change takes its place, null takes one out', () => {
  const address = new URLSearchParams('tab=trail&severity=low&page=4');
  expect(writePlace(address, { status: 'failed', severity: null, page: null }).toString()).toBe(
    'tab=trail&status=failed',
  );
  expect(trailPath({ status: 'failed' }, true)).toBe('?tab=trail&live=1&status=failed');
});
