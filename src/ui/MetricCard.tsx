import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

/** The figures at the head of a page, four abreast; on phones two. Holds `MetricCard`s only. */
export function MetricRow({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        gap: { xs: 1.5, sm: 2 },
        m: 0,
        mb: 3,
      }}
    >
      {children}
    </Box>
  );
}

type MetricCardProps = {
  label: string;
  /** Undefined while it is not known yet. */
  value: string | undefined;
  /** What it counts, or where it leads. */
  hint?: ReactNode;
};

/** One figure. */
export function MetricCard({ label, value, hint }: MetricCardProps) {
  return (
    <Card component="div" sx={{ px: { xs: 1.5, sm: 2 }, py: 1.5 }}>
      <Box component="dt" sx={{ typography: 'body2', fontWeight: 600, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, typography: { xs: 'h2', sm: 'h1' }, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {value ?? <Skeleton variant="text" width="50%" />}
      </Box>
      {hint && (
        <Box component="dd" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
          {hint}
        </Box>
      )}
    </Card>
  );
}
