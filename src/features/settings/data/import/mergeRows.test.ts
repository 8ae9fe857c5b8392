import { planMerge } from '../../../../store/register/merging/planMerge';
import { buildAuditEvent, buildUser } from '../../../../test/builders';
import { entitiesOf } from '../../../../test/entitiesOf';
import { noRecords } from '../../../../test/testRegister';
import { bringsNothing } from './bringsNothing';
import { countPlan, listRows } from './mergeRows';

const now = '2026-11-20T12:00:00.000Z';
const evidence = { missing: [], differing: [] };
const user = buildUser();
const planFor = (audit: ReturnType<typeof buildAuditEvent>[]) =>
  planMerge(entitiesOf({ users: [user] }), { ...noRecords, audit }, '', now);

test('an account that was deleted in the file is named, and counts as kept', () => {
  const plan = planFor([buildAuditEvent({ action: 'USER_DELETED', resource: 'user', resourceId: user.id })]);
  expect(listRows(plan)).toMatchObject([
    { id: user.id, name: user.name, outcome: 'kept', reason: 'Deleted in the file. Kept here.' },
  ]);
  expect(countPlan(plan, {})).toMatchObject([{ kind: 'users', counts: { kept: 1 } }, { kind: 'audit' }]);
});

test.each([
  ['REGISTER_MERGED', true],
  ['REGISTER_EXPORTED', true],
  ['FUND_ENTRY_RECORDED', false],
])('where %s is all that the file has to tell, it brings nothing: %s', (action, nothing) => {
  const plan = planFor([buildAuditEvent({ action, resource: 'register', resourceId: 'register' })]);
  expect(bringsNothing({ plan, evidence })).toBe(nothing);
});
