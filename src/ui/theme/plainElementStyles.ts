import type { Theme } from '@mui/material/styles';
import { phone, touchScreen } from './media';

/**
 * How plain elements look that a list shows by the hundred, by class, behind sign-in: a styled component for each would
 * take longer to draw than all that stands in it.
 */
export const plainElementStyles = (theme: Theme) => ({
  '.toneChip': {
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    maxWidth: '100%',
    minHeight: '1.5rem',
    // Not that of a grid's cell, which is the row's height.
    lineHeight: 1.4,
    padding: '0 8px',
    borderRadius: 6,
    fontSize: '0.8125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  ...Object.fromEntries(
    Object.entries(theme.vars.palette.tones).map(([tone, { text, ground }]) => [
      `.toneChip.${tone}`,
      { color: text, backgroundColor: ground },
    ]),
  ),

  '.claimId': { fontFamily: theme.typography.fontFamilyMono, fontSize: '0.8125rem', whiteSpace: 'nowrap' },
  '.claimId .shortId': { display: 'none' },
  [phone]: { '.claimId .wholeId': { display: 'none' }, '.claimId .shortId': { display: 'inline' } },
  'a.claimId': {
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    '&:hover': { textDecorationColor: 'inherit' },
  },
  // Room for a finger around the one line.
  '.claimId.roomy': {
    [touchScreen]: { position: 'relative', '&::after': { content: '""', position: 'absolute', inset: '-14px -8px' } },
  },

  '.amount': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '.notAssessed': { color: theme.vars.palette.text.secondary },

  '.incidentIcon': { width: '1.25rem', height: '1.25rem', flexShrink: 0, fill: theme.vars.palette.action.active },

  // What is pressed in a row, with room for a finger where there is one.
  '.rowButton, .tickBox': {
    display: 'inline-grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    verticalAlign: 'middle',
    cursor: 'pointer',
    [touchScreen]: { width: 44, height: 44 },
  },
  '.rowButton': {
    borderRadius: theme.vars.shape.borderRadius,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.action.active,
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  },
  '.tickBox input': {
    width: 16,
    height: 16,
    margin: 0,
    cursor: 'inherit',
    accentColor: theme.vars.palette.primary.main,
    [touchScreen]: { width: 20, height: 20 },
  },
});
