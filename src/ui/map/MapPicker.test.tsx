import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Point } from '../../domain/place/outlines';
import '../../i18n/i18n';
import { theme } from '../theme/theme';
import { MapPicker } from './MapPicker';

const kasese: Point = { latitude: 0.1699, longitude: 30.0784 };

function Picker({ start, district, typed }: { start?: Point; district: string; typed: Point }) {
  const [point, setPoint] = useState(start);
  return (
    <>
      <MapPicker point={point} district={district} onPlace={setPoint} />
      <button onClick={() => setPoint(typed)}>Type coordinates</button>
      <output>{point ? `${point.latitude}, ${point.longitude}` : 'none'}</output>
    </>
  );
}

function show(start?: Point, district = 'kasese', typed: Point = { latitude: -0.58, longitude: 30.65 }) {
  render(
    <ThemeProvider theme={theme}>
      <Picker district={district} typed={typed} {...(start && { start })} />
    </ThemeProvider>,
  );
  return userEvent.setup();
}

const map = () => screen.getByRole('application', { name: 'Map of where it happened' });
const said = () => screen.getAllByRole('status').find(({ tagName }) => tagName !== 'OUTPUT')?.textContent;
const point = () => {
  const [latitude = NaN, longitude = NaN] = (document.querySelector('output')?.textContent ?? '')
    .split(', ')
    .map(Number);
  return { latitude, longitude };
};
const hasMark = () => map().querySelector('[data-mark]') !== null;

test('the first arrow key sets the mark into the middle, others move it, and Shift makes the step ten times as long', async () => {
  const user = show();
  expect(hasMark()).toBe(false);
  await user.tab();
  expect(map()).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  const start = point();
  expect(hasMark()).toBe(true);
  expect(said()).toBe(`Marked: ${start.latitude}, ${start.longitude}, in Kasese.`);
  await user.keyboard('{ArrowRight}{ArrowUp}');
  const near = point();
  expect(near.longitude).toBeGreaterThan(start.longitude);
  expect(near.latitude).toBeGreaterThan(start.latitude);
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect((near.longitude - point().longitude) / (near.longitude - start.longitude)).toBeCloseTo(10, 1);
});

test('the keyboard leaves the map by Tab', async () => {
  const user = show(kasese);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(map()).toHaveFocus();
});

test('a step is shorter the nearer the map is', async () => {
  const user = show(kasese);
  map().focus();
  await user.keyboard('{ArrowRight}');
  const far = point().longitude - kasese.longitude;
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  map().focus();
  const before = point().longitude;
  await user.keyboard('{ArrowRight}');
  expect((point().longitude - before) / far).toBeCloseTo(0.5, 1);
});

test('a place outside Uganda is not taken, and a message says so until one in Uganda is marked', async () => {
  const border: Point = { latitude: -1.02, longitude: 30.9 };
  const user = show(border, 'isingiro');
  map().focus();
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
  const message = 'This place is outside Uganda. The coordinates were not changed.';
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(point().latitude).toBeGreaterThan(-1.2);
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('another district than the claimant’s is said and taken, and a city counts to its district', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Type coordinates' }));
  expect(hasMark()).toBe(true);
  expect(said()).toBe(
    'Marked: -0.58, 30.65, in Mbarara or Mbarara City. The claimant lives in Kasese. Check the coordinates, or leave them as they are.',
  );
});

test('in the claimant’s city the district of the city is no other', () => {
  show({ latitude: -0.58, longitude: 30.65 }, 'mbarara city');
  expect(said()).toBe('Marked: -0.58, 30.65, in Mbarara or Mbarara City.');
});

test('a place on the lake is in no district', () => {
  show({ latitude: -0.6, longitude: 32.6 });
  expect(said()).toBe('Marked: -0.6, 32.6. No district there: a lake, or close to the border.');
});

test('the map shows the claimant’s district or the whole country', async () => {
  const user = show();
  const outline = () => map().querySelector('[data-outline=kasese]')?.parentElement?.getAttribute('transform');
  const near = outline();
  expect(within(map()).getByText('Kasese')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Whole country' }));
  expect(outline()).not.toBe(near);
  expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Show Kasese' }));
  expect(outline()).toBe(near);
});

test('a mark that is typed far away is brought into sight', async () => {
  const user = show(kasese, 'kasese', { latitude: 3.9, longitude: 33.85 });
  await user.click(screen.getByRole('button', { name: 'Type coordinates' }));
  const [, x, y] =
    /translate\(([\d.-]+) ([\d.-]+)\)/.exec(map().querySelector('[data-mark]')?.getAttribute('transform') ?? '') ?? [];
  expect(Number(x)).toBeCloseTo(160);
  expect(Number(y)).toBeCloseTo(120);
});
