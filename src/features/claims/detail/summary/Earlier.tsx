import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What came before the one in force, the newest first, for whoever opens it; nothing where there is none. */
export function Earlier({ summary, parts }: { summary: string; parts: readonly ReactNode[] }) {
  if (parts.length === 0) return null;
  return (
    <details>
      <Box component="summary" sx={{ mt: 1, width: 'fit-content', lineHeight: '44px', cursor: 'pointer' }}>
        {summary}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, '& > * + *': { pt: 2, borderTop: 1, borderColor: 'divider' } }}>
        {[...parts].reverse()}
      </Box>
    </details>
  );
}
