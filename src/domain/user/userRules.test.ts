import { buildUser } from '../../test/builders';
import type { User } from './user';
import { findUserGuard, losesAdministrator, type GuardedChange } from './userRules';

const officer = buildUser({ id: 'USER-1', email: 'officer@example.org' });
const first = buildUser({ id: 'USER-2', email: 'first@example.org', role: 'administrator' });
const second = buildUser({ id: 'USER-3', email: 'second@example.org', role: 'administrator' });
const gone = buildUser({ id: 'USER-4', email: 'gone@example.org', role: 'administrator', status: 'inactive' });

const atFinance = buildUser({ ...second, desks: ['finance'] });

const deeds: GuardedChange[] = ['delete', 'deactivate', 'change_role', 'leave_admin_desk'];
const somebodyElse = 'nobody@example.org';

const lastOne = /last active administrator/;
const desk = /^No other active administrator has the UWA\/MTWA Admin desk/;
const own = /your own account/;

// The reasons against deleting, deactivating, another role and leaving the admin desk.
test.each<[string, User, User[], string, (RegExp | undefined)[]]>([
  ['an officer', officer, [officer, first, gone], somebodyElse, []],
  ['one of two administrators', first, [officer, first, second], somebodyElse, []],
  ['one of two, the other at finance', first, [officer, first, atFinance], somebodyElse, [desk, desk, desk, desk]],
  ['the one of the two at finance', atFinance, [officer, first, atFinance], somebodyElse, []],
  ['one of two at finance alone', atFinance, [{ ...atFinance, id: 'USER-5' }, atFinance], somebodyElse, []],
  ['an inactive administrator', gone, [officer, first, gone], somebodyElse, []],
  ['an inactive administrator, and no active one', gone, [officer, gone], somebodyElse, []],
  ['the only active administrator', first, [officer, first, gone], somebodyElse, [lastOne, lastOne, lastOne, desk]],
  [
    'the only active administrator, at finance',
    atFinance,
    [officer, atFinance, gone],
    somebodyElse,
    [lastOne, lastOne, lastOne, undefined],
  ],
  ['oneself', officer, [officer, first], 'Officer@Example.org', [own, own, own, own]],
  ['oneself, the only active administrator', first, [officer, first], first.email, [own, own, own, own]],
])('%s', (_case, user, users, actorEmail, reasons) => {
  for (const [index, deed] of deeds.entries()) {
    const guard = findUserGuard(deed, user, users, actorEmail);
    const reason = reasons[index];
    if (reason) expect(guard).toMatch(reason);
    else expect(guard).toBeUndefined();
  }
});

test('each deed has its own words', () => {
  const own = deeds.map((deed) => findUserGuard(deed, officer, [officer], officer.email));
  const last = deeds.map((deed) => findUserGuard(deed, first, [first], somebodyElse));
  expect(new Set([...own, ...last]).size).toBe(8);
});

test.each<[string, User[], User[], boolean]>([
  ['the last administrator gone', [officer, first], [officer], true],
  ['the last at the admin desk gone', [first, atFinance], [atFinance], true],
  ['the last at the admin desk at another', [first], [{ ...first, desks: ['finance'] }], true],
  ['one of two gone', [first, second], [second], false],
  ['none of either before', [officer, gone], [officer], false],
  ['nobody at the desk before', [atFinance, officer], [atFinance], false],
])('%s', (_case, before, after, lost) => {
  expect(losesAdministrator(before, after)).toBe(lost);
});
