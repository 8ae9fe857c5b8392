import * as v from 'valibot';
import { desksRecord, withDesks } from './desks';
import { roleNames } from './roles';

test.each([
  ['officer', 'district_officer'],
  ['supervisor', 'cvc_member'],
  ['administrator', 'admin'],
] as const)('an account of before that is %s gets the desk %s', (role, desk) => {
  expect(withDesks({ name: 'Sarah', role })).toEqual({ name: 'Sarah', role, desks: [desk] });
});

test('desks that an account has stay', () => {
  expect(withDesks({ role: 'officer', desks: ['finance', 'admin'] })).toEqual({
    role: 'officer',
    desks: ['finance', 'admin'],
  });
});

test.each([
  ['one', ['finance'], true],
  ['all of them', roleNames, true],
  ['none', [], false],
  ['one twice', ['finance', 'finance'], false],
  ['one that there is not', ['finance', 'supervisor'], false],
  ['one by its sign-in value', ['district-officer'], false],
  ['what is no list', 'finance', false],
  ['nothing', undefined, false],
])('an account has %s: %j is %s', (_what, desks, can) => {
  expect(v.is(desksRecord, desks)).toBe(can);
});
