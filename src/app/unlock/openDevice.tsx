import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { browserDevice as device } from '../../platform/vault/device';
import { holdVault, openAhead } from '../../platform/vault/deviceVault';
import type { VaultHeader } from '../../platform/vault/header';
import { looksSealed } from '../../platform/vault/headerHome';
import { keysInTheOpen, unwrapKeys, type FoundKeys, type Keys } from '../../platform/vault/keys';
import { aloneAmongTabs, ifAloneAmongTabs, joinTabs, leaveTabs } from '../../platform/vault/tabs';
import { keysOfPlaces, liesSealed, type ConversionProgress } from '../../platform/vault/convert';
import { isRolledBack, finish, opensSome, sealAgain, sweepUp, type VaultResult } from '../../platform/vault/work';
import { Unpreferred } from '../Appearance';
import { AlteredScreen, LostScreen, NoRoomScreen, ConversionScreen, WaitingScreen } from './screens';
import { UnlockPage } from './UnlockPage';

/** How long the key of a passphrase that was turned off is kept, milliseconds: see `VaultState`. */
const keptFor = 24 * 60 * 60_000;

/** Asks for the device passphrase until what is stored can be read. */
export async function openDevice(root: Root, loadAhead: () => void): Promise<void> {
  const show = (screen: ReactNode) => root.render(<Unpreferred>{screen}</Unpreferred>);
  for (let round = 0; ; round += 1) {
    const header = await device.headers.read();
    const isOpen = header?.state === 'off' && (await isOff(header));
    if (isOpen || ((!header || header.state === 'off') && !(await liesSealed(device.places)))) return;
    if (!header) return askInVain(show);
    // Whoever is only asked does not keep another tab waiting.
    leaveTabs();
    const asked = ask(show, header, round);
    loadAhead();
    const { keys, passphrase } = await asked;
    const current = await device.headers.read();
    // It was off once, and was put back over what another key has sealed since.
    if (header.state === 'off' && current?.state === 'off' && keys.sound) return askInVain(show);
    if (current && (await settle(show, current, keys))) return raise(current, keys, passphrase).catch(nextTime);
    await joinTabs();
  }
}

/** Whether a device whose passphrase is off can be read. What came back sealed is opened by the key it had. */
async function isOff(header: VaultHeader): Promise<boolean> {
  const keys = await keysInTheOpen(header);
  // Whoever cannot show the key may not say that it is off.
  if (!keys?.sound) return false;
  const cameBack = opensSome(device.places, keys);
  if (cameBack) {
    await ifAloneAmongTabs(() => finish(device, header, keys, silently));
    // Another tab is open: this one reads them as they lie.
    if (opensSome(device.places, keys)) holdVault({ ...keys.vault, seals: false });
  }
  if (await isSealedByAnother(header, keys)) return false;
  // The disk may hold them sealed for another hour.
  if (!cameBack) await forgetKey().catch(nextTime);
  return true;
}

/** Whether what is stored was sealed after this key was put away, whatever its header says. */
function isSealedByAnother(header: VaultHeader, { vault }: Keys): Promise<boolean> {
  return isRolledBack(device.places, header)
    ? liesSealed(device.places, vault.texts)
    : looksSealed().catch(() => false);
}

/** Nothing is known of a key any more. The portal does not open: what it stored from now on would lie open. */
function askInVain(show: Show): Promise<void> {
  leaveTabs();
  return new Promise(() => show(<LostScreen />));
}

/** Another tab seals or opens everything, and this one waits. */
export function showWaiting(root: Root) {
  root.render(
    <Unpreferred>
      <WaitingScreen />
    </Unpreferred>,
  );
}

type Show = (screen: ReactNode) => void;

type Asked = { keys: FoundKeys; passphrase: string };

/** @param round tells one asking from the one before, whose screen is still busy */
function ask(show: Show, header: VaultHeader, round: number): Promise<Asked> {
  return new Promise((resolve) => {
    async function tryOpen(passphrase: string) {
      // Another tab may have changed it since this one began to ask.
      const current = await device.headers.read();
      const keys = current && (await unwrapKeys(current, passphrase));
      if (keys) resolve({ keys, passphrase });
      return keys !== undefined;
    }
    show(<UnlockPage key={round} header={header} tryOpen={tryOpen} />);
  });
}

/** Whether the keys are those of the header, and what is stored can be read with them. */
async function settle(show: Show, header: VaultHeader, keys: FoundKeys): Promise<boolean> {
  if (!keys.sound) await new Promise<void>((go) => show(<AlteredScreen onGoOn={go} />));
  else if (header.state === 'on') return enter(show, header, keys);
  // Another tab has turned it off meanwhile.
  else if (header.state === 'off') return false;
  const result = await turn(show, header, keys);
  const hasGoneBack = result?.ok ? keys.sound && header.wentBack : result?.reason === 'full';
  if (hasGoneBack) await new Promise<void>((go) => show(<NoRoomScreen onGoOn={go} />));
  return result !== undefined;
}

/** Reads what is stored with the keys, unless the header has changed meanwhile. */
async function enter(show: Show, header: VaultHeader, keys: Keys): Promise<boolean> {
  await joinTabs();
  if (!(await isStill(header))) return false;
  holdVault(keys.vault);
  if (isRolledBack(device.places, header)) {
    await ifAloneAmongTabs(() => finish(device, header, keys, silently));
  }
  // It was interrupted, or the passphrase was turned on by a portal that knew of none.
  if (!(await device.sweep.isDone())) {
    const onProgress = (progress: ConversionProgress) => show(<ConversionScreen opens={false} progress={progress} />);
    await ifAloneAmongTabs(() => sweepUp(device, onProgress));
  }
  const { texts } = device.places;
  await openAhead(keysOfPlaces(texts).map((key) => ({ key, text: texts.getItem(key) ?? '' })));
  return true;
}

/** The event was left when it was begun. */
const begun = () => Promise.resolve();

/** There is no log yet: it says so once somebody is signed in. */
const recordRollback = () => Promise.resolve(false);

const silently = { onProgress: () => undefined, begun, recordRollback };

/** Takes what is stored to where the header says; undefined where the header has changed meanwhile. */
async function turn(show: Show, header: VaultHeader, keys: FoundKeys): Promise<VaultResult | undefined> {
  show(<WaitingScreen />);
  const opens = keys.sound && header.state !== 'sealing';
  const onProgress = (progress: ConversionProgress) => show(<ConversionScreen opens={opens} progress={progress} />);
  return aloneAmongTabs(async () =>
    (await isStill(header))
      ? (keys.sound ? finish : sealAgain)(device, header, keys, { onProgress, begun, recordRollback })
      : undefined,
  );
}

async function isStill({ edition }: VaultHeader) {
  return (await device.headers.read())?.edition === edition;
}

/** The device would not: the portal opens all the same, and it is tried again when it opens next. */
const nextTime = () => undefined;

async function forgetKey() {
  const header = await device.headers.read();
  if (header?.state !== 'off' || header.wentBack) return;
  if (Date.parse(device.now()) - Date.parse(header.offAt ?? '') > keptFor) await device.headers.remove();
}

/** A passphrase that was wrapped with fewer rounds than are asked for today is wrapped anew. */
async function raise(header: VaultHeader, keys: Keys, passphrase: string) {
  const { state, iterations } = header;
  if (state !== 'on' || iterations >= device.iterations) return;
  const wrapping = await keys.wrapAgain(passphrase, device.iterations);
  // Another tab may have changed the passphrase meanwhile.
  if (await isStill(header)) await device.headers.write({ ...wrapping, state }, keys);
}
