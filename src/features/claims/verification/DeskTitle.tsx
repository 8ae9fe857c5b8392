import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useArrival } from './useArrival';

type DeskTitleProps = { arriving: boolean; onArrived: () => void; children: ReactNode };

/** The heading of what is open beside the queue: where reading goes on after a decision. */
export function DeskTitle({ arriving, onArrived, children }: DeskTitleProps) {
  const ref = useArrival<HTMLHeadingElement>(arriving, onArrived);
  return (
    <Typography ref={ref} variant="h2" tabIndex={-1} sx={{ scrollMarginTop: 72 }}>
      {children}
    </Typography>
  );
}
