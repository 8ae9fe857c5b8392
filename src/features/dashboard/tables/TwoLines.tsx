import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A cell of two lines, the second in the lighter tone. */
export const TwoLines = ({ children, below }: { children: ReactNode; below: ReactNode }) => (
  <>
    <div>{children}</div>
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{below}</Box>
  </>
);
