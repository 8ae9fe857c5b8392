import { styled } from '@mui/material/styles';
import type { Tone } from '../domain/statuses';

/** A plain element: a list shows hundreds, and the library's chip costs three times as much to draw. */
const Ground = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => ({
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
  color: theme.vars.palette.tones[tone].text,
  backgroundColor: theme.vars.palette.tones[tone].ground,
}));

/** A tinted ground with strong text; the label says what the colour only repeats. */
export function ToneChip({ tone, label }: { tone: Tone; label: string }) {
  return <Ground tone={tone}>{label}</Ground>;
}
