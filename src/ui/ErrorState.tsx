import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What is kept. */
  kept: string;
  /** What to do. */
  advice: string;
  action?: ReactNode;
};

/** A screen or a list that could not be shown. */
export function ErrorState({ title, kept, advice, action }: ErrorStateProps) {
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, px: 2, py: 6 }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          mb: 1,
          borderRadius: '50%',
          bgcolor: 'tones.red.ground',
          color: 'tones.red.text',
        }}
      >
        <ErrorOutline />
      </Box>
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      <Box sx={{ color: 'text.secondary', maxWidth: 440 }}>
        <p style={{ margin: 0 }}>{kept}</p>
        <p style={{ margin: 0 }}>{advice}</p>
      </Box>
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
