import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import type { ClaimFileKind } from '../../../../documents/claim/claimFile';
import type { ClaimRecords } from '../../../../documents/claim/claimRecords';
import { findLetterKind } from '../../../../domain/claim/telling/letter';
import { languageNames, languages } from '../../../../domain/settings/languages';
import { useTranslation } from '../../../../i18n/useTranslation';
import { recordClaimExport } from '../../../../store/audit/recordExport';
import { useAppSelector, useAppStore } from '../../../../store/hooks';
import { selectIsUnconfirmed } from '../../../../store/register/confirmed';
import { selectSessionName } from '../../../../store/session/selectors';
import { FileJobProgress } from '../../../../ui/fileJob/FileJobProgress';
import { MenuButton } from '../../../../ui/menu/MenuButton';
import { needRowsOf } from '../../../shared/olderLog/needRowsOf';
import { usePrint } from '../print/usePrint';
import { useClaimFile } from '../../useClaimFile';

/** The papers and files of a claim, open to every role (docs/product.md, Documents). */
export function ClaimDocuments({ records }: { records: ClaimRecords }) {
  const { t } = useTranslation();
  const store = useAppStore();
  const madeBy = useAppSelector(selectSessionName);
  const { job, exportClaim, exportLetter, isBarred } = useClaimFile();
  const { piece, print } = usePrint();
  const { claim } = records;
  // By the browser's own menu the page is printed as it is, which says what is not confirmed.
  const isUnconfirmed = useAppSelector((state) => selectIsUnconfirmed(state, claim.id));

  const openPrint = async () => {
    if (isBarred(claim.id)) return;
    await needRowsOf(store, claim.id);
    await print();
    void store.dispatch(recordClaimExport('print', claim.id));
  };
  const entry = (label: string, kind: ClaimFileKind) => ({
    label,
    onChoose: () => void exportClaim(claim.id, kind),
  });
  const letter = findLetterKind(claim);
  const letterLabel = letter === 'information' ? t('Information letter') : t('Decision letter');
  const letterEntries = letter
    ? languageNames.map((language) => ({
        label: `${letterLabel}, ${languages[language].ownName}`,
        onChoose: () => void exportLetter(claim.id, language),
      }))
    : [];
  return (
    <>
      <MenuButton
        label={t('Print/PDF')}
        icon={<Print />}
        entries={[
          { label: t('Print'), onChoose: () => void job.run(openPrint) },
          entry(t('Download PDF'), 'report'),
          entry(t('Acknowledgement slip'), 'slip'),
          ...letterEntries,
        ]}
      />
      <MenuButton
        label={t('Export')}
        icon={<FileDownload />}
        entries={[entry(t('PDF'), 'report'), entry(t('JSON'), 'json'), entry(t('CSV'), 'csv')]}
      />
      <Box sx={{ flexBasis: '100%', '&:has(> :empty)': { position: 'absolute' } }}>
        <FileJobProgress job={job} />
      </Box>
      {piece && !isUnconfirmed && <piece.ClaimPrint records={records} madeBy={madeBy} />}
    </>
  );
}
