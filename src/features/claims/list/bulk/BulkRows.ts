import { styled } from '@mui/material/styles';
import { phone, touchScreen } from '../../../../ui/theme/media';

/** Where the columns of so many inputs have no room: every row is a block. */
const narrowWith = (inputs: number) => `@media (max-width: ${inputs > 1 ? 899.95 : 699.95}px)`;

/** The claims of a bulk dialog with their plain inputs: hundreds of the library's would take a second to draw. */
export const BulkRows = styled('ul', { shouldForwardProp: (prop) => prop !== 'inputs' })<{ inputs: number }>(({
  theme,
  inputs,
}) => {
  const narrow = narrowWith(inputs);
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',

    '& li': {
      display: 'grid',
      gridTemplateColumns: [
        'minmax(176px, 1fr)',
        '132px',
        ...Array<string>(inputs).fill('minmax(120px, 320px)'),
        '44px',
      ].join(' '),
      alignItems: 'center',
      alignContent: 'center',
      columnGap: 20,
      rowGap: 2,
      minHeight: 48,
      // Within it, or the ring around an input that has the focus would be cut off.
      padding: 4,
      marginInline: -4,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      fontVariantNumeric: 'tabular-nums',
      // Rows out of sight are not laid out.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 49px',
      [narrow]: {
        gridTemplateColumns: `repeat(${inputs || 1}, minmax(0, 1fr)) auto`,
        alignItems: 'start',
        paddingBlock: 12,
      },
      [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
    '& .head': {
      ...theme.typography.body2,
      fontWeight: 600,
      minHeight: 32,
      color: theme.vars.palette.text.secondary,
      // In line with the figures inside the inputs.
      '& .amount ~ .amount': { paddingRight: 9 },
      [narrow]: { display: 'none' },
    },
    '& .who': { minWidth: 0, lineHeight: 1.3 },
    '& .who > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .amount': { textAlign: 'right' },
    '& .cell': { alignSelf: 'start' },
    '& .cell > label, & .amount > .label': {
      ...theme.typography.caption,
      display: 'none',
      color: theme.vars.palette.text.secondary,
    },
    '& .cell > label::after, & .head .asked::after': { content: '" *"', color: theme.vars.palette.error.main },
    [narrow]: {
      '& .who': { gridArea: '1 / 1 / auto / -2' },
      '& .out': { gridArea: '1 / -2' },
      '& .amount, & .notice': { gridColumn: '1 / -1', textAlign: 'left' },
      '& .cell > label': { display: 'block', marginBottom: 4 },
      '& .amount > .label': { display: 'inline', marginRight: 8 },
    },
    [phone]: { '& .cell': { gridColumn: '1 / -1' } },

    '& input, & select': {
      width: '100%',
      minWidth: 0,
      height: 34,
      padding: '0 8px',
      border: `1px solid ${theme.vars.palette.outline}`,
      borderRadius: theme.vars.shape.borderRadius,
      backgroundColor: theme.vars.palette.background.paper,
      color: theme.vars.palette.text.primary,
      font: 'inherit',
      '&[inputmode=numeric]': { textAlign: 'right' },
      '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
      // Below 16 px a phone zooms into the field.
      [touchScreen]: { height: 44, fontSize: '1rem' },
    },
    '& .error': { ...theme.typography.caption, display: 'block', marginTop: 4, color: theme.vars.palette.error.main },
    '& .remark': {
      ...theme.typography.caption,
      display: 'block',
      marginTop: 4,
      color: theme.vars.palette.warning.main,
    },
    '& .notice': { ...theme.typography.body2, gridColumn: '1 / -1', color: theme.vars.palette.info.main },
    '& .out': {
      display: 'inline-grid',
      placeItems: 'center',
      width: 32,
      height: 32,
      padding: 0,
      border: 0,
      borderRadius: theme.vars.shape.borderRadius,
      background: 'none',
      color: theme.vars.palette.action.active,
      cursor: 'pointer',
      '&:hover': { backgroundColor: theme.vars.palette.action.hover },
      [touchScreen]: { width: 44, height: 44 },
    },
  };
});
