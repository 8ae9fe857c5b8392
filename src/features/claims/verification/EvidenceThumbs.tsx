import ImageNotSupported from '@mui/icons-material/ImageNotSupportedOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Claim } from '../../../domain/claim/claim';
import {
  evidenceSlotNames,
  evidenceSlots,
  isImage,
  isViewable,
  type EvidenceFile,
  type EvidenceSlot,
} from '../../../domain/incident/evidence';
import { isMedical } from '../../../domain/incident/medicalEvidence';
import { isolated } from '../../../i18n/isolated';
import { useTranslation } from '../../../i18n/useTranslation';
import { SectionCard } from '../../../ui/page/SectionCard';
import { MissingEvidence } from '../detail/evidence/MissingEvidence';
import { useClaimEvidenceViewer } from '../detail/evidence/useClaimEvidenceViewer';
import { useEvidenceBlob } from '../detail/evidence/useEvidenceBlob';
import { useSaveEvidence } from '../../shared/useSaveEvidence';

/** The files of a claim, small, to be looked at; with what its kind of incident asks for and lacks. */
export function EvidenceThumbs({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  const { view, viewer } = useClaimEvidenceViewer(claim);
  return (
    <SectionCard title={t('Evidence')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <MissingEvidence claim={claim} />
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
            listStyle: 'none',
            m: 0,
            p: 0,
          }}
        >
          {evidenceSlotNames.flatMap((slot) =>
            claim.evidence[slot].map((file) => (
              <Thumb key={file.id} claim={claim} slot={slot} file={file} onView={() => view(file)} />
            )),
          )}
        </Box>
      </Box>
      {viewer}
    </SectionCard>
  );
}

type ThumbProps = { claim: Claim; slot: EvidenceSlot; file: EvidenceFile; onView: () => void };

/** One file. What can be shown opens in front of the page, anything else is downloaded. */
function Thumb({ claim, slot, file, onView }: ThumbProps) {
  const { t } = useTranslation();
  const { id, incident } = claim;
  const save = useSaveEvidence(id, () => isMedical(slot, incident.incidentType));
  const bytes = useEvidenceBlob(id, file);
  const ready = bytes.state === 'ready' ? bytes : undefined;
  const gone = bytes.state === 'missing' || bytes.state === 'unreadable';
  const viewable = isViewable(file);
  const download = () => ready && void save(file, ready.blob);
  return (
    <li>
      <ButtonBase
        disabled={!ready}
        aria-label={viewable ? t('View {{name}}', { name: file.name }) : t('Download {{name}}', { name: file.name })}
        title={isolated(file.name)}
        onClick={() => (viewable ? onView() : download())}
        sx={{
          width: 1,
          aspectRatio: '4 / 3',
          overflow: 'hidden',
          borderRadius: 1,
          bgcolor: 'tones.grey.ground',
          color: 'tones.grey.text',
        }}
      >
        {ready && isImage(file) && (
          <Box component="img" src={ready.url} alt="" sx={{ width: 1, height: 1, objectFit: 'cover' }} />
        )}
        {ready && !isImage(file) && <PictureAsPdf />}
        {gone && <ImageNotSupported />}
      </ButtonBase>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {gone ? t('This file is not on this device.') : t(evidenceSlots[slot].one)}
      </Box>
    </li>
  );
}
