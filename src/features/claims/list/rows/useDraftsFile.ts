import { useTranslation } from '../../../../i18n/useTranslation';
import { saveFile } from '../../../../platform/download';
import { recordExport } from '../../../../store/audit/recordExport';
import { findDraftByClaimId } from '../../../../store/drafts/edits';
import { useAppStore } from '../../../../store/hooks';
import { selectSessionName } from '../../../../store/session/selectors';
import { tellExportStarted, tellNothingToExport } from '../../../../ui/fileJob/tellExport';
import { useFileJob } from '../../../../ui/fileJob/useFileJob';

/** Makes a PDF of drafts, named by their claim ids, as they stand when asked for, and hands it to the downloads. */
export function useDraftsFile() {
  const { t } = useTranslation();
  const store = useAppStore();
  const job = useFileJob();

  const exportDrafts = (claimIds: readonly string[]) =>
    job.run(async (task) => {
      const state = store.getState();
      const drafts = claimIds.flatMap((id) => findDraftByClaimId(state, id) ?? []);
      if (drafts.length === 0) {
        tellNothingToExport(t, t('The selected drafts no longer exist.'));
        return;
      }
      tellExportStarted(t);
      const { makeDraftsFile } = await import(
        /* webpackChunkName: "claim-documents" */ '../../../../documents/claim/draftReport'
      );
      const made = { madeAt: new Date().toISOString(), madeBy: selectSessionName(state) };
      const { name, file } = await makeDraftsFile(drafts, made, task);
      task.signal.throwIfAborted();
      saveFile(name, file);
      void store.dispatch(recordExport('drafts', { file: name, claims: drafts.length }));
    });

  return { job, exportDrafts };
}
