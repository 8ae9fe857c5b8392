/** What a register holds, by the words of the dialog. */
export const recordKinds = {
  claims: 'Claims',
  drafts: 'Drafts',
  payments: 'Payments',
  fundLedger: 'Fund entries',
  schedules: 'Valuation schedules',
  scheme: 'Scheme rules',
  users: 'Users',
  notifications: 'Notifications',
  savedViews: 'Saved views',
  audit: 'Audit events',
} as const;

export type RecordKind = keyof typeof recordKinds;

export const recordKindNames = Object.keys(recordKinds) as RecordKind[];
