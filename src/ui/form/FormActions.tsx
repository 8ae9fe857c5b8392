import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { thumbReach } from '../theme/media';

type FormActionsProps = {
  /** Keeps the way back at the left, away from the way on. */
  apart?: boolean;
  /** What they stand on: a card, or the page itself. */
  ground?: 'background.paper' | 'background.default';
  children: ReactNode;
};

/** The buttons that end a form, the one that sends it last. On a phone they stay in sight at the lower edge. */
export function FormActions({ apart = false, ground = 'background.paper', children }: FormActionsProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: apart ? 'space-between' : 'flex-end',
        gap: 1,
        mt: apart ? 0 : 1,
        [thumbReach]: {
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          // At the end of whatever room there is.
          mt: 'auto',
          // Over the padding of the card, the dialog or the page.
          mx: -2,
          px: 2,
          py: 1,
          bgcolor: ground,
          borderTop: 1,
          borderColor: 'divider',
          '& > .MuiButton-contained': { flexGrow: 1 },
        },
      }}
    >
      {children}
    </Box>
  );
}
