import { buildAuditEvent } from '../../test/builders';
import { linkRows } from './auditChain';
import { compareFingerprint, fingerprintOf } from './fingerprint';

test('a fingerprint is short enough for paper', () => {
  expect(fingerprintOf({ chain: 'NTEST', place: 42, hash: `_-8${'A'.repeat(40)}` })).toBe(
    'NTEST 42 FFEF 0000 0000 0000',
  );
});

test('a fingerprint that was noted is compared with the event in its place', async () => {
  const { rows, head } = await linkRows([buildAuditEvent()], { chain: 'NTEST', place: 0, hash: 'A'.repeat(43) });
  const noted = fingerprintOf(head);
  expect(await compareFingerprint(noted, rows)).toBe('same');
  expect(await compareFingerprint(` ${noted.toLowerCase().replace(/ (?=.{4}$)/, '')} `, rows)).toBe('same');
  expect(await compareFingerprint(noted.replace(/.{4}$/, noted.endsWith('0000') ? 'FFFF' : '0000'), rows)).toBe(
    'other',
  );
  expect(await compareFingerprint(noted.replace(' 1 ', ' 2 '), rows)).toBe('gone');
  expect(await compareFingerprint('NTEST 1', rows)).toBe('unreadable');
});
