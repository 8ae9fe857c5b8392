import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields of a card, two abreast where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        columnGap: 2,
        rowGap: 1.5,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
