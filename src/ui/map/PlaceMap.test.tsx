import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import type { Point } from '../../domain/place/outlines';
import '../../i18n/i18n';
import { theme } from '../theme/theme';
import { PlaceMap } from './PlaceMap';

function wordsOf(point: Point, district: string): string {
  cleanup();
  render(
    <ThemeProvider theme={theme}>
      <PlaceMap point={point} district={district} />
    </ThemeProvider>,
  );
  const figure = screen.getByRole('figure');
  const hasDiamonds = figure.querySelector('path.area') !== null;
  expect(/Each diamond/.test(figure.textContent)).toBe(hasDiamonds);
  expect(figure.querySelectorAll('[data-mark]')).toHaveLength(1);
  return figure.querySelector('figcaption')?.textContent ?? '';
}

test('the map says in words in which district the place is, and which protected areas are nearby', () => {
  expect(wordsOf({ latitude: 0.1699, longitude: 30.0784 }, 'kasese')).toMatch(
    /^The coordinates are in Kasese\. Protected areas nearby: .*Rwenzori Mountains National Park, .*Kibale National Park.*\. Each diamond is one point in a protected area, not its border\.$/,
  );
});

test('another district than the claimant’s is said without a question', () => {
  expect(wordsOf({ latitude: -0.21, longitude: 30.09 }, 'kasese')).toMatch(
    /^The coordinates are in Rubirizi\. The claimant lives in Kasese\. /,
  );
});

test('where no area is near and no district goes around the place, the words say so', () => {
  expect(wordsOf({ latitude: 0.6, longitude: 33.5 }, 'iganga')).toContain('No listed protected area is nearby.');
  expect(wordsOf({ latitude: -0.6, longitude: 32.6 }, 'kalangala')).toMatch(/^The coordinates are in no district: /);
});
