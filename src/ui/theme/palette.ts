import type { ColorSystemOptions } from '@mui/material/styles';
import type { Tone } from '../../domain/workflow/statuses';

/** A chip's or an alert's tinted ground with the strong text that stands on it. */
export type ToneColours = { ground: string; text: string };

type SchemePalette = NonNullable<ColorSystemOptions['palette']>;

const lightTones = {
  grey: { ground: '#ECEFE9', text: '#465149' },
  blue: { ground: '#E1ECF7', text: '#1A5080' },
  ochre: { ground: '#F9ECD3', text: '#7A4B06' },
  violet: { ground: '#EDE6F8', text: '#563A8C' },
  green: { ground: '#DFF1E4', text: '#17653A' },
  teal: { ground: '#DAF0EF', text: '#0E5D60' },
  red: { ground: '#FBE4E1', text: '#9C2019' },
} as const satisfies Record<Tone, ToneColours>;

const darkTones = {
  grey: { ground: '#29322C', text: '#C3CEC6' },
  blue: { ground: '#16304A', text: '#A3CEF5' },
  ochre: { ground: '#3A2B10', text: '#EBC382' },
  violet: { ground: '#2D2346', text: '#CDBBF5' },
  green: { ground: '#143323', text: '#93DBAE' },
  teal: { ground: '#103434', text: '#8ADAD8' },
  red: { ground: '#451A17', text: '#FFB4AC' },
} as const satisfies Record<Tone, ToneColours>;

/** Alerts wear the tones of the chips, so that one meaning has one colour. */
const alertOf = (tones: Record<Tone, ToneColours>) => ({
  successStandardBg: tones.green.ground,
  successColor: tones.green.text,
  successIconColor: tones.green.text,
  infoStandardBg: tones.blue.ground,
  infoColor: tones.blue.text,
  infoIconColor: tones.blue.text,
  warningStandardBg: tones.ochre.ground,
  warningColor: tones.ochre.text,
  warningIconColor: tones.ochre.text,
  errorStandardBg: tones.red.ground,
  errorColor: tones.red.text,
  errorIconColor: tones.red.text,
});

export const lightPalette = {
  background: { default: '#F6F7F2', paper: '#FFFFFF' },
  divider: '#DDE2D8',
  outline: '#7A867E',
  text: { primary: '#17211B', secondary: '#55625A', disabled: '#8B958E' },
  primary: { light: '#3F7D5A', main: '#1F5B3A', dark: '#164429', contrastText: '#FFFFFF' },
  secondary: { light: '#75837B', main: '#55625A', dark: '#3C4740', contrastText: '#FFFFFF' },
  accent: { light: '#B4781F', main: '#8F5A0A', dark: '#6E4505', contrastText: '#FFFFFF' },
  info: { light: '#3F7FB5', main: '#1D5B8F', dark: '#15446B', contrastText: '#FFFFFF' },
  success: { light: '#3C9A63', main: '#1B7A43', dark: '#145C32', contrastText: '#FFFFFF' },
  warning: { light: '#B4781F', main: '#8A5300', dark: '#693F00', contrastText: '#FFFFFF' },
  error: { light: '#CC4F47', main: '#B3261E', dark: '#8A1B15', contrastText: '#FFFFFF' },
  action: {
    active: '#55625A',
    hover: 'rgba(31, 91, 58, 0.06)',
    selected: 'rgba(31, 91, 58, 0.10)',
    focus: 'rgba(31, 91, 58, 0.12)',
    disabled: '#8B958E',
    disabledBackground: '#E7EAE3',
  },
  tones: lightTones,
  Alert: alertOf(lightTones),
  TableCell: { border: '#DDE2D8' },
  Tooltip: { bg: '#17211B' },
} as const satisfies SchemePalette;

export const darkPalette = {
  background: { default: '#0F1512', paper: '#171F1A' },
  divider: '#2B352E',
  outline: '#6C7A71',
  text: { primary: '#E7ECE6', secondary: '#A3B0A7', disabled: '#6C7A71' },
  primary: { light: '#A5DBBB', main: '#7CC79A', dark: '#98D6B0', contrastText: '#0C2416' },
  secondary: { light: '#C3CEC6', main: '#A3B0A7', dark: '#BAC5BD', contrastText: '#0F1512' },
  accent: { light: '#EBC98F', main: '#E0B066', dark: '#EBC382', contrastText: '#241703' },
  info: { light: '#B3D6F5', main: '#8FC1EE', dark: '#A9D0F4', contrastText: '#0A1D2E' },
  success: { light: '#A3DFB8', main: '#7FD19C', dark: '#98DDB0', contrastText: '#0C2416' },
  warning: { light: '#F3CB92', main: '#EDB565', dark: '#F3C684', contrastText: '#241703' },
  error: { light: '#FFB9B2', main: '#FF9C93', dark: '#FFB4AC', contrastText: '#3A0D09' },
  action: {
    active: '#A3B0A7',
    hover: 'rgba(124, 199, 154, 0.08)',
    selected: 'rgba(124, 199, 154, 0.14)',
    focus: 'rgba(124, 199, 154, 0.16)',
    disabled: '#6C7A71',
    disabledBackground: '#232C26',
  },
  tones: darkTones,
  Alert: alertOf(darkTones),
  TableCell: { border: '#2B352E' },
  Tooltip: { bg: '#E7ECE6' },
} as const satisfies SchemePalette;
