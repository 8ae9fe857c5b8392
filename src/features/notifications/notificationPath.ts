import { isClaimNotification, type Notification } from '../../domain/notification';
import { alertsPath, claimPath, homePath, routes } from '../../domain/routes';

/** Where a notification leads: to its claim, to the alerts of the log, or to what the register shows now. */
export function notificationPath(notification: Notification): string {
  if (isClaimNotification(notification)) return claimPath(notification.claimId);
  if (notification.action === 'claims_imported') return routes.claims.path;
  return notification.type === 'security' ? alertsPath : homePath;
}
