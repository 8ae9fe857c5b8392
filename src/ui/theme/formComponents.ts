import type { ThemeOptions } from '@mui/material/styles';
import { floating, tabular, target } from './componentStyles';
import { touchScreen } from './media';

const noNotch = { top: 0, '& > legend': { display: 'none' } };

/** Fields of forms. The label stands above its field, where a long one has room and stays readable once filled. */
export const formComponents: NonNullable<ThemeOptions['components']> = {
  MuiFormControl: { defaultProps: { size: 'small', fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 4,
        overflow: 'visible',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        fontWeight: 600,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: { asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }) },
  },
  MuiOutlinedInput: {
    // Hardly a form is about whoever fills it in, and the inputs of some of its fields are out of sight.
    defaultProps: { notched: false, autoComplete: 'off' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        ...tabular,
        // Below 16 px a phone zooms into the field.
        [touchScreen]: { minHeight: 44, fontSize: '1rem' },
        '@media (hover: none)': {
          '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: theme.vars.palette.outline,
          },
        },
      }),
      // One line high; a multiline field keeps its own padding.
      input: {
        height: '1.25rem',
        // With its label above and what stands under it.
        scrollMarginBlock: '44px 36px',
        '&:is(textarea)': { height: 'auto' },
        // Pressed itself, not the field around it.
        '&:is(select)': { [touchScreen]: { boxSizing: 'border-box', height: 44 } },
      },
      notchedOutline: ({ theme }) => ({ ...noNotch, borderColor: theme.vars.palette.outline }),
    },
  },
  MuiNativeSelect: { styleOverrides: { select: { textOverflow: 'ellipsis' } } },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({ ...floating({ theme }), boxShadow: theme.vars.shadows[8] }),
      option: { '&&': target },
    },
  },
  MuiPickerPopper: {
    styleOverrides: { paper: floating },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        [touchScreen]: { minHeight: 44, fontSize: '1rem' },
      }),
      notchedOutline: ({ theme }) => ({ ...noNotch, borderColor: theme.vars.palette.outline }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        marginInline: 0,
        marginTop: 2,
        // What it says of a field that is disabled is to be read all the same.
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: target } },
  // Off, the track alone shows it: 3:1 on its ground.
  MuiSwitch: {
    styleOverrides: {
      track: ({ theme }) => ({ backgroundColor: theme.vars.palette.outline, opacity: 1 }),
      thumb: ({ theme }) => ({
        '.MuiSwitch-switchBase:not(.Mui-checked) &': { border: `1px solid ${theme.vars.palette.outline}` },
      }),
    },
  },
};
