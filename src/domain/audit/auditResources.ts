import type { AuditResource } from './audit';
import type { Words } from '../words';

/** What the activity breakdown counts (docs/product.md, Audit), and what is none of it, so that the counts add up. */
export const activities = {
  users: { label: 'User management' },
  claims: { label: 'Claim operations' },
  authentication: { label: 'Authentication' },
  other: { label: 'Funds, settings and register' },
} as const satisfies Record<string, { label: Words }>;

export type Activity = keyof typeof activities;

export const activityNames = Object.keys(activities) as Activity[];

/** What an audit event can be about, and the activity it counts to. */
export const auditResources = {
  claim: { label: 'Claim', activity: 'claims' },
  payment: { label: 'Payment', activity: 'claims' },
  user: { label: 'User', activity: 'users' },
  session: { label: 'Session', activity: 'authentication' },
  fund: { label: 'Fund ledger', activity: 'other' },
  schedule: { label: 'Valuation schedule', activity: 'other' },
  scheme: { label: 'Scheme rules', activity: 'other' },
  settings: { label: 'Settings', activity: 'other' },
  register: { label: 'Register', activity: 'other' },
} as const satisfies Record<AuditResource, { label: Words; activity: Activity }>;
