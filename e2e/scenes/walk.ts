import type { Page } from '@playwright/test';
import { Portal } from '../pages/Portal';
import { dress, speak, takeStore } from '../support/inPlace';
import { dailySnapshotIsKept } from '../support/storage';
import { phone } from '../support/touch';
import type { Scene, SceneGroup } from './scene';

/** A window as wide as a laptop's, and a phone. */
export const windows = {
  1366: { viewport: { width: 1366, height: 768 } },
  360: phone,
} as const;

/**
 * The scenes of a group one after the other, signed in as its role. One that cannot be shown does not keep the others
 * from being looked at; it is told of at the end.
 *
 * @param wanted the others are passed through only where a wanted one goes on from them
 * @param look what is done at each wanted scene; after it the page is put back into English and the light theme
 */
export async function walk(
  page: Page,
  { role, takesClock, scenes }: SceneGroup,
  wanted: (scene: Scene) => boolean,
  look: (scene: Scene) => Promise<void>,
) {
  const portal = new Portal(page);
  const asked = chainsOf(scenes)
    .map((chain) => chain.slice(0, chain.findLastIndex(wanted) + 1))
    .filter(({ length }) => length > 0);
  if (asked.length === 0) return;

  // Some scenes leave a form behind that is not sent.
  page.on('dialog', (question) => void question.accept());
  page.setDefaultTimeout(30_000);
  await takeStore(page);
  if (takesClock) await page.clock.install();
  if (role) {
    await portal.signInAs(role);
    await dailySnapshotIsKept(page);
  } else {
    await portal.login.open();
  }
  const lost: string[] = [];
  for (const chain of asked) {
    let at = '';
    try {
      for (const scene of chain) {
        at = scene.name;
        await scene.show(portal);
        if (!wanted(scene)) continue;
        try {
          await look(scene);
        } finally {
          await speak(page, 'en');
          await dress(page, 'light');
        }
      }
    } catch (trouble) {
      lost.push(`${at}: ${trouble instanceof Error ? (trouble.stack ?? trouble.message) : String(trouble)}`);
    }
  }
  if (lost.length > 0) throw new Error(`Not shown:\n${lost.join('\n')}`);
}

/** Each scene with those that go on from it. */
function chainsOf(scenes: readonly Scene[]): Scene[][] {
  const chains: Scene[][] = [];
  for (const scene of scenes) {
    if (scene.goesOn) chains.at(-1)?.push(scene);
    else chains.push([scene]);
  }
  return chains;
}
