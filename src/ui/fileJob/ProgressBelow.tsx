import Box from '@mui/material/Box';
import { FileJobProgress } from './FileJobProgress';
import type { FileJob } from './useFileJob';

/** How far a file is, below the buttons that stand beside it and that it must not push aside. */
export function ProgressBelow({ job }: { job: FileJob }) {
  if (!job.running) return null;
  return (
    <Box sx={{ width: 0, minWidth: '100%' }}>
      <FileJobProgress job={job} />
    </Box>
  );
}
