import ImageNotSupported from '@mui/icons-material/ImageNotSupportedOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { Claim } from '../../../../domain/claim/claim';
import {
  evidenceSlots,
  isImage,
  isViewable,
  type EvidenceFile,
  type EvidenceSlot,
} from '../../../../domain/incident/evidence';
import { markOf } from '../../../../domain/incident/mark';
import { isMedical } from '../../../../domain/incident/medicalEvidence';
import { formatBytes } from '../../../../domain/settings/formatBytes';
import { isolated } from '../../../../i18n/isolated';
import { useTranslation } from '../../../../i18n/useTranslation';
import { usePhotoText } from '../../../../ui/evidence/usePhotoText';
import { useFormats } from '../../../../ui/text/formats';
import { useEvidenceBlob, type EvidenceBlob } from './useEvidenceBlob';
import { useSaveEvidence } from '../../../shared/useSaveEvidence';

type EvidenceCardProps = { claim: Claim; slot: EvidenceSlot; file: EvidenceFile; onView: () => void };

/** One file: what it looks like, what it is, its name and size, when and where it was taken, to view and to download. */
export function EvidenceCard({ claim, slot, file, onView }: EvidenceCardProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { id, incident } = claim;
  const taken = usePhotoText(markOf(incident))(file);
  const save = useSaveEvidence(id, () => isMedical(slot, incident.incidentType));
  const bytes = useEvidenceBlob(id, file);
  const ready = bytes.state === 'ready' ? bytes : undefined;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <Thumbnail file={file} bytes={bytes} />
      <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 0.5, p: 1.5 }}>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t(evidenceSlots[slot].one)}</Box>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{isolated(file.name)}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {formatBytes(file.size)}, {date(file.addedAt)}
        </Box>
        {taken && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{taken}</Box>}
        {bytes.state === 'missing' && <Absence>{t('This file is not on this device.')}</Absence>}
        {bytes.state === 'unreadable' && <Absence>{t('This device could not read the file.')}</Absence>}
        {ready && (
          <Box sx={{ display: 'flex', gap: 1, mt: 'auto', pt: 0.5 }}>
            {isViewable(file) && (
              <Button
                size="small"
                variant="outlined"
                color="secondary"
                aria-label={t('View {{name}}', { name: file.name })}
                onClick={onView}
              >
                {t('View')}
              </Button>
            )}
            <Button
              size="small"
              color="secondary"
              aria-label={t('Download {{name}}', { name: file.name })}
              onClick={() => void save(file, ready.blob)}
            >
              {t('Download')}
            </Button>
          </Box>
        )}
      </Box>
    </Card>
  );
}

function Absence({ children }: { children: string }) {
  return <Box sx={{ typography: 'body2', color: 'warning.main' }}>{children}</Box>;
}

/** Decoration: the file's name stands under it. */
function Thumbnail({ file, bytes }: { file: EvidenceFile; bytes: EvidenceBlob }) {
  const [broken, setBroken] = useState(false);
  const nothing = broken || bytes.state === 'missing' || bytes.state === 'unreadable';
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: '4 / 3',
        overflow: 'hidden',
        bgcolor: 'tones.grey.ground',
        color: 'tones.grey.text',
        '& > *': { gridArea: '1 / 1' },
      }}
    >
      {bytes.state === 'loading' && <Skeleton variant="rectangular" width="100%" height="100%" />}
      {bytes.state === 'ready' && isImage(file) && !broken && (
        <Box
          component="img"
          src={bytes.url}
          alt=""
          onError={() => setBroken(true)}
          sx={{ width: 1, height: 1, objectFit: 'cover', minHeight: 0 }}
        />
      )}
      {bytes.state === 'ready' && !isImage(file) && <PictureAsPdf fontSize="large" />}
      {nothing && <ImageNotSupported fontSize="large" />}
    </Box>
  );
}
