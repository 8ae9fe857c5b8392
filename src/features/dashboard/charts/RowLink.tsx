import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { touchScreen } from '../../../ui/theme/media';

/** From a row of a chart's table to the claims it counts; on a phone as high as a finger. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      sx={{ display: 'inline-flex', alignItems: 'center', [touchScreen]: { minWidth: 44, minHeight: 44 } }}
    >
      {children}
    </Link>
  );
}
