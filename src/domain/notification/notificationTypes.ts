import type { Words } from '../words';

/** What a notification is about; each can be switched off in Settings (docs/product.md, Notifications). */
export const notificationTypes = {
  new_claim: { label: 'New claim submissions' },
  status_update: { label: 'Claim status updates' },
  payment: { label: 'Payment approvals' },
  maintenance: { label: 'System maintenance alerts' },
  security: { label: 'Security notifications' },
} as const satisfies Record<string, { label: Words }>;

export type NotificationType = keyof typeof notificationTypes;

export const notificationTypeNames = Object.keys(notificationTypes) as NotificationType[];
