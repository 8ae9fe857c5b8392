import type { RefObject } from 'react';
import { reportFormatNames, reportFormats, type ReportFormat } from '../../../../domain/reports/reportFormats';
import { makeClaimsFile } from '../../../../documents/claim/claimsTableFile';
import { useTranslation } from '../../../../i18n/useTranslation';
import { saveFile } from '../../../../platform/download';
import { recordExport } from '../../../../store/audit/recordExport';
import { useAppStore } from '../../../../store/hooks';
import { pairWithPayments, selectPaymentsByClaim } from '../../../../store/payments/selectors';
import { selectUnconfirmedCount } from '../../../../store/register/confirmed';
import { readConfirmed } from '../../../../store/register/readConfirmed';
import { selectSessionName } from '../../../../store/session/selectors';
import { ProgressBelow } from '../../../../ui/fileJob/FileJobProgress';
import { notConfirmedYet, tellExportStarted, tellNothingToExport } from '../../../../ui/fileJob/tellExport';
import { useFileJob } from '../../../../ui/fileJob/useFileJob';
import { ActionMenu } from '../../../../ui/menu/ActionMenu';

type ExportMenuProps = {
  /** The claims to be exported, in their order; undefined while it is closed. */
  ids: readonly string[] | undefined;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The formats of Export Selected, and how far the file is. */
export function ExportMenu({ ids, anchor, onClose }: ExportMenuProps) {
  const { t } = useTranslation();
  const store = useAppStore();
  const job = useFileJob();

  const exportAs = (format: ReportFormat) => {
    const state = store.dispatch(readConfirmed());
    const unconfirmed = selectUnconfirmedCount(state);
    const claims = pairWithPayments(state.claims.entities, selectPaymentsByClaim(state), ids ?? []);
    if (claims.length === 0) {
      tellNothingToExport(
        t,
        t(unconfirmed > 0 ? notConfirmedYet : 'The selected claims are no longer in the register.'),
      );
      return;
    }
    void job.run(async (task) => {
      tellExportStarted(t, unconfirmed);
      const madeBy = selectSessionName(state);
      const { name, file } = await makeClaimsFile(format, { claims, madeAt: new Date().toISOString(), madeBy }, task);
      task.signal.throwIfAborted();
      saveFile(name, file);
      void store.dispatch(recordExport('claims', { file: name, claims: claims.length }));
    });
  };

  return (
    <>
      <ActionMenu
        label={t('Export Selected')}
        anchor={ids ? anchor.current : null}
        above
        entries={reportFormatNames.map((format) => ({
          label: t(reportFormats[format].label),
          disabled: job.running,
          onChoose: () => exportAs(format),
        }))}
        onClose={onClose}
      />
      <ProgressBelow job={job} />
    </>
  );
}
