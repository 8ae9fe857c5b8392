import { homePath } from './entrancePaths';
import { roleNames, type Role } from './user/roles';
import type { Words } from './words';

const everyone = roleNames;

/** What a page is mostly made of. */
export type PageShape = 'list' | 'sections' | 'form' | 'figures';

type RouteRow = {
  path: string;
  title: Words;
  /** Roles that may open it (docs/product.md, Roles and routes). */
  roles: readonly Role[];
  /** Sidebar group, or null when the sidebar does not list it. */
  group: 'main' | 'administration' | null;
  /** What its page is drawn as until it is there. */
  shape: PageShape;
};

/** The routes behind sign-in. Permission to open a screen lives here and nowhere else. */
export const routes = {
  dashboard: { path: homePath, title: 'Dashboard', roles: everyone, group: 'main', shape: 'figures' },
  claims: { path: '/claims', title: 'Claims', roles: everyone, group: 'main', shape: 'list' },
  claim: { path: '/claims/:claimId', title: 'Claim', roles: everyone, group: null, shape: 'sections' },
  newClaim: { path: '/new-claim', title: 'New Claim', roles: ['district_officer'], group: null, shape: 'form' },
  importClaims: {
    path: '/import-claims',
    title: 'Import Claims',
    roles: ['district_officer', 'admin'],
    group: null,
    shape: 'sections',
  },
  verification: {
    path: '/verification',
    title: 'Verification',
    roles: ['district_officer', 'cvc_member', 'admin'],
    group: 'main',
    shape: 'list',
  },
  reports: { path: '/reports', title: 'Reports', roles: everyone, group: 'main', shape: 'form' },
  valuationSchedules: {
    path: '/valuation-schedules',
    title: 'Valuation Schedules',
    roles: everyone,
    group: 'main',
    shape: 'list',
  },
  schemeRules: {
    path: '/scheme-rules',
    title: 'Scheme Rules',
    roles: everyone,
    group: 'main',
    shape: 'sections',
  },
  fundManagement: {
    path: '/fund-management',
    title: 'Fund Management',
    roles: ['finance', 'admin'],
    group: 'administration',
    shape: 'sections',
  },
  userManagement: {
    path: '/user-management',
    title: 'User Management',
    roles: ['admin'],
    group: 'administration',
    shape: 'list',
  },
  auditLogs: { path: '/audit-logs', title: 'Audit Logs', roles: ['admin'], group: 'administration', shape: 'figures' },
  glossary: { path: '/glossary', title: 'Statuses and Roles', roles: everyone, group: null, shape: 'sections' },
  settings: { path: '/settings', title: 'Settings', roles: everyone, group: 'administration', shape: 'sections' },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

/** Whether a role may open a route. */
export function mayOpen(route: RouteName, role: Role): boolean {
  const allowed: readonly Role[] = routes[route].roles;
  return allowed.includes(role);
}

/** The address of the claims list with some of its filters, a parameter for each value. */
export function claimListPath(filter: Record<string, string | readonly string[]>): string {
  const pairs = Object.entries(filter).flatMap(([name, values]) => [values].flat().map((value) => [name, value]));
  return pairs.length > 0 ? `/claims?${new URLSearchParams(pairs).toString()}` : '/claims';
}

/** The address of a claim's page. Half a character in the id, which no address can hold, leads to no claim. */
export function claimPath(claimId: string): string {
  return `/claims/${encodeURIComponent(claimId.replace(/\p{Surrogate}/gu, '\ufffd'))}`;
}

/** The address of the wizard on one draft and step (1 to 4). */
export function draftPath(draftId: string, step = 1): string {
  return `/new-claim?draft=${encodeURIComponent(draftId)}&step=${step}`;
}

/** The address of a valuation schedule. It is no part of the path: a host may take what has a dot for a file. */
export function schedulePath(version: string): string {
  return `${routes.valuationSchedules.path}?${new URLSearchParams({ version }).toString()}`;
}

/** The address of the form of a schedule that is a draft. */
export const scheduleEditPath = (version: string) => `${schedulePath(version)}&edit=1`;

/** The security alerts of the audit log, newest first. */
export const alertsPath = `${routes.auditLogs.path}?tab=trail&severity=alerts`;

/** The address of a part of Settings. */
export const settingsPath = (section: 'profile' | 'preferences' | 'sharing' | 'status') => `/settings#${section}`;
