import { isOfRegister, notificationRecord, type Notification } from '../../notification/notification';
import type { RecordKind } from './kind';

export const notifications = {
  version: 4,
  record: notificationRecord,
  words: { one: 'Notification', many: 'Notifications' },
  home: 'register',
  meets: { how: 'union', comesAlong: isOfRegister },
} satisfies RecordKind<Notification>;
