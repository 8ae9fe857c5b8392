import { roleNames, type Role } from './user/roles';
import {
  claimListPath,
  claimPath,
  draftPath,
  mayOpen,
  routeNames,
  routes,
  schedulePath,
  type RouteName,
} from './routes';

/** The table of docs/product.md, Roles and routes. */
const table: Record<RouteName, { path: string; roles: Role[] }> = {
  dashboard: { path: '/', roles: ['district_officer', 'cvc_member', 'finance', 'admin'] },
  claims: { path: '/claims', roles: ['district_officer', 'cvc_member', 'finance', 'admin'] },
  claim: { path: '/claims/:claimId', roles: ['district_officer', 'cvc_member', 'finance', 'admin'] },
  newClaim: { path: '/new-claim', roles: ['district_officer'] },
  importClaims: { path: '/import-claims', roles: ['district_officer', 'admin'] },
  verification: { path: '/verification', roles: ['district_officer', 'cvc_member', 'admin'] },
  reports: { path: '/reports', roles: ['district_officer', 'cvc_member', 'finance', 'admin'] },
  valuationSchedules: {
    path: '/valuation-schedules',
    roles: ['district_officer', 'cvc_member', 'finance', 'admin'],
  },
  schemeRules: { path: '/scheme-rules', roles: ['district_officer', 'cvc_member', 'finance', 'admin'] },
  fundManagement: { path: '/fund-management', roles: ['finance', 'admin'] },
  userManagement: { path: '/user-management', roles: ['admin'] },
  auditLogs: { path: '/audit-logs', roles: ['admin'] },
  glossary: { path: '/glossary', roles: ['district_officer', 'cvc_member', 'finance', 'admin'] },
  settings: { path: '/settings', roles: ['district_officer', 'cvc_member', 'finance', 'admin'] },
};

describe.each(routeNames)('%s', (route) => {
  test('has the address of the table', () => {
    expect(routes[route].path).toBe(table[route].path);
  });

  test.each(roleNames)('opens to the right roles: %s', (role) => {
    expect(mayOpen(route, role)).toBe(table[route].roles.includes(role));
  });
});

test('a claim id in an address cannot leave its place', () => {
  expect(claimPath('CL-1749975600000-A1B2')).toBe('/claims/CL-1749975600000-A1B2');
  expect(claimPath('../new-claim?x#y')).toBe('/claims/..%2Fnew-claim%3Fx%23y');
});

test('a schedule is named in its address, whatever its version', () => {
  expect(schedulePath('v2024.1')).toBe('/valuation-schedules?version=v2024.1');
  expect(schedulePath('a&b')).toBe('/valuation-schedules?version=a%26b');
});

test('the wizard opens on a draft at its first step unless another is named', () => {
  expect(draftPath('DRAFT-1')).toBe('/new-claim?draft=DRAFT-1&step=1');
  expect(draftPath('a&b', 3)).toBe('/new-claim?draft=a%26b&step=3');
});

test('the claims list opens with filters, a parameter for each value', () => {
  expect(claimListPath({})).toBe('/claims');
  expect(claimListPath({ overdue: '1' })).toBe('/claims?overdue=1');
  expect(claimListPath({ status: ['approved', 'paid'], district: 'gulu city' })).toBe(
    '/claims?status=approved&status=paid&district=gulu+city',
  );
});
