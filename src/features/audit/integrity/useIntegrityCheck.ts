import { useState } from 'react';
import { checkAuditChain, type ChainCheck } from '../../../domain/audit/auditChainCheck';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppStore } from '../../../store/hooks';
import { rowsOf } from '../../../store/table';
import { useFileJob, type FileJob } from '../../../ui/fileJob/useFileJob';

/** What the last check came to, and when. */
export type CheckedLog = { check: ChainCheck; at: string };

export type IntegrityCheck = { job: FileJob; checked: CheckedLog | undefined; checkNow: () => void };

/** Checks the log as it is stored at that moment, whatever the page shows of it. */
export function useIntegrityCheck(): IntegrityCheck {
  const { t } = useTranslation();
  const store = useAppStore();
  const job = useFileJob();
  const [checked, setChecked] = useState<CheckedLog>();

  const checkNow = () =>
    void job.run(async (task) => {
      const { audit } = store.getState();
      const report = (done: number, of: number) => task.report(done, of, t('Checking the log…'));
      const check = await checkAuditChain(rowsOf(audit), audit.chain, { ...task, report });
      task.signal.throwIfAborted();
      setChecked({ check, at: new Date().toISOString() });
    });

  return { job, checked, checkNow };
}
