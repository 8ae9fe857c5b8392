import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { thumbReach } from '../theme/media';

type ActionAtHandProps = {
  /** The place is taken: the button stays where it stands. */
  taken: boolean;
  children: ReactNode;
};

/** The button that takes a thing on to its next stage: on a phone it stays in sight at the lower edge of the page. */
export function ActionAtHand({ taken, children }: ActionAtHandProps) {
  return (
    <Box
      sx={{
        display: 'contents',
        [thumbReach]: taken
          ? {}
          : {
              position: 'fixed',
              left: 0,
              right: 0,
              bottom: 0,
              zIndex: 'mobileStepper',
              display: 'grid',
              px: 2,
              py: 1,
              bgcolor: 'background.paper',
              borderTop: 1,
              borderColor: 'divider',
            },
      }}
    >
      {children}
    </Box>
  );
}
