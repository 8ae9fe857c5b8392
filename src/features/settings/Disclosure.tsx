import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';

/** Details that are drawn once somebody opens them. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <Box component="summary" sx={{ lineHeight: '44px', cursor: 'pointer' }}>
        {summary}
      </Box>
      {opened && <Box sx={{ pb: 1 }}>{children}</Box>}
    </details>
  );
}
