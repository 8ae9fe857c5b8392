import type { Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { useTranslation } from '../../../i18n/useTranslation';
import type { MapClass } from './classes';

/** How many claims each depth of colour stands for. */
export function MapLegend({ classes }: { classes: MapClass[] }) {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      aria-label={t('Legend')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, listStyle: 'none', m: 0, mb: 1, p: 0 }}
    >
      <Swatch colour="background.default" label={t('No claims')} />
      {classes.map(({ from, to, depth }) => (
        <Swatch
          key={from}
          depth={depth}
          label={from === to ? t('{{count}} claims', { count: to }) : t('{{from}} to {{to}} claims', { from, to })}
        />
      ))}
    </Box>
  );
}

function Swatch({ colour, depth = 0, label }: { colour?: string; depth?: number; label: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'body2' }}>
      <Box
        aria-hidden
        sx={[
          { width: 16, height: 16, border: 1, borderColor: 'outline', borderRadius: 0.5, bgcolor: colour },
          (theme) => (colour ? {} : { backgroundColor: mapColour(depth, theme.vars) }),
        ]}
      />
      {label}
    </Box>
  );
}

/** The theme's colour at a class's depth, on the ground of a card. */
export const mapColour = (depth: number, { palette }: Theme['vars']) =>
  `color-mix(in srgb, ${palette.primary.main} ${depth}%, ${palette.background.paper})`;
