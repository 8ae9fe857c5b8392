import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useTranslation } from '../../../i18n/useTranslation';

/** What a search came near to. */
type NearState = {
  search: string;
  /** Claims that hold what was typed, and claims that nearly do. */
  exact: number;
  near: number;
  /** Whether those that nearly do stand in the list, after the others. */
  isShown: boolean;
};

/** What of the list only comes near to what was typed; undefined where nothing does. */
export function nearMatchesText(t: TFunction, { search, exact, near, isShown }: NearState): string | undefined {
  if (near === 0) return undefined;
  if (exact === 0)
    return t('No exact match for "{{search}}". Showing {{count}} near matches.', { search, count: near });
  if (isShown) return t('The exact matches come first, then {{count}} near matches.', { count: near });
  return t('{{count}} more claims are near matches.', { count: near });
}

/** Says so, and lets near matches into the list where there are others. */
export function NearMatches({ state, onToggle }: { state: NearState; onToggle: () => void }) {
  const { t } = useTranslation();
  const text = nearMatchesText(t, state);
  if (text === undefined) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 2 }}>
      <span>{text}</span>
      {state.exact > 0 && (
        <Button size="small" onClick={onToggle}>
          {state.isShown ? t('Hide near matches') : t('Show near matches')}
        </Button>
      )}
    </Box>
  );
}
