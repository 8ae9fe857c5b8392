import { actionsAt, dutiesOf, rejectionStages, statusesAt } from './glossary';
import { openActions } from './openActions';
import { lifecycle } from './lifecycle';
import { mayDo, permissions, type Permission } from '../user/permissions';
import { roleNames } from '../user/roles';
import { claimStatuses } from './statuses';
import { stages } from './stages';

test('every status but Rejected and Closed stands at one of the six stages', () => {
  const placed = stages.flatMap(({ number }) => statusesAt(number));
  expect([...placed, 'rejected', 'closed'].sort()).toEqual([...claimStatuses].sort());
});

test.each(claimStatuses)('what can be done at %s follows the lifecycle, by those who can do anything', (status) => {
  const actions = roleNames.map((role) => ({
    role,
    actions: openActions(role, status).map((name) => lifecycle[name].label),
  }));
  expect(actionsAt(status)).toEqual(actions.filter((row) => row.actions.length > 0));
});

test('a claim can be rejected in the district and by the committee', () => {
  expect(rejectionStages()).toEqual([2, 3]);
});

test.each(roleNames)('what a %s may do follows lifecycle and permissions', (role) => {
  const duties = dutiesOf(role);
  const open = claimStatuses
    .flatMap((status) =>
      (
        [
          ...([[], ['incomplete'], ['held'], ['undoable'], ['appealable']] as const),
          ...([['appealToValue'], ['appealToDecide'], ['correctionToConfirm']] as const),
        ] as const
      ).flatMap((flags) => openActions(role, status, flags)),
    )
    .map((name) => lifecycle[name].label);
  expect([...duties.actions].sort()).toEqual([...new Set<string>(open)].sort());
  const granted = (Object.keys(permissions) as Permission[]).filter((name) => mayDo(name, role));
  expect(duties.permissions).toEqual(granted.map((name) => permissions[name].label));
});

test('of the screens those are named that are not everybody’s', () => {
  const { screens } = dutiesOf('finance');
  expect(screens).toContain('Fund Management');
  expect(screens).not.toContain('Dashboard');
  expect(screens).not.toContain('User Management');
});
