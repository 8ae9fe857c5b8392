import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useRoomFor } from '../../../ui/page/useRoomFor';

/** What the columns of a table need, pixels. */
const tableRoom = 900;

/** Whether the element that has the ref has room for a table; else rows stand as cards, since nothing scrolls sideways. */
export const useTableRoom = () => useRoomFor(tableRoom);

/** Rows of a table for a narrow screen. Holds `RowCard`s only. */
export function RowCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
        gap: 1.5,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {children}
    </Box>
  );
}

/** One of them: its parts one under the other. */
export function RowCard({ children }: { children: ReactNode }) {
  return (
    <Card component="li" sx={{ display: 'grid', alignContent: 'start', gap: 0.5, p: 1.5, overflowWrap: 'anywhere' }}>
      {children}
    </Card>
  );
}

/** The two ends of a line. */
export function CardLine({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      {children}
    </Box>
  );
}
