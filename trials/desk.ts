import type { Locator, Page } from '@playwright/test';
import { Portal } from '../e2e/pages/Portal';
import { people } from '../e2e/support/people';
import { lifecycle } from '../src/domain/workflow/lifecycle';
import type { Role } from '../src/domain/user/roles';
import { fundResource, sessionResource, tokenOf, type Register, type Tried } from './book';
import { badgeAfter, deedRow, fundDeed, noteDeed, type ClaimDeed } from './deeds';
import type { Looked, Sign } from './watch';

/** What was begun and what of it was shown as done, noted outside the browser. */
export type Journal = {
  tried: Tried[];
  /** Notes that a deed is about to be done. */
  begin: (deed: Omit<Tried, 'id' | 'shownAt'>) => Tried;
  /** Notes that a page says so. */
  shown: (sign: Sign) => void;
  token: () => string;
  /** Resolves when a deed was shown as done; fails when that takes too long. */
  done: (deed: Tried) => Promise<void>;
  /** Resolves when a page said no to a deed, where it was told to look out for that. */
  refused: (deed: Tried) => Promise<void>;
};

/** How long a deed may take, milliseconds. */
const longestWait = 15_000;

export function createJournal(seed: number, onShown: (deed: Tried) => void = () => undefined): Journal {
  let count = 0;
  const waiting = new Map<string, () => void>();
  const journal: Journal = {
    tried: [],
    begin(deed) {
      count += 1;
      const begun: Tried = { ...deed, id: `deed-${count}` };
      journal.tried.push(begun);
      return begun;
    },
    shown({ deed, at }) {
      waiting.get(deed)?.();
      const begun = journal.tried.find(({ id }) => id === deed);
      if (!begun || begun.shownAt !== undefined) return;
      begun.shownAt = at;
      onShown(begun);
    },
    refused: ({ id }) => new Promise((resolve) => waiting.set(`${id} refused`, resolve)),
    token: () => tokenOf(seed, (count += 1)),
    done: (deed) =>
      new Promise((resolve, reject) => {
        if (deed.shownAt !== undefined) return resolve();
        const late = setTimeout(() => reject(new Error(`${deed.action} is never shown as done`)), longestWait).unref();
        waiting.set(deed.id, () => {
          clearTimeout(late);
          resolve();
        });
      }),
  };
  return journal;
}

/** Goes to an address without a new load, as a link in the portal does. */
export async function goTo(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

export async function readRegister(page: Page): Promise<Register> {
  const text = await page.evaluate(() => window.trial.state());
  if (text === undefined) throw new Error('The portal has no register in memory');
  return JSON.parse(text) as Register;
}

export const lookOut = (page: Page, { id }: Tried, signs: Looked[]) =>
  page.evaluate(([deed, wanted]) => window.trial.lookOut(deed, wanted), [id, signs] as const);

/** A deed that is ready for its last click. */
export type Ready = { page: Page; deed: Tried; signs: Looked[]; last: Locator };

/** Does what is ready. */
export async function send({ page, deed, signs, last }: Ready) {
  await lookOut(page, deed, signs);
  await last.click();
}

/** What was refused before stands there still, in its dialog. */
async function putAside(page: Page) {
  const away = page.getByRole('dialog').getByRole('button', { name: /^(Cancel|Close)$/ });
  if (await away.isVisible()) await away.click();
}

/** Fills in the form of a deed on a claim, up to its last click. */
export async function prepareDeed(page: Page, journal: Journal, name: ClaimDeed, claimId: string): Promise<Ready> {
  const portal = new Portal(page);
  const row = deedRow(name);
  await putAside(page);
  await goTo(page, `/claims/${claimId}`);
  await portal.claim.isShown(claimId);
  const token = row.token ? journal.token() : '';
  await row.prepare?.(portal, token);
  const deed = journal.begin({ action: lifecycle[name].audit.code, resourceId: claimId, token });
  const signs = [{ words: row.toast }, { words: badgeAfter(name), whole: true as const }];
  return { page, deed, signs, last: row.last(portal) };
}

export async function prepareNote(page: Page, journal: Journal, claimId: string): Promise<Ready> {
  const portal = new Portal(page);
  await putAside(page);
  await goTo(page, `/claims/${claimId}?tab=notes`);
  await portal.claim.isShown(claimId);
  const token = journal.token();
  await noteDeed.prepare?.(portal, token);
  const deed = journal.begin({ action: 'NOTE_ADDED', resourceId: claimId, token });
  return { page, deed, signs: [{ words: noteDeed.toast }, { words: token }], last: noteDeed.last(portal) };
}

export async function prepareFundEntry(page: Page, journal: Journal): Promise<Ready> {
  const portal = new Portal(page);
  await putAside(page);
  await goTo(page, '/fund-management?tab=funds');
  await portal.fund.isShown();
  const token = journal.token();
  await fundDeed.prepare?.(portal, token);
  const deed = journal.begin({ action: 'FUND_ENTRY_RECORDED', resourceId: fundResource, token });
  return { page, deed, signs: [{ words: fundDeed.toast }, { words: token }], last: fundDeed.last(portal) };
}

/** Signs in as a role, whoever sat there before. */
export async function signInAs(page: Page, journal: Journal, role: Role) {
  const portal = new Portal(page);
  const { session } = await readRegister(page);
  const { name } = people[role];
  if (session.current?.role === role) return;
  if (session.current) {
    const left = journal.begin({ action: 'LOGOUT', resourceId: sessionResource(session.current.name), token: '' });
    await portal.shell.userMenu.click();
    await lookOut(page, left, [{ words: 'Sign In to Portal' }]);
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await portal.login.submit.waitFor();
  }
  await portal.login.fill(role);
  const entered = journal.begin({ action: 'LOGIN_SUCCESS', resourceId: sessionResource(name), token: '' });
  await lookOut(page, entered, [{ words: name }]);
  await portal.login.submit.click();
  await portal.shell.userMenu.waitFor();
}
