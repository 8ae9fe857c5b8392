import { createTheme } from '@mui/material/styles';
import { components } from './themeComponents';
import { darkPalette, lightPalette } from './palette';

const fontFamily = "'Public Sans Variable', 'Public Sans Fallback', system-ui, sans-serif";
const fontFamilyMono = "ui-monospace, 'Cascadia Mono', 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace";

const rem = (pixels: number) => `${pixels / 16}rem`;
const heading = (pixels: number, lineHeight: number) => ({
  fontSize: rem(pixels),
  fontWeight: 650,
  lineHeight,
  letterSpacing: '-0.01em',
});
const body = (pixels: number, fontWeight = 400) => ({
  fontSize: rem(pixels),
  fontWeight,
  lineHeight: 1.5,
  letterSpacing: 0,
});

// A placeholder is read like any other text: 4.5:1, which the library's own opacity does not reach.
const opacity = { inputPlaceholder: 0.72 };

/**
 * Both schemes are CSS variables under `html[data-color-scheme]`, so a change of theme repaints
 * without rendering anything again.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: lightPalette, opacity }, dark: { palette: darkPalette, opacity } },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily,
    fontFamilyMono,
    fontWeightMedium: 550,
    fontWeightBold: 650,
    h1: heading(22, 1.3),
    h2: heading(16, 1.4),
    h3: heading(14, 1.5),
    h4: heading(14, 1.5),
    h5: heading(14, 1.5),
    h6: heading(14, 1.5),
    subtitle1: body(14, 550),
    subtitle2: body(13, 600),
    body1: body(14),
    body2: body(13),
    caption: body(12),
    overline: { ...body(12, 600), textTransform: 'none' },
    button: { ...body(14, 600), textTransform: 'none' },
  },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 120,
      short: 120,
      standard: 150,
      complex: 150,
      enteringScreen: 150,
      leavingScreen: 120,
    },
    getAutoHeightDuration: () => 150,
  },
  motion: { reducedMotion: 'system' },
  focusVisible: true,
  components,
});
