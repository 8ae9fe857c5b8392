import type { Page } from '@playwright/test';
import { Portal } from '../e2e/pages/Portal';
import type { Register } from './book';
import { goTo } from './desk';
import type { Chance } from './random';

/** A name typed into a new draft: its letters and when each was on the screen, milliseconds. */
export type Typed = { text: string; shownAt: number[] };

/** As long as a name may be. */
const longest = 90;

/** Starts a new draft and types a name that nobody bears, with pauses, until it is long enough. */
export async function typeName(page: Page, chance: Chance, number: number, typed: Typed) {
  const { wizard } = new Portal(page);
  await goTo(page, '/new-claim');
  await wizard.begin();
  await wizard.text('Full name').focus();
  let name = `Number ${number} `;
  while (name.length < longest) name += chance.pick(['akello ', 'okot ', 'mirembe ', 'kato ', 'nansubuga ']);
  for (const letter of name) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    typed.text += letter;
    typed.shownAt.push(Date.now());
    const pause = chance.happens(0.05) ? chance.between(200, 900) : chance.between(0, 60);
    await page.waitForTimeout(pause);
  }
}

/** The name on a draft that was thrown away, and when it was out of sight, milliseconds since 1970. */
export type Discarded = { name: string; shownAt: number };

/** Starts one draft after the other and throws each away, for ever. */
export async function discardDrafts(page: Page, number: number, note: (gone: Discarded) => void) {
  const { wizard } = new Portal(page);
  for (let count = 1; ; count += 1) {
    const name = `Nobody ${number} the ${count}th`;
    await goTo(page, '/new-claim');
    await wizard.begin();
    await wizard.text('Full name').fill(name);
    await wizard.isSaved();
    await goTo(page, '/new-claim');
    await wizard.discard(name);
    await wizard.draft(name).waitFor({ state: 'hidden' });
    note({ name, shownAt: Date.now() });
  }
}

/** How long before the kill what is lost of a name was on the screen, milliseconds; 0 when nothing is. */
export function findTypingLost({ text, shownAt }: Typed, { drafts }: Register, killedAt: number): number {
  const kept = drafts
    .map(({ claimant }) => claimant.fullName)
    .filter((name) => text.startsWith(name) || name.startsWith(text.trimEnd()))
    .reduce((longestKept, name) => Math.max(longestKept, name.length), 0);
  const firstLost = shownAt[kept];
  // A space at the end is no letter that anybody misses.
  return firstLost === undefined || text.slice(kept).trim() === '' ? 0 : killedAt - firstLost;
}
