import type { ThemeOptions } from '@mui/material/styles';
import { floating, tabular, target } from './componentStyles';
import { forcedColours } from './forcedColours';
import { formComponents } from './formComponents';
import { shortScreen, phone, rowHeight, smallScreen, thumbBarHeight, thumbReach, touchScreen } from './media';

/** A button that is disabled looks as before for so long: most actions are done sooner, and a flash of grey says nothing. */
const untilGrey = '300ms';

/** What makes the pieces look like one register and not like the component library. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // What gets the focus comes out from under the header and from over the bar at the lower edge.
      html: {
        scrollPaddingTop: 64,
        [shortScreen]: { scrollPaddingTop: 8 },
        [thumbReach]: { scrollPaddingBottom: thumbBarHeight + 8 },
      },
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
      ...forcedColours,
      '@keyframes wait': { from: { visibility: 'hidden' } },
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
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    // Hidden, it would be what a bar inside sticks to. Isolated, it is not painted anew for what changes beside it.
    styleOverrides: { root: { overflow: 'clip', isolation: 'isolate', minWidth: 0 } },
  },
  MuiPopover: {
    styleOverrides: { paper: floating },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        [smallScreen]: {
          margin: 0,
          width: '100%',
          // More than the width that a dialog asks for.
          '&&': { maxWidth: '100%' },
          height: '100%',
          maxHeight: 'none',
          border: 0,
          borderRadius: 0,
          '& > form': { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h2,
        [smallScreen]: { padding: '16px 16px 12px' },
        [shortScreen]: { padding: '8px 16px' },
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        [smallScreen]: {
          paddingInline: 16,
          '& form': { maxWidth: 'none' },
          // A form takes the room that is left, its buttons the end of it.
          '&:has(> form)': {
            display: 'flex',
            flexDirection: 'column',
            paddingBottom: 0,
            '& > *': { flexShrink: 0 },
            '& > form': { flexGrow: 1, alignContent: 'start' },
          },
        },
        [thumbReach]: { scrollPaddingBottom: thumbBarHeight + 8 },
      },
      // The buttons draw the line there.
      dividers: { [smallScreen]: { borderBottom: 0 } },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '16px 24px',
        gap: 8,
        [smallScreen]: {
          padding: '8px 16px',
          borderTop: `1px solid ${theme.vars.palette.divider}`,
          '& > :not(style) ~ :not(style)': { marginLeft: 0 },
          '& > .MuiButton-contained': { flexGrow: 1 },
        },
      }),
    },
  },
  MuiTooltip: {
    // docs/product.md, Frame
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
      // Buttons for a finger are higher than the line that they stand in the middle of.
      action: { [touchScreen]: { marginBlock: -8 } },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, marginBottom: 0 }) } },
  MuiSkeleton: { defaultProps: { animation: false } },

  // Actions
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // A button that was disabled for less than a frame keeps the focus and loses the class that shows it.
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible': theme.focusVisible }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: '6px 14px',
        whiteSpace: 'nowrap',
        ...target,
        '&.Mui-disabled': { transition: `all 0s ${untilGrey}` },
      },
      loadingIndicator: { animation: 'wait 0s backwards', '&&, && *': { animationDelay: untilGrey } },
      sizeSmall: { minHeight: 30, padding: '3px 10px', ...target },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.outline }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.vars.shape.borderRadius,
        [touchScreen]: { minWidth: 44, minHeight: 44 },
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: target } },
  MuiListItemButton: { styleOverrides: { root: target } },
  // The line under the tab shown is a part of the tab.
  MuiTabs: { styleOverrides: { root: { minHeight: 40 }, indicator: { pointerEvents: 'none' } } },
  MuiTab: {
    styleOverrides: { root: { minHeight: 40, minWidth: 0, padding: '8px 14px', ...target } },
  },

  // Tables
  MuiTable: {
    defaultProps: { size: 'small' },
    // The card around the table draws the last line.
    styleOverrides: { root: { '& > tbody > tr:last-child > *': { borderBottom: 0 } } },
  },
  MuiTableRow: { styleOverrides: { root: { height: rowHeight } } },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '6px 12px', [phone]: { paddingInline: 8 }, ...tabular },
      head: ({ theme }) => ({
        ...theme.typography.body2,
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.default,
        whiteSpace: 'nowrap',
        [phone]: { whiteSpace: 'normal' },
      }),
      stickyHeader: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.default }),
      paddingCheckbox: { padding: '0 0 0 8px' },
    },
  },

  ...formComponents,
};
