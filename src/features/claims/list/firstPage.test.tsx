import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EventLog } from '../../../domain/register/eventLog';
import { buildClaim } from '../../../test/builders';
import { createMemoryLog } from '../../../test/browser/memoryLog';
import { openRegister } from '../../../test/openRegister';
import { renderApp } from '../../../test/renderApp';
import { createBackend, createBrowser } from '../../../test/testRegister';

const base = buildClaim();
const claims = Array.from({ length: 30 }, (_, index) => {
  const number = String(index + 1).padStart(2, '0');
  return buildClaim({ id: `CL-${number}`, incident: { ...base.incident, dateOfIncident: `2025-06-${number}` } });
});

const ids = () =>
  within(screen.getByRole('table', { name: 'Claims' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

// What is still on its way when a test ends is waited for.
let opened: Promise<void>;
afterEach(() => opened);

/** A register whose claims are read only when the test lets them. */
async function openSlow(at: string) {
  const disk = { backend: createBackend(), log: createMemoryLog() };
  await openRegister({ claims }, 'district_officer', createBrowser(disk));
  let read: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    read = resolve;
  });
  const slow: EventLog = {
    ...disk.log,
    buckets: async (keys) => {
      if (keys.some((key) => key.includes('/claims/'))) await waiting;
      return disk.log.buckets(keys);
    },
  };
  const browser = createBrowser(disk);
  const { tab } = await renderApp({ at, browser, ports: { openLog: () => Promise.resolve(slow) } });
  opened = tab.opened;
  return read;
}

test('the first page stands before the claims are read, without what only all of them tell', async () => {
  const read = await openSlow('/claims');
  expect(await screen.findByRole('link', { name: 'CL-30' })).toBeVisible();
  const early = ids();
  expect(early).toHaveLength(25);
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  read();
  expect(await screen.findByText('Showing 1–25 of 30')).toBeVisible();
  expect(ids()).toEqual(early);
});

test('what is ticked before the claims are read is selected after', async () => {
  const read = await openSlow('/claims');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select CL-30' }));
  read();
  expect(await screen.findByRole('region', { name: 'Selected claims' })).toBeVisible();
});

test('what only all claims can answer waits for them', async () => {
  const read = await openSlow('/claims?page=2');
  expect(await screen.findByRole('searchbox', { name: 'Search claims' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^CL-/ })).not.toBeInTheDocument();
  read();
  expect(await screen.findByText('Showing 26–30 of 30')).toBeVisible();
});
