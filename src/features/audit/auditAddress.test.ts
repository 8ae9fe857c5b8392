import { auditRules, noFilter, trailPath } from './auditAddress';

const usual = { tab: 'overview', page: 1, size: 25, order: 'desc' };
const read = (address: string) => auditRules.read(new URLSearchParams(address), null);

test('an address without a word is the overview', () => {
  expect(read('')).toEqual(usual);
});

test('what an address says is read, and written again', () => {
  const address =
    'tab=trail&live=1&severity=alerts&status=failed&field=Full+name&from=2026-11-01&to=2026-11-20&page=3&size=100&order=asc';
  expect(read(address)).toEqual({
    tab: 'trail',
    live: '1',
    severity: 'alerts',
    status: 'failed',
    field: 'Full name',
    from: '2026-11-01',
    to: '2026-11-20',
    page: 3,
    size: 100,
    order: 'asc',
  });
  expect(auditRules.write(new URLSearchParams(address), {}).toString()).toBe(address);
});

test('what nobody can read is as by default, and named', () => {
  const address = 'tab=secrets&severity=grave&field=Soul&from=2026-02-30&to=today&page=0&size=200&order=up';
  expect(read(address)).toEqual(usual);
  expect(auditRules.findUnread(new URLSearchParams(address))).toEqual(address.split('&'));
  expect(auditRules.write(new URLSearchParams(address), {}).toString()).toBe('');
});

test('a change takes its place, undefined takes one out', () => {
  const address = new URLSearchParams('tab=trail&severity=low&page=4');
  expect(auditRules.write(address, { status: 'failed', severity: undefined, page: undefined }).toString()).toBe(
    'tab=trail&status=failed',
  );
  expect(trailPath({ status: 'failed' }, true)).toBe('?tab=trail&live=1&status=failed');
});

test('what may name a person is kept in the history entry and out of the URL', () => {
  const change = { claim: 'Grace Biira', oldValue: '0772', newValue: 'Biira', field: 'Full name' };
  expect(auditRules.write(new URLSearchParams(), change).toString()).toBe('field=Full+name');
  const kept = auditRules.keep(change);
  expect(kept).toEqual({ claim: 'Grace Biira', oldValue: '0772', newValue: 'Biira' });
  expect(auditRules.read(new URLSearchParams('field=Full+name'), kept)).toMatchObject(change);
  // Another change leaves it alone, and Clear all takes it away.
  expect(auditRules.keep({ page: 2 })).toEqual({});
  expect(auditRules.keep(noFilter)).toEqual({ claim: undefined, oldValue: undefined, newValue: undefined });
  expect(auditRules.read(new URLSearchParams(), { claim: 7 })).toEqual(usual);
});
