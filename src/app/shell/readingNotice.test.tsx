import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import type { EventLog } from '../../domain/register/eventLog';
import '../../i18n/i18n';
import { addNote } from '../../store/claims/addNote';
import { buildClaim } from '../../test/builders';
import { createMemoryLog } from '../../test/browser/memoryLog';
import { openRegister } from '../../test/openRegister';
import { createBackend, createBrowser } from '../../test/testRegister';
import { App } from '../App';
import { Entrance } from '../Entrance';
import { PortalAt } from '../Portal';
import { pageReady, portalRoutes } from '../routes';

const reading = "Reading the register from this browser's storage…";
const goOn = "This browser's storage does not respond";

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const letGo: (() => void)[] = [];
let opened: Promise<void>;
// What is still on its way when a test ends is waited for.
afterEach(async () => {
  letGo.splice(0).forEach((go) => go());
  await act(() => opened);
  jest.useRealTimers();
});

/** The portal on a register whose records the database does not give before it is let. */
async function openSlow(at = '/fund-management') {
  await pageReady(at);
  const disk = { backend: createBackend(), log: createMemoryLog() };
  await openRegister({ claims: [buildClaim({ id: 'CL-1' })] }, 'finance', createBrowser(disk));
  const waiting = new Promise<void>((resolve) => letGo.push(resolve));
  const slow: EventLog = {
    ...disk.log,
    // Who is signed in and how the portal looks to them is read before it shows.
    buckets: async (keys) => {
      if (keys.some((key) => key.includes('/claims/'))) await waiting;
      return disk.log.buckets(keys);
    },
  };
  jest.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00.000Z') });
  const tab = createBrowser(disk).openTab({ ports: { openLog: () => Promise.resolve(slow) } });
  opened = tab.opened;
  await tab.entered;
  const router = createMemoryRouter(portalRoutes, { initialEntries: [at] });
  render(
    <App store={tab.store}>
      <Entrance Portal={() => <PortalAt router={router} />} />
    </App>,
  );
  return tab;
}

test('a page whose records are not there after a second says so, within ten seconds how to go on, and goes on by itself', async () => {
  await openSlow();
  expect(screen.getByRole('heading', { level: 1, name: 'Fund & Payment Management' })).toBeVisible();
  await pass(900);
  expect(screen.queryByText(reading)).not.toBeInTheDocument();
  await pass(100);
  expect(screen.getByText(reading)).toBeVisible();
  expect(screen.getByText(reading).closest('[role=status]')).not.toBeNull();
  expect(screen.queryByText(goOn)).not.toBeInTheDocument();
  await pass(9000);
  const told = await screen.findByText(goOn);
  expect(told.closest('[role=status]')).toHaveTextContent(/Wait a little: .*close its other tabs/);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByText(reading)).not.toBeInTheDocument();
  letGo.splice(0).forEach((go) => go());
  await act(() => opened);
  expect(screen.queryByText(goOn)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
});

test('nothing is said where the records are there within the second', async () => {
  await openSlow();
  await pass(900);
  letGo.splice(0).forEach((go) => go());
  await act(() => opened);
  await pass(20_000);
  expect(screen.queryByText(reading)).not.toBeInTheDocument();
  expect(screen.queryByText(goOn)).not.toBeInTheDocument();
});

test('while a deed waits for the records, its own notice says so, and no other', async () => {
  const tab = await openSlow();
  await pass(1000);
  void tab.store.dispatch(addNote('CL-1', { content: 'Seen', type: 'verification' }));
  await pass(2000);
  expect(await screen.findByText('Waiting for the portal to open.', { exact: false })).toBeVisible();
  expect(screen.queryByText(reading)).not.toBeInTheDocument();
});
