import { render, screen } from '@testing-library/react';
import { VirtualRows } from './VirtualRows';
import type { VirtualRowsProps } from './rowRange';

let mockConnection = true;

jest.mock('./RowWindow', () => {
  if (!mockConnection) throw new Error('No connection');
  return { RowWindow: ({ children }: VirtualRowsProps) => children({ first: 5, end: 9, before: 500, after: 800 }) };
});

/** A list of a page that holds so many items at most; says which lines stand, and the height of those that do not. */
function show({ size, items, abreast = 1 }: { size: number; items: number; abreast?: number }) {
  const list = { listRef: { current: null }, items, count: Math.ceil(items / abreast), estimate: 100, gap: 10 };
  render(
    <VirtualRows size={size} {...list}>
      {({ first, end, before, after }) => `${first} to ${end}, ${before} before and ${after} after`}
    </VirtualRows>,
  );
}

test('all lines of a page that is short by its size stand', () => {
  show({ size: 50, items: 50 });
  expect(screen.getByText('0 to 50, 0 before and 0 after')).toBeVisible();
});

// What the tests below load stays loaded, as on a page.
test('of a long page the first lines stand and, where the code for a window cannot be had, all of them', async () => {
  mockConnection = false;
  show({ size: 200, items: 120 });
  expect(screen.getByText('0 to 50, 0 before and 7700 after')).toBeVisible();
  expect(await screen.findByText('0 to 120, 0 before and 0 after')).toBeVisible();
});

test('of a long page the first lines stand, then those near the window', async () => {
  mockConnection = true;
  show({ size: 200, items: 120, abreast: 2 });
  expect(screen.getByText('0 to 25, 0 before and 3850 after')).toBeVisible();
  expect(await screen.findByText('5 to 9, 500 before and 800 after')).toBeVisible();
});

test('a page drawn after that has its lines near the window at once', () => {
  show({ size: 100, items: 3 });
  expect(screen.getByText('5 to 9, 500 before and 800 after')).toBeVisible();
});
