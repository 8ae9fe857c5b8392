import { makeAuditCsv } from '../../documents/auditCsv';
import { kampalaToday } from '../../domain/calendar';
import { useTranslation } from '../../i18n/useTranslation';
import { saveFile } from '../../platform/download';
import { findUserAgent } from '../../store/audit/log';
import { findOwnSecurityEvents } from '../../store/audit/ownLog';
import { useAppStore } from '../../store/hooks';
import { toast } from '../../ui/toast';

/** Download Security Log: the signed-in person's own sign-ins and security events as a table. */
export function useSecurityLog() {
  const { t } = useTranslation();
  const store = useAppStore();
  return async () => {
    const state = store.getState();
    try {
      const csv = await makeAuditCsv(findOwnSecurityEvents(state), {
        t,
        findUserAgent: (event) => findUserAgent(state, event),
      });
      saveFile(`security-log-${kampalaToday()}.csv`, csv, 'text/csv');
    } catch {
      toast.error(t('Error'), t('The file could not be made. Check the connection and try again.'));
    }
  };
}
