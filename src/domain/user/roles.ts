import type { Words } from '../words';

/**
 * The four roles of the portal (docs/product.md, Roles and routes) and what sign-in and the dashboard know of
 * each. `loginValue` is the hyphenated value of the sign-in form; everywhere else a role is spelled by its key.
 */
export const roles = {
  district_officer: {
    loginValue: 'district-officer',
    label: 'District Officer',
    place: 'kampala',
    twoFactor: false,
    pendingReview: 'all',
  },
  cvc_member: {
    loginValue: 'cvc-member',
    label: 'CVC Member',
    place: 'headquarters',
    twoFactor: false,
    pendingReview: 'docket',
  },
  finance: {
    loginValue: 'finance',
    label: 'Finance Officer',
    place: 'headquarters',
    twoFactor: false,
    pendingReview: 'docket',
  },
  admin: {
    loginValue: 'admin',
    label: 'UWA/MTWA Admin',
    place: 'headquarters',
    twoFactor: true,
    pendingReview: 'docket',
  },
} as const satisfies Record<string, RoleRow>;

type RoleRow = {
  loginValue: string;
  label: Words;
  /** Where someone who is not a managed user works: a district's stored value, or headquarters. */
  place: string;
  /** Whether sign-in asks for a 2FA code. */
  twoFactor: boolean;
  /** What Pending Review counts (docs/product.md, Figures): all claims that are pending, or those in the role's docket. */
  pendingReview: 'all' | 'docket';
};

export type Role = keyof typeof roles;

export const roleNames = Object.keys(roles) as Role[];

/** The role behind a sign-in value, or undefined when no role has it. */
export function findRoleByLoginValue(loginValue: string): Role | undefined {
  return roleNames.find((role) => roles[role].loginValue === loginValue);
}

/**
 * Roles of managed user accounts; they say what an account is, not what a session may do. `desk` is the one that an account
 * of before had desks was given.
 */
export const accountRoles = {
  officer: { label: 'Officer', desk: 'district_officer' },
  supervisor: { label: 'Supervisor', desk: 'cvc_member' },
  administrator: { label: 'Administrator', desk: 'admin' },
} as const satisfies Record<string, { label: Words; desk: Role }>;

export type AccountRole = keyof typeof accountRoles;

export const accountRoleNames = Object.keys(accountRoles) as AccountRole[];
