import { useEffect, useRef, type ReactNode } from 'react';
import Typography from '@mui/material/Typography';

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

/** Takes the focus to an element when the person is brought there: the claim opened by itself, or by the keyboard. */
export function useArrival<Target extends HTMLElement>(arriving: boolean, onArrived: () => void) {
  const ref = useRef<Target>(null);
  useEffect(() => {
    if (!arriving) return;
    ref.current?.focus();
    onArrived();
  }, [arriving, onArrived]);
  return ref;
}
