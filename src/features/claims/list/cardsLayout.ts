import useMediaQuery from '@mui/material/useMediaQuery';

/** Of a card whose names stay on one line, pixels. */
export const cardHeight = 195;

const gap = 12;

/** Cards abreast: one on a phone, two on a tablet. */
export function useCardsLayout() {
  const abreast = useMediaQuery('(min-width: 700px)', { noSsr: true }) ? 2 : 1;
  return { abreast, gap, style: { gap, gridTemplateColumns: `repeat(${abreast}, minmax(0, 1fr))` } };
}
