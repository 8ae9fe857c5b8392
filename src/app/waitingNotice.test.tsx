import { act, fireEvent, render, screen } from '@testing-library/react';
import '../i18n/i18n';
import { buildClaim } from '../test/builders';
import { openRegister } from '../test/openRegister';
import { addNote } from '../store/claims/addNote';
import { App } from './App';
import { Entrance } from './Entrance';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00.000Z') }));
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const dialog = () => screen.queryByRole('alertdialog', { name: 'Not saved yet' });

/** A tab with a deed that waits for another one. */
async function openWaiting() {
  const { browser } = await openRegister({ claims: [buildClaim({ id: 'CL-1' })] }, 'district_officer');
  let letGo: () => void = () => undefined;
  const others = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const tab = browser.openTab({ ports: { withLock: (run) => others.then(run) } });
  await tab.opened;
  render(
    <App store={tab.store}>
      <Entrance Portal={() => <h1>The portal</h1>} />
    </App>,
  );
  const done = tab.store.dispatch(addNote('CL-1', { content: 'Seen', type: 'verification' }));
  return { tab, done, letGo: () => letGo() };
}

test('a deed that waits says for what; it goes when the deed is done', async () => {
  const { done, letGo } = await openWaiting();
  await pass(1000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await pass(1000);
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Waiting for the portal in another tab or window to finish saving.',
  );
  expect(dialog()).not.toBeInTheDocument();
  letGo();
  await act(() => done);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('after ten seconds it says how to go on, and asks again of whoever chose to wait', async () => {
  await openWaiting();
  await pass(10_000);
  expect(dialog()).toHaveAccessibleDescription(/Close the other tabs and windows of the portal\./);
  expect(screen.getByRole('button', { name: 'Keep waiting' })).toHaveFocus();
  // What it says stands in the question: over it, it would cover the buttons of a phone.
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Keep waiting' }));
  await pass(1000);
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeInTheDocument();
  await pass(10_000);
  expect(dialog()).toBeInTheDocument();
});

test('called off, it is refused, and nothing is waited for', async () => {
  const { tab, done, letGo } = await openWaiting();
  await pass(10_000);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel action' }));
  expect(await act(() => done)).toMatchObject({ ok: false, refusal: { code: 'called_off' } });
  await pass(1000);
  expect(dialog()).not.toBeInTheDocument();
  letGo();
  await pass(10_000);
  expect(tab.store.getState().claims.entities['CL-1']?.notes).toEqual([]);
});
