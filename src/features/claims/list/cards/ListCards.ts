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
  '& .card:has(.top input:checked)': { backgroundColor: theme.vars.palette.action.selected },
  '& .top': { display: 'flex', alignItems: 'center', marginBottom: -4 },
  '& .top label': { marginInline: '-12px 4px' },
  '& .top .actions': { display: 'flex', marginInline: 'auto -12px' },
  '& .claimId': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& .rowButton': { width: 44, height: 44 },
  '& .incident': { display: 'flex', alignItems: 'center', gap: 8 },
  '& dl': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px', margin: 0 },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
}));
