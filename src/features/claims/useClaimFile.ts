import type { ClaimFileKind } from '../../documents/claim/claimFile';
import { useTranslation } from '../../i18n/useTranslation';
import { saveFile } from '../../platform/download';
import { recordClaimExport } from '../../store/audit/recordExport';
import { selectClaimEvents } from '../../store/audit/selectors';
import { findClaim } from '../../store/claims/selectors';
import { useAppStore } from '../../store/hooks';
import { selectClaimPayments } from '../../store/payments/selectors';
import { selectSessionName } from '../../store/session/selectors';
import { needRowsOf } from '../shared/olderLog/needRowsOf';
import { tellExportStarted } from '../../ui/fileJob/tellExport';
import { useFileJob } from '../../ui/fileJob/useFileJob';

/** Makes a file of one claim as it stands when asked for, and hands it to the downloads. */
export function useClaimFile() {
  const { t } = useTranslation();
  const store = useAppStore();
  const job = useFileJob();

  const exportClaim = (claimId: string, kind: ClaimFileKind) =>
    job.run(async (task) => {
      if (!findClaim(store.getState(), claimId)) return;
      tellExportStarted(t);
      await needRowsOf(store, claimId);
      const state = store.getState();
      const claim = findClaim(state, claimId);
      if (!claim) return;
      const { makeClaimFile } = await import(
        /* webpackChunkName: "claim-documents" */ '../../documents/claim/claimFile'
      );
      const { name, file } = await makeClaimFile(
        kind,
        { claim, payments: selectClaimPayments(state, claimId), events: selectClaimEvents(state, claimId) },
        { madeAt: new Date().toISOString(), madeBy: selectSessionName(state) },
        task,
      );
      task.signal.throwIfAborted();
      saveFile(name, file);
      void store.dispatch(recordClaimExport('claim', claimId, { file: name }));
    });

  return { job, exportClaim };
}
