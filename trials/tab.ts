import { setTimeout as pass } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import type { Register } from './book';
import type { RunningBrowser } from './browser';
import { readRegister } from './desk';
import { address } from './server';

/** A tab with the portal, and its debugger. */
export type Tab = { page: Page; devTools: CDPSession };

/** How long tabs have to agree, milliseconds. */
export const longestWait = 10_000;

export async function openTab({ context }: RunningBrowser): Promise<Tab> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await load(page);
  return { page, devTools };
}

export async function load(page: Page) {
  await page.goto(`${address}/claims`);
  await page.evaluate(() => window.trial.opened());
}

/**
 * Stops a tab before its next step. Chromium without a screen freezes no page, but its debugger does, and the messages
 * of other tabs are then lost, which is the worst that sleep can do.
 */
export async function sleep({ devTools }: Tab) {
  await devTools.send('Debugger.enable');
  await devTools.send('Debugger.pause');
}

export const wake = ({ devTools }: Tab) => devTools.send('Debugger.disable');

/** Stops a tab in the middle of a deed: it has the turn of all tabs, and goes on with nothing. */
export async function stopInMidDeed(tab: Tab) {
  await tab.page.evaluate(
    () =>
      new Promise<void>((taken) => {
        void navigator.locks.request('claims-register', () => {
          taken();
          return new Promise<void>((letGo) => addEventListener('woken', () => letGo(), { once: true }));
        });
      }),
  );
  await sleep(tab);
}

/** Lets a tab that was stopped in mid-deed go on. */
export async function goOn(tab: Tab) {
  await wake(tab);
  await tab.page.evaluate(() => void dispatchEvent(new Event('woken')));
}

/** As when somebody turns to a tab. */
export const turnTo = ({ page }: Tab) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

/** The same text for the same register, in whichever order it came about. */
export function canonical({
  claims,
  payments,
  fundLedger,
  audit,
  auditChain,
  notifications,
  session,
}: Register): string {
  const byId = (rows: readonly { id: string }[]) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
  const inOrder = (_key: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  const slices = [claims, payments, fundLedger, audit, notifications].map(byId);
  return JSON.stringify([...slices, auditChain, session.current], inOrder);
}

/** The register once all tabs hold the same; undefined when they do not in time. */
export async function agreed(tabs: readonly Tab[]): Promise<Register | undefined> {
  const end = Date.now() + longestWait;
  do {
    const [first, ...others] = await Promise.all(tabs.map(({ page }) => readRegister(page)));
    if (first && others.every((other) => canonical(other) === canonical(first))) return first;
    await pass(100);
  } while (Date.now() < end);
  return undefined;
}
