import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { wholeBrowser } from '../e2e/support/browsers';
import config from '../playwright.config';
import { killBrowser } from './processes';
import { endWithThis } from './settings';
import { installWatch, type Sign } from './watch';

/** Chromium on a profile that outlives it. Started here and not by Playwright, which does not tell its process. */
export type RunningBrowser = {
  pid: number;
  context: BrowserContext;
  ended: Promise<unknown>;
  close: () => Promise<void>;
};

/** The pages go on at their pace also behind others, as they would in windows side by side. */
const awake = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

/**
 * Starts Chromium on the profile in a folder. `onStarted` hears its process before it can do anything; `onShown` hears
 * each sign that a page was told to look out for.
 */
export async function startBrowser(
  profile: string,
  onShown: (sign: Sign) => void,
  onStarted: (pid: number) => void = () => undefined,
): Promise<RunningBrowser> {
  const { args = [] } = config.use?.launchOptions ?? {};
  const child = spawn(
    wholeBrowser ?? chromium.executablePath(),
    [
      ...args,
      ...awake,
      '--headless=new',
      '--hide-crash-restore-bubble',
      '--lang=en-GB',
      '--window-size=1366,900',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      'about:blank',
    ],
    { env: { ...process.env, TZ: 'Africa/Kampala' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'exit');
  const { pid } = child;
  if (pid === undefined) throw new Error('Chromium does not start');
  endWithThis(child, () => killBrowser(pid));
  onStarted(pid);
  const killed = ended.then((): never => {
    throw new Error('Chromium ended while it started');
  });
  killed.catch(() => undefined);
  const browser = await Promise.race([killed, debuggerOf(child).then((at) => chromium.connectOverCDP(at))]);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  context.setDefaultTimeout(15_000);
  await context.exposeBinding('trialShown', (_source, sign: Sign) => onShown(sign));
  await context.addInitScript(installWatch);
  return { pid, context, ended, close: () => closeBrowser(browser, child, ended) };
}

/** The address that a browser prints for debuggers. */
function debuggerOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Chromium does not print its address');
  const lines = createInterface(stderr);
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      const found = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
}

/** Lets the browser end by itself, having written all it has. */
async function closeBrowser(browser: Browser, child: ChildProcess, ended: Promise<unknown>) {
  const session = await browser.newBrowserCDPSession();
  await session.send('Browser.close').catch(() => undefined);
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(late);
}
