import type * as claimFile from '../../documents/claim/claimFile';
import type { ClaimRecords } from '../../documents/claim/claimRecords';
import type { Made } from '../../documents/pdf/paper';
import type { FileTask } from '../../domain/fileTask';
import type { Language } from '../../domain/settings/languages';
import { i18n } from '../../i18n/i18n';
import { loadWords } from '../../i18n/speak';
import { useTranslation } from '../../i18n/useTranslation';
import { saveFile } from '../../platform/download';
import { recordClaimExport } from '../../store/audit/recordExport';
import { selectClaimEvents } from '../../store/audit/selectors';
import { findClaim } from '../../store/claims/selectors';
import { useAppStore } from '../../store/hooks';
import { selectClaimPayments } from '../../store/payments/selectors';
import { selectIsUnconfirmed } from '../../store/register/confirmed';
import { selectScheme } from '../../store/scheme/selectors';
import { selectSessionName } from '../../store/session/selectors';
import { needRowsOf } from '../shared/olderLog/needRowsOf';
import { notConfirmedYet, tellExportStarted, tellNothingToExport } from '../../ui/fileJob/tellExport';
import { useFileJob } from '../../ui/fileJob/useFileJob';

/** Makes a file of one claim as it stands when asked for, and hands it to the downloads. */
export function useClaimFile() {
  const { t } = useTranslation();
  const store = useAppStore();
  const job = useFileJob();

  /** What is not confirmed yet may never come to be: no paper tells of it. */
  const isBarred = (claimId: string) => {
    const isUnconfirmed = selectIsUnconfirmed(store.getState(), claimId);
    if (isUnconfirmed) tellNothingToExport(t, t(notConfirmedYet));
    return isUnconfirmed;
  };

  const handOver = (
    claimId: string,
    make: (
      documents: typeof claimFile,
      ...of: [records: ClaimRecords, made: Made, task: FileTask]
    ) => Promise<{ name: string; file: Blob }>,
  ) =>
    job.run(async (task) => {
      if (!findClaim(store.getState(), claimId)) return;
      tellExportStarted(t);
      await needRowsOf(store, claimId);
      const state = store.getState();
      const claim = findClaim(state, claimId);
      if (!claim) return;
      const documents = await import(/* webpackChunkName: "claim-documents" */ '../../documents/claim/claimFile');
      const { name, file } = await make(
        documents,
        {
          claim,
          payments: selectClaimPayments(state, claimId),
          events: selectClaimEvents(state, claimId),
          scheme: selectScheme(state),
        },
        { madeAt: new Date().toISOString(), madeBy: selectSessionName(state) },
        task,
      );
      task.signal.throwIfAborted();
      saveFile(name, file);
      void store.dispatch(recordClaimExport('claim', claimId, { file: name }));
    });

  /** The slip says that a claim was received, which it was. */
  const exportClaim = async (claimId: string, kind: claimFile.ClaimFileKind) => {
    if (kind !== 'slip' && isBarred(claimId)) return;
    await handOver(claimId, ({ makeClaimFile }, ...of) => makeClaimFile(kind, ...of));
  };

  /** The letter to the claimant, in a language that the page need not speak. */
  const exportLetter = async (claimId: string, language: Language) => {
    if (isBarred(claimId)) return;
    await handOver(claimId, async ({ makeLetterFile }, ...of) => {
      const [{ findWorded }] = await Promise.all([
        import(/* webpackChunkName: "scheme" */ '../../store/scheme/selectors'),
        loadWords(language),
      ]);
      const worded = findWorded(store.getState(), language);
      return makeLetterFile({ language, t: i18n.getFixedT(language), worded }, ...of);
    });
  };

  return { job, exportClaim, exportLetter, isBarred };
}
