import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A form with what it is decided on beside it; below 900 px under it. */
export function FormBeside({ children, facts }: { children: ReactNode; facts: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      {children}
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{facts}</Box>
    </Box>
  );
}
