import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { evidenceFileName } from '../../../documents/evidenceFileName';
import { evidenceSlots, isViewable, type EvidenceFile, type EvidenceSlot } from '../../../domain/incident/evidence';
import { useTranslation } from '../../../i18n/useTranslation';
import { saveFile } from '../../../platform/download';
import { readEvidence } from '../../../platform/readEvidence';
import { recordEvidenceDownload } from '../../../store/audit/recordExport';
import { useAppDispatch } from '../../../store/hooks';
import { useEvidenceViewer } from '../../../ui/evidence/useEvidenceViewer';
import { FileCard } from './FileCard';

type FileListProps = {
  slot: EvidenceSlot;
  claimId: string | undefined;
  files: readonly EvidenceFile[];
  onRemove?: (file: EvidenceFile) => void;
};

/** The files of one slot. */
export function FileList({ slot, claimId, files, onRemove }: FileListProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const kind = t(evidenceSlots[slot].one);
  const read = useCallback(
    async (file: EvidenceFile) => (claimId === undefined ? undefined : readEvidence(claimId, file)),
    [claimId],
  );
  const { view, viewer } = useEvidenceViewer({
    files: files.filter(isViewable).map((file) => ({ file, kind })),
    read,
    onDownload: (file, content) => {
      saveFile(evidenceFileName(file.name, content), content);
      if (claimId !== undefined) void dispatch(recordEvidenceDownload(claimId, file));
    },
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
            onView={isViewable(file) ? () => view(file) : undefined}
            onRemove={onRemove && (() => onRemove(file))}
          />
        ))}
      </Box>
      {viewer}
    </>
  );
}
