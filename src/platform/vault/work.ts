import { bytesWritten, holdVault } from './deviceVault';
import type { VaultHeader } from './header';
import type { Headers } from './headers';
import { makeKeys, unwrapKeys, type Keys } from './keys';
import { aloneAmongTabs, tellTabs } from './tabs';
import { isSealed } from './textCipher';
import { fitsSealed, keysOf, turnAll, type Places, type Turn, type TurnProgress } from './turn';

/** What is stored on the device, and the header beside it. */
export type Device = {
  places: Places;
  headers: Headers;
  /** Rounds of the derivation for a passphrase that is set now. */
  iterations: number;
  breathe: () => Promise<void>;
  now: () => string;
};

/**
 * - `wrong`: the passphrase is another one.
 * - `full`: the device has no room for what is sealed; all is as it was.
 * - `unavailable`: the device refused; it is gone on with when the portal opens next.
 * - `overtaken`: another tab changed the passphrase meanwhile.
 */
export type VaultRefusal = 'wrong' | 'full' | 'unavailable' | 'overtaken' | 'cancelled';
export type VaultResult = { ok: true } | { ok: false; reason: VaultRefusal };

type Work = {
  tell: (progress: TurnProgress) => void;
  /** Leaves the event of it, as soon as it is sure to come about. */
  begun: () => Promise<unknown>;
  /** Gives up waiting for the other tabs. */
  signal: AbortSignal;
};

const refused = (reason: VaultRefusal): VaultResult => ({ ok: false, reason });

/** Turns the passphrase of this device on, in a tab in which the register is open. */
export async function turnOn(device: Device, passphrase: string, work: Work): Promise<VaultResult> {
  const { places, headers } = device;
  const { header: former } = await headers.read();
  if (former && former.state !== 'off') return refused('overtaken');
  // A device that comes back with texts from before it was turned off opens them still, where the words are the same.
  const again = former && (await unwrapKeys(former, passphrase));
  const { keys, wrapping } =
    former && again ? { keys: again, wrapping: former } : await makeKeys(passphrase, device.iterations);
  if (!fitsSealed(places.texts, keys.vault.texts)) return refused('full');
  return waitForTabs(work, async () => {
    if ((await headers.read()).header?.edition !== former?.edition) return refused('overtaken');
    const { version, kdf, iterations, salt, wrapped } = wrapping;
    const header = await headers.write({ version, kdf, iterations, salt, wrapped, state: 'sealing' });
    return finish(device, header, keys, work);
  });
}

/** Turns it off again. */
export async function turnOff(device: Device, passphrase: string, work: Work): Promise<VaultResult> {
  const { headers } = device;
  const { header } = await headers.read();
  const keys = header && (await unwrapKeys(header, passphrase));
  if (!header || header.state === 'off') return refused('overtaken');
  if (!keys) return refused('wrong');
  return waitForTabs(work, async () => {
    if ((await headers.read()).header?.edition !== header.edition) return refused('overtaken');
    return finish(device, await headers.write({ ...header, state: 'opening' }), keys, work);
  });
}

/** Puts another passphrase in the place of the present one. What is stored is sealed with the same key as before. */
export async function changePassphrase(
  { headers, iterations }: Device,
  { present, next }: { present: string; next: string },
  begun: () => Promise<unknown>,
): Promise<VaultResult> {
  const { header } = await headers.read();
  if (!header || header.state !== 'on') return refused('overtaken');
  const keys = await unwrapKeys(header, present);
  if (!keys) return refused('wrong');
  const wrapping = await keys.wrapAgain(next, iterations);
  if ((await headers.read()).header?.edition !== header.edition) return refused('overtaken');
  try {
    await headers.write({ ...wrapping, state: 'on' });
  } catch (error) {
    return refused(reasonOf(error));
  }
  await begun();
  return { ok: true };
}

/**
 * Takes what is stored to where its header says that it goes, from wherever it stands. No other tab has the register
 * open. Rejects never.
 */
export async function finish(
  device: Device,
  header: VaultHeader,
  keys: Keys,
  { tell, begun }: Pick<Work, 'tell' | 'begun'>,
): Promise<VaultResult> {
  const opens = header.state === 'opening' || header.state === 'off';
  try {
    hold(keys, opens ? 'open' : 'seal');
    await bytesWritten();
    await begun();
    if (opens) await openAll(device, header, keys, tell);
    else await sealAll(device, header, keys, tell);
    return { ok: true };
  } catch (error) {
    // What is on stays on: only what was being turned on goes back.
    if (opens || header.state === 'on' || reasonOf(error) !== 'full') return refused(reasonOf(error));
    return goBack(device, header, keys, tell);
  }
}

async function goBack(device: Device, header: VaultHeader, keys: Keys, tell: Work['tell']): Promise<VaultResult> {
  try {
    hold(keys, 'open');
    await bytesWritten();
    await openAll(device, await device.headers.write({ ...header, state: 'opening' }), keys, tell);
    return refused('full');
  } catch (error) {
    return refused(reasonOf(error));
  }
}

function hold({ vault }: Keys, turn: Turn) {
  holdVault({ ...vault, seals: turn === 'seal' });
}

async function sealAll({ places, headers, breathe }: Device, header: VaultHeader, keys: Keys, tell: Work['tell']) {
  await turnAll(places, keys.vault, { turn: 'seal', tell, breathe });
  if (header.state !== 'on') await headers.write({ ...header, state: 'on' });
}

async function openAll({ places, headers, breathe, now }: Device, header: VaultHeader, keys: Keys, tell: Work['tell']) {
  await turnAll(places, keys.vault, { turn: 'open', tell, breathe });
  await headers.write({ ...header, state: 'off', offAt: now() });
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
export function fellBack({ texts }: Places, { state }: VaultHeader): boolean {
  return keysOf(texts).some((key) => isSealed(texts.getItem(key) ?? '') !== (state !== 'off'));
}
