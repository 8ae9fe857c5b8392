import type { SheetRow } from '../../../domain/claimImport/sheet/cell';
import { isGood, type CheckedRow } from '../../../domain/claimImport/rows/checkRow';
import { useTranslation } from '../../../i18n/useTranslation';
import { saveFile } from '../../../platform/download';
import { useFileJob } from '../../../ui/fileJob/useFileJob';
import { headersOf, type Reading } from '../importState';
import { problemsText } from '../rowWords';

/** The refused rows as a file with the reasons, to be corrected and imported again. */
export function useRefusedRows(reading: Reading, checked: readonly CheckedRow[], cells: ReadonlyMap<number, SheetRow>) {
  const { t } = useTranslation();
  const job = useFileJob();

  const download = () =>
    void job.run(async ({ signal }) => {
      const { makeRefusedCsv } = await import(
        /* webpackChunkName: "refused-rows" */ '../../../documents/sheet/refusedRows'
      );
      const refused = checked
        .filter((line) => !isGood(line))
        .map(({ row, problems }) => ({ cells: cells.get(row) ?? [], reasons: problemsText(t, problems) }));
      const csv = await makeRefusedCsv(headersOf(reading), refused);
      if (!signal.aborted) saveFile(`refused-rows-of-${baseName(reading.fileName)}.csv`, csv, 'text/csv');
    });

  return { job, download };
}

const baseName = (fileName: string) =>
  fileName
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
