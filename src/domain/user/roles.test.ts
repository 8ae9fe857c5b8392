import { accountRoles, findRoleByLoginValue, roleNames, roles } from './roles';

test.each([
  ['district-officer', 'district_officer', 'District Officer'],
  ['cvc-member', 'cvc_member', 'CVC Member'],
  ['finance', 'finance', 'Finance Officer'],
  ['admin', 'admin', 'UWA/MTWA Admin'],
] as const)('sign-in value %s is the role %s, shown as %s', (loginValue, role, label) => {
  expect(findRoleByLoginValue(loginValue)).toBe(role);
  expect(roles[role].label).toBe(label);
});

test.each(['', 'district_officer', 'Admin', 'constructor', 'supervisor'])('%p is no sign-in value', (loginValue) => {
  expect(findRoleByLoginValue(loginValue)).toBeUndefined();
});

test('only an administrator is asked for a 2FA code', () => {
  expect(roleNames.filter((role) => roles[role].twoFactor)).toEqual(['admin']);
});

test('an officer nobody manages works in Kampala, the others at headquarters', () => {
  expect(roleNames.map((role) => [role, roles[role].place])).toEqual([
    ['district_officer', 'kampala'],
    ['cvc_member', 'headquarters'],
    ['finance', 'headquarters'],
    ['admin', 'headquarters'],
  ]);
});

test('account roles', () => {
  expect(Object.values(accountRoles).map(({ label }) => label)).toEqual(['Officer', 'Supervisor', 'Administrator']);
});
