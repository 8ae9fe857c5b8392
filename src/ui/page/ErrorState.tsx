import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState';

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
export function ErrorState({ kept, advice, ...rest }: ErrorStateProps) {
  const lines = [kept, advice].map((line) => (
    <span key={line} style={{ display: 'block' }}>
      {line}
    </span>
  ));
  return (
    <div role="alert">
      <EmptyState {...rest} icon={<ErrorOutline />} text={lines} tone="red" />
    </div>
  );
}
