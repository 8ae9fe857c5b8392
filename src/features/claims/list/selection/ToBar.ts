import { styled } from '@mui/material/styles';
import { outOfSight } from '../../../../ui/VisuallyHidden';

/** The way past all the rows to the bar of the selection: in sight while it has the focus. */
export const ToBar = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  position: 'absolute',
  zIndex: 1,
  minHeight: 32,
  padding: '0 12px',
  border: `1px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&:not(:focus)': { ...outOfSight, minHeight: 0, padding: 0, border: 0 },
}));
