import type { ThemeOptions } from '@mui/material/styles';

/** A finger rather than a mouse, or a phone's width: what is pressed there is at least 44 px high. */
const touch = '@media (pointer: coarse), (max-width: 599.95px)';
const phone = '@media (max-width: 599.95px)';
const target = { [touch]: { minHeight: 44 } };
const noNotch = { top: 0, '& > legend': { display: 'none' } };
const tabular = { fontVariantNumeric: 'tabular-nums' };

/** What makes the pieces look like one register and not like the component library. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { WebkitFontSmoothing: 'antialiased', overflowWrap: 'break-word' },
      // A name that stands in a line with other words does not turn them around.
      ':where(a, b, span, strong)': { unicodeBidi: 'isolate' },
      ':where(:focus-visible)': {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 2,
      },
      '::selection': {
        backgroundColor: theme.vars.palette.tones.ochre.ground,
        color: theme.vars.palette.text.primary,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // None at all: even the shortest lets an inherited colour change one level of elements a frame.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },

  // Surfaces: one-pixel borders; only what floats (menus, dialogs) has a shadow.
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiPopover: {
    styleOverrides: { paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}` }) },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        [phone]: {
          margin: 0,
          width: '100%',
          maxWidth: '100%',
          height: '100%',
          maxHeight: 'none',
          border: 0,
          borderRadius: 0,
        },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => theme.typography.h2 } },
  MuiDialogActions: { styleOverrides: { root: { padding: 16, gap: 8 } } },
  MuiTooltip: {
    // SPEC.md section 1: a tooltip shows after 700 ms.
    defaultProps: { enterDelay: 700, enterNextDelay: 300 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        color: theme.vars.palette.background.paper,
        padding: '4px 8px',
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        border: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
      }),
    },
  },
  MuiAlertTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, marginBottom: 0 }) } },
  MuiSkeleton: { defaultProps: { animation: false } },

  // Actions
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 36, padding: '6px 14px', whiteSpace: 'nowrap', ...target },
      sizeSmall: { minHeight: 30, padding: '3px 10px', ...target },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.outline }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.vars.shape.borderRadius,
        [touch]: { minWidth: 44, minHeight: 44 },
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: target } },
  MuiListItemButton: { styleOverrides: { root: target } },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  MuiTab: {
    styleOverrides: { root: { minHeight: 40, minWidth: 0, padding: '8px 14px', ...target } },
  },

  // Tables
  MuiTable: {
    defaultProps: { size: 'small' },
    // The card around the table draws the last line.
    styleOverrides: { root: { '& > tbody > tr:last-of-type > *': { borderBottom: 0 } } },
  },
  MuiTableRow: { styleOverrides: { root: { height: 40 } } },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '6px 12px', ...tabular },
      head: ({ theme }) => ({
        ...theme.typography.body2,
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.default,
        whiteSpace: 'nowrap',
      }),
      stickyHeader: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.default }),
      paddingCheckbox: { padding: '0 0 0 8px' },
    },
  },

  // Forms: the label stands above its field, where a long one has room and stays readable once filled.
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
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        ...tabular,
        // Below 16 px a phone zooms into the field.
        [touch]: { minHeight: 44, fontSize: '1rem' },
        '@media (hover: none)': {
          '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: theme.vars.palette.outline,
          },
        },
      }),
      // One line high; a multiline field keeps its own padding.
      input: {
        height: 20,
        '&:is(textarea)': { height: 'auto' },
        // Pressed itself, not the field around it.
        '&:is(select)': { [touch]: { boxSizing: 'border-box', height: 44 } },
      },
      notchedOutline: ({ theme }) => ({ ...noNotch, borderColor: theme.vars.palette.outline }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.vars.shadows[8],
      }),
      option: { '&&': target },
    },
  },
  MuiPickerPopper: {
    styleOverrides: { paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}` }) },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        [touch]: { minHeight: 44, fontSize: '1rem' },
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
    styleOverrides: { track: ({ theme }) => ({ backgroundColor: theme.vars.palette.outline, opacity: 1 }) },
  },
};
