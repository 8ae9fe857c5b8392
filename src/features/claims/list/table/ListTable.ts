import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import { rowHeight } from '../../../../ui/theme/media';

/**
 * The list's table with its plain rows: a styled component for every cell would take longer to draw than all that
 * stands in them.
 */
export const ListTable = styled(Table)(({ theme }) => ({
  tableLayout: 'fixed',
  // The height of the portal's header, under which the table's stays in sight.
  '& thead th': { top: 56, whiteSpace: 'normal', lineHeight: 1.25 },
  '& tr > *': { paddingInline: 8 },
  '& tbody th, & thead th:first-of-type': { paddingInlineStart: 12 },
  '& tr > .tick.tick': { padding: '0 0 0 6px', textAlign: 'center' },
  '& .tick + th': { paddingInlineStart: 4 },
  // Room for a finger.
  '@media (pointer: coarse)': { '& thead .tick': { width: 54 }, '& thead .actions': { width: 106 } },
  '& tr > .actions': { paddingInlineEnd: 8, textAlign: 'right', whiteSpace: 'nowrap' },
  '& tbody tr': { height: rowHeight },
  '& tbody tr:not([aria-hidden]):hover': { backgroundColor: theme.vars.palette.action.hover },
  '& tbody tr:has(.tick input:checked)': { backgroundColor: theme.vars.palette.action.selected },
  '& tbody tr > *': {
    paddingBlock: 3,
    borderBottom: `1px solid ${theme.vars.palette.TableCell.border}`,
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'left',
  },
  // The status in a language of longer words takes two lines.
  '& tbody td:not(.end) > span': { height: 'auto', minHeight: 24, whiteSpace: 'normal', lineHeight: 1.2 },
  '& tbody tr > .end': { textAlign: 'right' },
  '& tr > .end': { paddingInlineEnd: 20 },

  // An id that is longer than its column is cut off rather than written over the name beside it.
  '& th > .claimId': {
    display: 'block',
    width: 'fit-content',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .short': {
    display: 'block',
    fontFamily: theme.typography.fontFamilyMono,
    fontSize: theme.typography.caption.fontSize,
    lineHeight: 1.2,
    color: theme.vars.palette.text.secondary,
  },

  // Two facts in one row. What does not fit is cut off and shown when pointed at.
  '& .toneChip + .toneChip': { marginTop: 4 },
  '& .twoLines': { display: 'flex', alignItems: 'center', gap: 8, lineHeight: 1.2 },
  '& .twoLines > span': { minWidth: 0 },
  '& .twoLines > span > span': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .twoLines > span > span + span': {
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
  },
}));
