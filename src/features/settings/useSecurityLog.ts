import { makeAuditCsv } from '../../documents/audit/auditCsv';
import { kampalaToday } from '../../domain/calendar';
import { inEnglish } from '../../i18n/inEnglish';
import { useTranslation } from '../../i18n/useTranslation';
import { saveFile } from '../../platform/download';
import { findUserAgent } from '../../store/audit/log';
import { findOwnSecurityEvents } from '../../store/audit/ownLog';
import { recordExport } from '../../store/audit/recordExport';
import { useAppStore } from '../../store/hooks';
import { toast } from '../../ui/toast/toast';
import { needRowsOf } from '../shared/olderLog/needRowsOf';

/** Download Security Log: the signed-in person's own sign-ins and security events as a table. */
export function useSecurityLog() {
  const { t } = useTranslation();
  const store = useAppStore();
  return async () => {
    try {
      await needRowsOf(store);
      const state = store.getState();
      const events = findOwnSecurityEvents(state);
      const csv = await makeAuditCsv(events, {
        t: inEnglish,
        findUserAgent: (event) => findUserAgent(state, event),
      });
      const name = `security-log-${kampalaToday()}.csv`;
      saveFile(name, csv, 'text/csv');
      void store.dispatch(recordExport('securityLog', { file: name, rows: events.length }));
    } catch {
      toast.error(t('Error'), t('Could not create the file. Check your connection and try again.'));
    }
  };
}
