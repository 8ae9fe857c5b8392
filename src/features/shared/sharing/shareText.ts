import type { TFunction } from 'i18next';
import type { Tone } from '../../../domain/workflow/statuses';
import type { ShareStatus } from '../../../store/share/status';

/** Where a device stands that shares its register, in a few words. @param dateTime an instant in words */
export function shareText(t: TFunction, share: ShareStatus, dateTime: (instant: string) => string): string {
  const { connection, since, waiting } = share;
  const counted = { count: waiting };
  if (connection === 'online') return waiting > 0 ? t('{{count}} changes to send', counted) : t('All changes sent');
  if (connection === 'behind') return t('The server lost changes');
  if (connection !== 'offline') {
    return waiting > 0 ? t('Password needed, {{count}} changes to send', counted) : t('Password needed');
  }
  const time = since === null ? '' : dateTime(since);
  return waiting > 0
    ? t('Offline since {{time}}, {{count}} changes to send', { ...counted, time })
    : t('Offline since {{time}}', { time });
}

export const shareTone = ({ connection, waiting, isFull }: ShareStatus): Tone => {
  if (isFull || connection === 'refused' || connection === 'behind') return 'red';
  return connection === 'online' && waiting === 0 ? 'green' : 'ochre';
};
