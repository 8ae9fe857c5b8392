import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { evidenceSlots, isViewable, type EvidenceFile, type EvidenceSlot } from '../../../domain/incident/evidence';
import { findPoint } from '../../../domain/incident/incidentForm';
import { incidentTypes } from '../../../domain/incident/incidents';
import { isMedical } from '../../../domain/incident/medicalEvidence';
import type { IncidentForm } from '../../../domain/incident/incident';
import { useTranslation } from '../../../i18n/useTranslation';
import { readEvidence } from '../../../platform/readEvidence';
import { useEvidenceViewer } from '../../../ui/evidence/useEvidenceViewer';
import { usePhotoText } from '../../../ui/evidence/usePhotoText';
import { useSaveEvidence } from '../../shared/useSaveEvidence';
import { FileCard } from './FileCard';

type FileListProps = {
  slot: EvidenceSlot;
  claimId: string | undefined;
  /** As typed so far: what the photos are of, and where the mark is. */
  incident: IncidentForm;
  files: readonly EvidenceFile[];
  onRemove?: (file: EvidenceFile) => void;
};

/** The files of one slot. */
export function FileList({ slot, claimId, incident, files, onRemove }: FileListProps) {
  const { t } = useTranslation();
  const photoText = usePhotoText(findPoint(incident));
  const of = incidentTypes.find((type) => type === incident.incidentType);
  const save = useSaveEvidence(claimId, () => isMedical(slot, of));
  const kind = t(evidenceSlots[slot].one);
  const read = useCallback(
    async (file: EvidenceFile) => (claimId === undefined ? undefined : readEvidence(claimId, file)),
    [claimId],
  );
  const { view, viewer } = useEvidenceViewer({
    files: files.filter(isViewable).map((file) => ({ file, kind, taken: photoText(file) })),
    read,
    onDownload: save,
  });
  return (
    <>
      <Box
        component="ul"
        aria-label={t('Files: {{slot}}', { slot: kind })}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {files.map((file) => (
          <FileCard
            key={file.id}
            claimId={claimId}
            file={file}
            taken={photoText(file)}
            onView={isViewable(file) ? () => view(file) : undefined}
            onRemove={onRemove && (() => onRemove(file))}
          />
        ))}
      </Box>
      {viewer}
    </>
  );
}
