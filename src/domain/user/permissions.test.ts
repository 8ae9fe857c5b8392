import { mayDo, permissions, type Permission } from './permissions';
import { findPermissionRefusal } from './permissionRefusal';
import { roleNames } from './roles';

test('who may do what is no lifecycle action', () => {
  const granted = Object.fromEntries(
    (Object.keys(permissions) as Permission[]).map((name) => [name, roleNames.filter((role) => mayDo(name, role))]),
  );
  expect(granted).toEqual({
    manageUsers: ['admin'],
    recordFundEntry: ['finance', 'admin'],
    manageSchedules: ['admin'],
    answerChecklist: ['district_officer'],
    manageScheme: ['admin'],
    recordTold: ['district_officer', 'admin'],
    checkConditions: ['district_officer', 'finance', 'admin'],
    replaceRegister: ['admin'],
    removeSetAside: ['admin'],
    exportAudit: ['admin'],
    exportUsers: ['admin'],
    exportSelected: ['finance', 'admin'],
    schedulePayments: ['finance', 'admin'],
    importRegister: ['admin'],
    answerInformation: ['district_officer'],
    importClaims: ['district_officer', 'admin'],
  });
});

test('a refusal names the roles that may, and the one that asked', () => {
  expect(findPermissionRefusal('recordFundEntry', 'admin')).toBeUndefined();
  expect(findPermissionRefusal('recordFundEntry', 'cvc_member')).toEqual({
    code: 'wrong_role',
    message: 'Only {{roles}} can do this: {{action}}. You are signed in as {{role}}.',
    words: { action: ['Fund entry'], roles: ['Finance Officer', 'UWA/MTWA Admin'], role: ['CVC Member'] },
  });
});
