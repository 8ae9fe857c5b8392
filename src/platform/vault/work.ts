import { bytesWritten, holdVault } from './deviceVault';
import type { VaultFields, VaultHeader } from './header';
import type { Headers } from './headers';
import { keysInTheOpen, makeKeys, unwrapKeys, type Keys } from './keys';
import { isSealed } from './sealedPlaces';
import { aloneAmongTabs, tellTabs } from './tabs';
import { fitsSealed, keysOfPlaces, convertAll, type Places, type Conversion, type ConversionProgress } from './convert';
import type { Sweep } from './sweep';

/** What is stored on the device, and the header beside it. */
export type Device = {
  places: Places;
  headers: Headers;
  sweep: Sweep;
  /** Rounds of the derivation for a passphrase that is set now. */
  iterations: number;
  yieldToMain: () => Promise<void>;
  now: () => string;
};

/**
 * - `wrong`: the passphrase is another one.
 * - `full`: the device has no room for what is sealed; all is as it was.
 * - `unavailable`: the device refused; it is gone on with when the portal opens next.
 * - `overtaken`: another tab changed the passphrase meanwhile.
 * - `damaged`: what is stored about the passphrase is not what the portal wrote.
 */
export type VaultRefusal = 'wrong' | 'full' | 'unavailable' | 'overtaken' | 'damaged' | 'cancelled';
export type VaultResult = { ok: true } | { ok: false; reason: VaultRefusal };

type Work = {
  onProgress: (progress: ConversionProgress) => void;
  /** Leaves the event of it, as soon as it is sure to come about. */
  begun: () => Promise<unknown>;
  /** Leaves the event of having gone back for lack of room. Answers whether it is kept. */
  recordRollback: () => Promise<boolean>;
  /** Gives up waiting for the other tabs. */
  signal: AbortSignal;
};

const refused = (reason: VaultRefusal): VaultResult => ({ ok: false, reason });

/** Turns the passphrase of this device on, in a tab in which the register is open. */
export async function turnOn(device: Device, passphrase: string, work: Work): Promise<VaultResult> {
  const { places, headers } = device;
  const former = await headers.read();
  if (former && former.state !== 'off') return refused('overtaken');
  // A device may come back with texts from before it was turned off.
  const before = former && (await keysInTheOpen(former));
  const { keys, wrapping } = await makeKeys(passphrase, device.iterations, before?.sound ? before : undefined);
  if (!fitsSealed(places.texts, keys.vault.texts)) return refused('full');
  return waitForTabs(work, async () => {
    if ((await headers.read())?.edition !== former?.edition) return refused('overtaken');
    return finish(device, await headers.write({ ...wrapping, state: 'sealing' }, keys), keys, work);
  });
}

/** Turns it off again. */
export async function turnOff(device: Device, passphrase: string, work: Work): Promise<VaultResult> {
  const { headers } = device;
  const header = await headers.read();
  if (!header || header.state === 'off') return refused('overtaken');
  const keys = await unwrapKeys(header, passphrase);
  if (!keys) return refused('wrong');
  if (!keys.sound) return refused('damaged');
  return waitForTabs(work, async () => {
    if ((await headers.read())?.edition !== header.edition) return refused('overtaken');
    return finish(device, await headers.write({ ...header, state: 'opening' }, keys), keys, work);
  });
}

/** Puts another passphrase in the place of the present one. What is stored is sealed with the same key as before. */
export async function changePassphrase(
  { headers, iterations }: Device,
  { present, next }: { present: string; next: string },
  begun: () => Promise<unknown>,
): Promise<VaultResult> {
  const header = await headers.read();
  if (!header || header.state !== 'on') return refused('overtaken');
  const keys = await unwrapKeys(header, present);
  if (!keys) return refused('wrong');
  if (!keys.sound) return refused('damaged');
  const wrapping = await keys.wrapAgain(next, iterations);
  if ((await headers.read())?.edition !== header.edition) return refused('overtaken');
  try {
    await headers.write({ ...wrapping, state: 'on' }, keys);
  } catch (error) {
    return refused(reasonOf(error));
  }
  await begun();
  return { ok: true };
}

/**
 * Has a device whose header is not what the portal wrote stay on, for whoever knows the passphrase: everything is sealed,
 * whatever the header says. No other tab has the register open.
 */
export async function sealAgain(
  device: Device,
  { version, kdf, iterations, salt, wrapped }: VaultHeader,
  keys: Keys,
  work: Finishing,
): Promise<VaultResult> {
  const fields: VaultFields = { version, kdf, iterations, salt, wrapped, state: 'on' };
  try {
    return await finish(device, await device.headers.write(fields, keys), keys, work);
  } catch (error) {
    return refused(reasonOf(error));
  }
}

type Finishing = Pick<Work, 'onProgress' | 'begun' | 'recordRollback'>;

/**
 * Takes what is stored to where its header says that it goes, from wherever it stands. No other tab has the register
 * open. Rejects never.
 */
export async function finish(
  device: Device,
  header: VaultHeader,
  keys: Keys,
  { onProgress, begun, recordRollback }: Finishing,
): Promise<VaultResult> {
  const opens = header.state === 'opening' || header.state === 'off';
  try {
    hold(keys, opens ? 'open' : 'seal');
    await bytesWritten();
    await begun();
    if (opens) await openAll(device, header, keys, onProgress);
    else await sealAll(device, header, keys, onProgress);
    return { ok: true };
  } catch (error) {
    // What is on stays on: only what was being turned on goes back.
    if (opens || header.state === 'on' || reasonOf(error) !== 'full') return refused(reasonOf(error));
    return goBack(device, header, keys, { onProgress, recordRollback });
  }
}

async function goBack(
  device: Device,
  header: VaultHeader,
  keys: Keys,
  { onProgress, recordRollback }: Pick<Work, 'onProgress' | 'recordRollback'>,
): Promise<VaultResult> {
  try {
    hold(keys, 'open');
    await bytesWritten();
    const back: VaultFields = { ...header, state: 'opening', wentBack: true };
    await openAll(device, await device.headers.write(back, keys), keys, onProgress);
    await reportRollback(device, recordRollback);
    return refused('full');
  } catch (error) {
    return refused(reasonOf(error));
  }
}

/** Has the log say, where it does not yet, that a turning-on went back for lack of room. */
export async function reportRollback(
  { headers }: Pick<Device, 'headers'>,
  recordRollback: Work['recordRollback'],
): Promise<void> {
  const header = await headers.read();
  const keys = header?.wentBack && header.state === 'off' ? await keysInTheOpen(header) : undefined;
  if (!header || !keys?.sound || !(await recordRollback())) return;
  await headers.write({ ...header, wentBack: undefined }, keys);
}

function hold({ vault }: Keys, turn: Conversion) {
  holdVault({ ...vault, seals: turn === 'seal' });
}

async function sealAll(device: Device, header: VaultHeader, keys: Keys, onProgress: Work['onProgress']) {
  const { places, headers, yieldToMain } = device;
  await convertAll(places, keys.vault, { turn: 'seal', onProgress, yieldToMain });
  if (header.state === 'on') return;
  await headers.write({ ...header, state: 'on' }, keys);
  await sweepUp(device, onProgress);
}

/**
 * Clears the browser's files of what lay open in the register's database. Where the device refuses, everything is sealed
 * all the same, and the next opening tries it again. No other tab has the register open.
 */
export async function sweepUp({ sweep }: Device, onProgress: Work['onProgress']): Promise<void> {
  await sweep.run(onProgress).catch(() => undefined);
}

async function openAll(device: Device, header: VaultHeader, keys: Keys, onProgress: Work['onProgress']) {
  const { places, headers, yieldToMain, now } = device;
  // What it writes from now on lies open, and has to be swept when a passphrase is turned on again.
  if (header.state !== 'off') await device.sweep.forget();
  const isOff = () => headers.write({ ...header, state: 'off', offAt: now(), key: keys.inTheOpen() }, keys);
  // What is opened once more may come back sealed once more: from here on the key is kept anew.
  if (header.state === 'off' && opensSome(places, keys)) await isOff();
  await convertAll(places, keys.vault, { turn: 'open', onProgress, yieldToMain });
  if (header.state !== 'off') await isOff();
  holdVault(undefined);
}

async function waitForTabs(work: Work, run: () => Promise<VaultResult>): Promise<VaultResult> {
  tellTabs();
  try {
    return await aloneAmongTabs(run, work.signal);
  } catch (error) {
    return refused(work.signal.aborted ? 'cancelled' : reasonOf(error));
  }
}

function reasonOf(error: unknown): 'full' | 'unavailable' {
  return error instanceof Object && 'name' in error && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
}

/**
 * Whether localStorage holds texts that are not sealed, or for a device without a passphrase some that are: a browser
 * that was killed comes back with what localStorage held a while ago.
 */
export function isRolledBack({ texts }: Places, { state }: VaultHeader): boolean {
  return keysOfPlaces(texts).some((key) => isSealed(texts.getItem(key) ?? '') !== (state !== 'off'));
}

/** Whether localStorage holds texts that the keys open. */
export function opensSome({ texts }: Places, { vault }: Keys): boolean {
  return keysOfPlaces(texts).some((key) => vault.texts.open(key, texts.getItem(key) ?? '') !== undefined);
}
