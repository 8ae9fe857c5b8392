import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Tone } from '../../domain/workflow/statuses';

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  /** What would be here. */
  text: ReactNode;
  /** The one action that fills it. */
  action?: ReactNode;
  tone?: Tone;
};

/** An empty list, and one filtered to nothing (its action is Clear all). */
export function EmptyState({ icon, title, text, action, tone = 'grey' }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, px: 2, py: 6 }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          mb: 1,
          borderRadius: '50%',
          bgcolor: `tones.${tone}.ground`,
          color: `tones.${tone}.text`,
        }}
      >
        {icon}
      </Box>
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 440 }}>{text}</Typography>
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
