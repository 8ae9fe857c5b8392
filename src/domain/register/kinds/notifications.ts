import { isOfRegister, notificationRecord } from '../../notification/notification';
import { defineKind } from './kind';

export const notifications = defineKind({
  version: 1,
  record: notificationRecord,
  words: { one: 'Notification', many: 'Notifications' },
  home: 'register',
  meets: { how: 'union', comesAlong: isOfRegister },
});
