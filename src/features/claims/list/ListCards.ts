import { styled } from '@mui/material/styles';

/** The list's cards with their plain contents, for the reason that `ListTable` gives. */
export const ListCards = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  paddingInline: 0,
  listStyle: 'none',

  '& .card': {
    display: 'grid',
    alignContent: 'start',
    gap: 8,
    height: '100%',
    padding: '4px 16px 12px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& .top': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: -4 },
  '& .top a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& .open': {
    justifyContent: 'center',
    width: 44,
    marginRight: -12,
    borderRadius: theme.vars.shape.borderRadius,
    color: theme.vars.palette.action.active,
  },
  '& .incident': { display: 'flex', alignItems: 'center', gap: 8 },
  '& dl': { display: 'flex', justifyContent: 'space-between', gap: 16, margin: 0 },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
}));
