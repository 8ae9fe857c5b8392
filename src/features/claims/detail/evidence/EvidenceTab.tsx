import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Claim } from '../../../../domain/claim/claim';
import { allFiles, evidenceSlotNames } from '../../../../domain/incident/evidence';
import { useTranslation } from '../../../../i18n/useTranslation';
import { FileJobProgress } from '../../../../ui/fileJob/FileJobProgress';
import { SectionCard } from '../../../../ui/page/SectionCard';
import { EvidenceCard } from './EvidenceCard';
import { MissingEvidence } from './MissingEvidence';
import { useClaimEvidenceViewer } from './useClaimEvidenceViewer';
import { useEvidenceDownload } from './useEvidenceDownload';

/** The files of a claim, and what its kind of incident asks for and lacks. */
export function EvidenceTab({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  const { view, viewer } = useClaimEvidenceViewer(claim);
  const { job, download } = useEvidenceDownload(claim);
  return (
    <SectionCard
      title={t('Evidence')}
      actions={
        allFiles(claim.evidence).length > 0 && (
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            startIcon={<FolderZipOutlined />}
            disabled={job.running}
            onClick={() => void download()}
          >
            {t('Download all (.zip)')}
          </Button>
        )
      }
    >
      <FileJobProgress job={job} words={t('Preparing the .zip file…')} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <MissingEvidence claim={claim} />
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
            listStyle: 'none',
            m: 0,
            p: 0,
          }}
        >
          {evidenceSlotNames.flatMap((slot) =>
            claim.evidence[slot].map((file) => (
              <EvidenceCard key={file.id} claim={claim} slot={slot} file={file} onView={() => view(file)} />
            )),
          )}
        </Box>
      </Box>
      {viewer}
    </SectionCard>
  );
}
