import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** The figures at the head of a page, four abreast unless said otherwise; on phones two. Holds `MetricCard`s only. */
export function MetricRow({ columns = 4, children }: { columns?: 3 | 4; children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: `repeat(${columns}, minmax(0, 1fr))` },
        gap: { xs: 1.5, sm: 2 },
        // The odd one of three takes its line.
        '& > :nth-of-type(3):last-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
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
  /** The list it counts; the whole card leads there. */
  to?: string;
};

/** One figure. */
export function MetricCard({ label, value, hint, to }: MetricCardProps) {
  return (
    <Card
      component="div"
      sx={{ position: 'relative', px: { xs: 1.5, sm: 2 }, py: 1.5, '&:has(a):hover': { borderColor: 'outline' } }}
    >
      <Box component="dt" sx={{ typography: 'body2', fontWeight: 600, color: 'text.secondary' }}>
        {to ? (
          <Link
            component={RouterLink}
            to={to}
            color="inherit"
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 } }}
          >
            {label}
          </Link>
        ) : (
          label
        )}
      </Box>
      <Box component="dd" sx={{ m: 0, typography: { xs: 'h2', sm: 'h1' }, fontVariantNumeric: 'tabular-nums' }}>
        {/* An amount wider than its card goes on in the line below its currency. */}
        {value?.replace('\u00a0', ' ') ?? <Skeleton variant="text" width="50%" />}
      </Box>
      {hint && (
        <Box component="dd" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
          {hint}
        </Box>
      )}
    </Card>
  );
}
