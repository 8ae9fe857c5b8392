import { buildUser } from '../../test/builders';
import { findUserGuard, type GuardedChange } from './userRules';

const officer = buildUser({ id: 'USER-1', email: 'officer@example.org' });
const first = buildUser({ id: 'USER-2', email: 'first@example.org', role: 'administrator' });
const second = buildUser({ id: 'USER-3', email: 'second@example.org', role: 'administrator' });
const gone = buildUser({ id: 'USER-4', email: 'gone@example.org', role: 'administrator', status: 'inactive' });

const deeds: GuardedChange[] = ['delete', 'deactivate', 'change_role'];
const somebodyElse = 'nobody@example.org';

test.each([
  ['an officer', officer, [officer, first, gone], somebodyElse, undefined],
  ['one of two administrators', first, [officer, first, second], somebodyElse, undefined],
  ['an inactive administrator', gone, [officer, first, gone], somebodyElse, undefined],
  ['an inactive administrator, and no active one', gone, [officer, gone], somebodyElse, undefined],
  ['the only active administrator', first, [officer, first, gone], somebodyElse, /last active administrator/],
  ['oneself', officer, [officer, first], 'Officer@Example.org', /your own account/],
  ['oneself, the only active administrator', first, [officer, first], first.email, /your own account/],
] as const)('%s', (_case, user, users, actorEmail, reason) => {
  for (const deed of deeds) {
    const guard = findUserGuard(deed, user, users, actorEmail);
    if (reason) expect(guard).toMatch(reason);
    else expect(guard).toBeUndefined();
  }
});

test('each deed has its own words', () => {
  const own = deeds.map((deed) => findUserGuard(deed, officer, [officer], officer.email));
  const last = deeds.map((deed) => findUserGuard(deed, first, [first], somebodyElse));
  expect(new Set([...own, ...last]).size).toBe(6);
});
