import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Journal } from '../../../domain/register/journal';
import { buildClaim } from '../../../test/builders';
import { createMemoryJournal } from '../../../test/memoryJournal';
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

/** A register in the database whose claims are read only when the test lets them. */
async function openSlow(at: string) {
  const disk = { backend: createBackend(), journal: createMemoryJournal() };
  const { tab } = await openRegister({ claims }, 'district_officer', createBrowser(disk));
  await tab.services.moveRegister();
  const packed = createBrowser(disk).openTab();
  await packed.opened;
  await packed.services.packRecords();
  let read: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    read = resolve;
  });
  const slow: Journal = {
    ...disk.journal,
    packs: async (name, prefixes) => {
      if (name === 'claims') await waiting;
      return disk.journal.packs(name, prefixes);
    },
  };
  const browser = createBrowser(disk);
  await renderApp({ at, browser, ports: { openJournal: () => Promise.resolve(slow) } });
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
