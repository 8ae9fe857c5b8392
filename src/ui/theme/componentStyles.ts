import type { Theme } from '@mui/material/styles';
import { touchScreen } from './media';

/** High enough for a finger. */
export const target = { [touchScreen]: { minHeight: 44 } };

export const tabular = { fontVariantNumeric: 'tabular-nums' };

/** What lies over the page. In the dark, where no shadow is seen, its ground is lighter than the cards below it. */
export const floating = ({ theme }: { theme: Theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  ...theme.applyStyles('dark', {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 7%, ${theme.vars.palette.background.paper})`,
  }),
});
