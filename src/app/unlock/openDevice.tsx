import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { browserDevice as device } from '../../platform/vault/device';
import { holdVault } from '../../platform/vault/deviceVault';
import type { VaultHeader } from '../../platform/vault/header';
import { unwrapKeys, type Keys } from '../../platform/vault/keys';
import { aloneAmongTabs, ifAloneAmongTabs, joinTabs, leaveTabs } from '../../platform/vault/tabs';
import type { TurnProgress } from '../../platform/vault/turn';
import { fellBack, finish, type VaultResult } from '../../platform/vault/work';
import { Appearance } from '../Appearance';
import { NoRoom, Turning, Waiting } from './screens';
import { UnlockPage } from './UnlockPage';

/** How long the key of a passphrase that was turned off is kept, milliseconds: see `VaultState`. */
const keptFor = 24 * 60 * 60_000;

/** Asks for the device passphrase until what is stored can be read. */
export async function openDevice(root: Root): Promise<void> {
  const show = (screen: ReactNode) => root.render(<Appearance>{screen}</Appearance>);
  for (;;) {
    const { header, damaged } = await device.headers.read();
    if (!header && !damaged) return;
    if (header?.state === 'off' && !fellBack(device.places, header)) return forgetKey(header).catch(nextTime);
    // Whoever is only asked does not keep another tab waiting.
    leaveTabs();
    const { keys, passphrase } = await ask(show, header);
    const current = (await device.headers.read()).header;
    if (current && (await settle(show, current, keys))) return raise(current, keys, passphrase).catch(nextTime);
    await joinTabs();
  }
}

/** Another tab seals or opens everything, and this one waits. */
export function showWaiting(root: Root) {
  root.render(
    <Appearance>
      <Waiting />
    </Appearance>,
  );
}

type Show = (screen: ReactNode) => void;

function ask(show: Show, header: VaultHeader | undefined): Promise<{ keys: Keys; passphrase: string }> {
  return new Promise((resolve) => {
    async function tryOpen(passphrase: string) {
      // Another tab may have changed it since this one began to ask.
      const current = (await device.headers.read()).header;
      const keys = current && (await unwrapKeys(current, passphrase));
      if (keys) resolve({ keys, passphrase });
      return keys !== undefined;
    }
    show(<UnlockPage state={header?.state} tryOpen={tryOpen} />);
  });
}

/** Whether the keys are those of the header, and what is stored can be read with them. */
async function settle(show: Show, header: VaultHeader, keys: Keys): Promise<boolean> {
  if (header.state === 'on') {
    await joinTabs();
    if (!(await isStill(header))) return false;
    holdVault(keys.vault);
    if (fellBack(device.places, header)) {
      await ifAloneAmongTabs(() => finish(device, header, keys, { tell: () => undefined, begun }));
    }
    return true;
  }
  show(<Waiting />);
  const tell = (progress: TurnProgress) => show(<Turning opens={header.state !== 'sealing'} progress={progress} />);
  const result = await aloneAmongTabs(async (): Promise<VaultResult | undefined> =>
    (await isStill(header)) ? finish(device, header, keys, { tell, begun }) : undefined,
  );
  if (result && !result.ok && result.reason === 'full') await new Promise<void>((go) => show(<NoRoom onGoOn={go} />));
  return result !== undefined;
}

/** The event was left when it was begun. */
const begun = () => Promise.resolve();

async function isStill({ edition }: VaultHeader) {
  return (await device.headers.read()).header?.edition === edition;
}

/** The device would not: the portal opens all the same, and it is tried again when it opens next. */
const nextTime = () => undefined;

async function forgetKey({ offAt }: VaultHeader) {
  if (Date.parse(device.now()) - Date.parse(offAt ?? '') > keptFor) await device.headers.remove();
}

/** A passphrase that was wrapped with fewer rounds than are asked for today is wrapped anew. */
async function raise(header: VaultHeader, keys: Keys, passphrase: string) {
  const { state, iterations } = header;
  if (state !== 'on' || iterations >= device.iterations) return;
  const wrapping = await keys.wrapAgain(passphrase, device.iterations);
  // Another tab may have changed the passphrase meanwhile.
  if (await isStill(header)) await device.headers.write({ ...wrapping, state });
}
