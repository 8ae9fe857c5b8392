import Box from '@mui/material/Box';
import type { EvidenceFile } from '../../../domain/evidence';
import { FileCard } from './FileCard';

type FileListProps = {
  label: string;
  claimId: string | undefined;
  files: readonly EvidenceFile[];
  onRemove?: (file: EvidenceFile) => void;
};

/** The files of one slot. */
export function FileList({ label, claimId, files, onRemove }: FileListProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
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
        <FileCard key={file.id} claimId={claimId} file={file} onRemove={onRemove && (() => onRemove(file))} />
      ))}
    </Box>
  );
}
