import type { Theme } from '@mui/material/styles';

/** The theme's colour at a class's depth, on the ground of a card. */
export const mapColour = (depth: number, { palette }: Theme['vars']) =>
  `color-mix(in srgb, ${palette.primary.main} ${depth}%, ${palette.background.paper})`;
