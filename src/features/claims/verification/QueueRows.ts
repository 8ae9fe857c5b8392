import { styled } from '@mui/material/styles';

/** The rows of the queue with their plain contents: a styled component for each part would take longer than all of it. */
export const QueueRows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',

  // Rows out of sight are neither laid out nor painted, and still found by the browser's own search.
  '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 107px' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },

  '& a': {
    display: 'grid',
    gap: 2,
    padding: '8px 12px 8px 9px',
    borderInlineStart: '3px solid transparent',
    color: 'inherit',
    textDecoration: 'none',
    scrollMarginTop: 64,
  },
  '& a:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& a:focus-visible': { outlineOffset: -2 },
  '& a[aria-current]': {
    borderInlineStartColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.action.selected,
  },

  // Large text and long words take another line: nothing is cut off.
  '& .line': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 8,
    rowGap: 2,
  },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .name': { fontWeight: 600 },
  '& .amount': { fontVariantNumeric: 'tabular-nums' },
  '& .quiet': { fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.text.secondary },
  '& .what': { display: 'flex', alignItems: 'center', gap: 6 },
  '& .chips': { display: 'flex', gap: 4 },
}));
