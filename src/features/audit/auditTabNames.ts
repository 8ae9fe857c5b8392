/** The tabs of the page in their order; the first is the default. */
export const auditTabs = {
  overview: { label: 'Security Overview' },
  feed: { label: 'Activity Feed' },
  analytics: { label: 'Analytics' },
  trail: { label: 'Audit Trail' },
} as const satisfies Record<string, { label: string }>;

export type AuditTab = keyof typeof auditTabs;

export const auditTabNames = Object.keys(auditTabs) as AuditTab[];
