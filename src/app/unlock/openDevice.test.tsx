import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { browserDevice } from '../../platform/vault/device';
import { deviceTexts, hasVault, holdVault, sealsDevice } from '../../platform/vault/deviceVault';
import type { VaultFields } from '../../platform/vault/header';
import { headerHome } from '../../platform/vault/headerHome';
import { makeKeys } from '../../platform/vault/keys';
import { isSealed } from '../../platform/vault/sealedPlaces';
import * as tabs from '../../platform/vault/tabs';
import { turnOff, turnOn } from '../../platform/vault/work';
import { openDevice } from './openDevice';

const passphrase = 'two hyrax under the bridge';
const hour = 60 * 60_000;
const turnedOff = Date.parse('2026-11-20T08:00:00.000Z');
const plain = {
  'reg/claims/CL-1': '{"id":"CL-1"}',
  'reg/session': '{"version":2}',
  'reg/settings': '{"version":1}',
};
const device = { ...browserDevice, iterations: 10 };
const work = {
  onProgress: () => undefined,
  begun: () => Promise.resolve(),
  recordRollback: () => Promise.resolve(true),
  signal: new AbortController().signal,
};

/** The register's texts as localStorage holds them now. */
const texts = () => Object.fromEntries(Object.keys(plain).map((key) => [key, localStorage.getItem(key) ?? '']));
const layDown = (kept: Record<string, string>) => {
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
};

function at(hours: number) {
  jest.spyOn(browserDevice, 'now').mockReturnValue(new Date(turnedOff + hours * hour).toISOString());
}

/** Resolves when the tab has let go of its lock. */
async function closeTab() {
  tabs.leaveTabs();
  await new Promise((resolve) => setTimeout(resolve));
}

/** Opens the portal anew. */
function open() {
  holdVault(undefined);
  const { rerender } = render(<></>);
  const root: Root = { render: (shown: ReactNode) => act(() => rerender(shown)), unmount: () => undefined };
  const opened = jest.fn();
  const done = closeTab()
    .then(tabs.joinTabs)
    .then(() => openDevice(root, () => undefined))
    .then(opened);
  return { opened, done };
}

async function enter(typed: string) {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Passphrase/), typed);
  await user.click(screen.getByRole('button', { name: 'Open the portal' }));
}

/** Turns the passphrase on and off. Answers what was sealed in between. */
async function turnOnAndOff() {
  await turnOn(device, passphrase, work);
  const sealed = texts();
  await turnOff({ ...device, now: () => new Date(turnedOff).toISOString() }, passphrase, work);
  return sealed;
}

/** Writes a header for the passphrase, as a turning that was interrupted left it. */
async function writeHeader(fields: Pick<VaultFields, 'state' | 'wentBack'>) {
  const { keys, wrapping } = await makeKeys(passphrase, 10);
  await browserDevice.headers.write({ ...wrapping, ...fields }, keys);
  return keys;
}

beforeEach(() => layDown(plain));

afterEach(async () => {
  await closeTab();
  holdVault(undefined);
  await browserDevice.headers.remove();
  localStorage.clear();
});

test('texts that come back sealed a day after it was turned off keep the key for another day, counted from then', async () => {
  const sealed = await turnOnAndOff();
  layDown(sealed);
  at(25);
  await open().done;
  expect(texts()).toEqual(plain);
  // The browser is killed before the disk has them open.
  layDown(sealed);
  at(26);
  await open().done;
  expect(texts()).toEqual(plain);
  at(49);
  await open().done;
  expect(await browserDevice.headers.read()).toBeDefined();
  at(51);
  await open().done;
  expect(await browserDevice.headers.read()).toBeUndefined();
  expect(texts()).toEqual(plain);
});

test('with another tab open, what came back sealed is read as it lies, and the key is kept', async () => {
  const sealed = await turnOnAndOff();
  layDown(sealed);
  jest.spyOn(tabs, 'ifAloneAmongTabs').mockResolvedValue();
  at(25);
  await open().done;
  expect(texts()).toEqual(sealed);
  expect(deviceTexts.open('reg/session', sealed['reg/session'] ?? '')).toBe(plain['reg/session']);
  expect(hasVault()).toBe(true);
  expect(sealsDevice()).toBe(false);
  expect(await browserDevice.headers.read()).toBeDefined();
});

test('that it is off under a key of its own is not followed over what another key sealed', async () => {
  await turnOn(device, passphrase, work);
  const sealed = texts();
  const own = 'four colobus on a fence';
  const { keys, wrapping } = await makeKeys(own, 10);
  const offAt = new Date(turnedOff).toISOString();
  await browserDevice.headers.write({ ...wrapping, state: 'off', offAt, key: keys.inTheOpen() }, keys);
  // A text that this key opens changes nothing of it.
  localStorage.setItem('reg/settings', keys.vault.texts.seal('reg/settings', plain['reg/settings']));
  at(25);
  const { opened } = open();
  await enter(own);
  expect(await screen.findByText(/can no longer be opened/)).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
  expect(localStorage.getItem('reg/session')).toBe(sealed['reg/session']);
  expect(await browserDevice.headers.read()).toBeDefined();
});

test('a passphrase that was changed elsewhere while it was typed is asked for once more, and then opens', async () => {
  await turnOn(device, passphrase, work);
  // The tests' locks are never shared, and here a tab joins once more.
  jest.spyOn(tabs, 'joinTabs').mockResolvedValue();
  const { read } = browserDevice.headers;
  let reads = 0;
  jest.spyOn(browserDevice.headers, 'read').mockImplementation(async () => {
    const header = await read();
    reads += 1;
    // The one by which it is told whether the header has changed meanwhile.
    return header && reads === 4 ? { ...header, edition: header.edition + 1 } : header;
  });
  const { done } = open();
  await enter(passphrase);
  await waitFor(() => expect(screen.getByLabelText(/^Passphrase/)).toHaveValue(''));
  expect(screen.getByRole('button', { name: 'Open the portal' })).toBeEnabled();
  await enter(passphrase);
  await done;
  expect(sealsDevice()).toBe(true);
});

test('a turning-on that went back, interrupted, is told as that, and gone on with', async () => {
  const keys = await writeHeader({ state: 'opening', wentBack: true });
  localStorage.setItem('reg/session', keys.vault.texts.seal('reg/session', plain['reg/session']));
  const { opened, done } = open();
  expect(await screen.findByText(/could not be turned on. Enter it to decrypt/)).toBeVisible();
  expect(screen.queryByText(/Turning the passphrase off/)).toBeNull();
  await enter(passphrase);
  expect(await screen.findByRole('heading', { name: 'The device passphrase could not be turned on' })).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Continue without it' }));
  await done;
  expect(texts()).toEqual(plain);
});

test('a header that went back, and cannot prove it, has everything stay encrypted', async () => {
  await writeHeader({ state: 'on' });
  const header = await browserDevice.headers.read();
  await headerHome.put(JSON.stringify({ ...header, state: 'opening', wentBack: true }));
  const { done } = open();
  await enter(passphrase);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with everything encrypted' }));
  await done;
  expect(Object.values(texts()).every(isSealed)).toBe(true);
});

test('a sweep that was interrupted, or never begun, is done with the next opening, and shown', async () => {
  await turnOn(
    { ...device, sweep: { ...device.sweep, run: () => Promise.reject(new Error('closed')) } },
    passphrase,
    work,
  );
  const run = jest.spyOn(browserDevice.sweep, 'run').mockImplementationOnce(async (onProgress) => {
    onProgress({ part: 'traces', done: 1, of: 4, waits: true });
    expect(screen.getByRole('heading', { name: 'Removing old copies…' })).toBeVisible();
    expect(screen.getByText(/^Waiting for another tab of the portal/)).toBeVisible();
    throw new Error('no room');
  });
  for (const times of [1, 2, 2]) {
    const { done } = open();
    await enter(passphrase);
    await done;
    expect(sealsDevice()).toBe(true);
    expect(run).toHaveBeenCalledTimes(times);
  }
  expect(await browserDevice.sweep.isDone()).toBe(true);
});
