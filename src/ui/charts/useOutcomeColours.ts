import { useTheme } from '@mui/material/styles';
import type { StatusGroup } from '../../domain/workflow/statuses';

/** The colours of outcomes: the same in every chart, whatever their place. */
export function useOutcomeColours(): Record<StatusGroup, string> {
  const { palette } = useTheme().vars;
  return {
    approved: palette.primary.main,
    rejected: palette.error.main,
    closed: palette.outline,
    pending: palette.accent.light,
  };
}
