import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields side by side where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 2,
        rowGap: 1.5,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}

/** A field of a grid that takes the whole width. */
export function WideField({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
}
