import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The fields of one point, set off from the next. */
export function PointGroup({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.5,
        '& + &': { borderTop: 1, borderColor: 'divider', pt: 1.5 },
      }}
    >
      {children}
    </Box>
  );
}
