import '@mui/material/themeCssVarsAugmentation';
import '@mui/x-date-pickers/themeAugmentation';
import type { Tone } from '../../domain/workflow/statuses';
import type { ToneColours } from './palette';

declare module '@mui/material/styles' {
  interface Palette {
    /** Ochre: a mark of the authority, used sparingly and never for a state. */
    accent: Palette['primary'];
    /** Border of inputs and other controls: 3:1 on its ground, unlike the hairline `divider`. */
    outline: string;
    tones: Record<Tone, ToneColours>;
  }
  interface PaletteOptions {
    accent?: Required<SimplePaletteColorOptions>;
    outline?: string;
    tones?: Record<Tone, ToneColours>;
  }
  interface TypographyVariants {
    /** Monospaced face of claim ids: `sx={{ fontFamily: 'fontFamilyMono' }}`. */
    fontFamilyMono: string;
  }
  interface TypographyVariantsOptions {
    fontFamilyMono?: string;
  }
}
