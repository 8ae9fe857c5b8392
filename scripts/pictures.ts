import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import config from '../playwright.config';
import { Portal } from '../e2e/pages/Portal';
import type { Scene, SceneGroup } from '../e2e/scenes/scene';
import { isAsked, sceneGroups } from '../e2e/scenes/scenes';
import { walk, windows } from '../e2e/scenes/walk';
import { dress, speak, themes, type Theme } from '../e2e/support/inPlace';
import { languageNames, type Language } from '../src/domain/settings/languages';
import { address, withServer } from '../trials/server';

/*
 * `npm run pictures`: every scene of the portal in light and dark, on a laptop, a tablet and a phone, as
 * `build/pictures/<language>/<width>-<theme>/<scene>.png`. `npm run pictures -- --readme` takes those that README shows,
 * into `docs/`. Both build the portal first, but where DIST names a build.
 *
 * SCENE a part of the name of the scenes to take; LANGUAGES such as `en,sw`, English alone without.
 */

/** A tablet has no layout of its own, and is in no check: it is looked at. */
const pictured = { ...windows, 768: { viewport: { width: 768, height: 1024 }, hasTouch: true } } as const;

type Width = keyof typeof pictured;
const widths = Object.keys(pictured).map(Number) as Width[];

/** What README shows: a file of `docs/`. Its `claim-report.png` is a page of a PDF and none of these. */
const readme: { file: string; scene: string; width: Width; theme: Theme; height?: number }[] = [
  { file: 'dashboard-light', scene: 'dashboard-of-an-officer', width: 1366, theme: 'light', height: 1000 },
  { file: 'claim-light', scene: 'claim-to-be-paid', width: 1366, theme: 'light' },
  { file: 'audit-dark', scene: 'audit-overview', width: 1366, theme: 'dark' },
  { file: 'claims-light', scene: 'claims-selected', width: 1366, theme: 'light' },
  { file: 'verification-light', scene: 'verification-by-the-committee', width: 1366, theme: 'light' },
  { file: 'users-light', scene: 'users', width: 1366, theme: 'light' },
  { file: 'settings-phone', scene: 'settings', width: 360, theme: 'light', height: 780 },
  { file: 'reports-light', scene: 'report-previewed', width: 1366, theme: 'light', height: 1500 },
  { file: 'wizard-phone', scene: 'wizard-evidence-with-files', width: 360, theme: 'light' },
  { file: 'workflow-dark', scene: 'claim-workflow', width: 1366, theme: 'dark' },
  { file: 'funds-dark', scene: 'payment-processed', width: 1366, theme: 'dark' },
];

const asked = (process.env['LANGUAGES'] ?? 'en').split(',');
const spoken = languageNames.filter((language) => asked.includes(language));

type Taken = { pictures: number; bytes: number; failures: string[] };
const taken: Taken = { pictures: 0, bytes: 0, failures: [] };

async function take(page: Page, path: string, animations: 'disabled' | 'allow' = 'disabled') {
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path, animations, caret: 'hide' });
  taken.pictures += 1;
  taken.bytes += (await stat(path)).size;
}

/** What lies over a page, or hangs from it, belongs to the window and not to the whole length of the page. */
const hasOverlay = (page: Page) =>
  page.evaluate(() => document.querySelector('.MuiModal-root:not([aria-hidden=true]), [role=dialog]') !== null);

/**
 * The window as long as the page, so that what sticks to an edge stands at the page's. Measured again, as some pages grow
 * with the window.
 */
async function stretch(page: Page, width: Width) {
  const { viewport } = pictured[width];
  let height: number = viewport.height;
  for (let round = 0; round < 8; round += 1) {
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    if (length <= height) break;
    height = Math.min(length, 8000);
    await page.setViewportSize({ width: viewport.width, height });
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** After the last change of the page has been painted. */
async function settle(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

async function pictureOf(page: Page, scene: Scene, width: Width) {
  await settle(page);
  if (!(await hasOverlay(page))) await stretch(page, width);
  await settle(page);
  for (const language of spoken) {
    for (const theme of themes) {
      await inPlace(page, scene, language, theme);
      await take(page, `build/pictures/${language}/${width}-${theme}/${scene.name}.png`);
    }
  }
  await page.setViewportSize(pictured[width].viewport);
}

async function pictureForReadme(page: Page, scene: Scene, width: Width) {
  await settle(page);
  const { viewport } = pictured[width];
  for (const { file, theme, height = viewport.height } of readme.filter((entry) => entry.scene === scene.name)) {
    await page.setViewportSize({ width, height });
    await inPlace(page, scene, 'en', theme);
    await page.evaluate(() => window.scrollTo(0, 0));
    await settle(page);
    await take(page, `docs/${file}.png`);
    await page.setViewportSize(viewport);
  }
}

async function inPlace(page: Page, { inEnglishAlone }: Scene, language: Language, theme: Theme) {
  if (!inEnglishAlone) await speak(page, language);
  await dress(page, theme);
}

/** The scenes of a group in a browser of their own. */
async function walkThrough(browser: Browser, group: SceneGroup, width: Width, forReadme: boolean) {
  const context = await browser.newContext({
    ...pictured[width],
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'Africa/Kampala',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const inReadme = ({ name }: Scene) => readme.some((entry) => entry.scene === name && entry.width === width);
  const shown = (scene: Scene) => isAsked(scene) && (!forReadme || inReadme(scene));
  const page = await context.newPage();
  try {
    await walk(page, group, shown, (scene) => (forReadme ? pictureForReadme : pictureOf)(page, scene, width));
  } catch (trouble) {
    taken.failures.push(
      `${group.name} at ${width} px: ${trouble instanceof Error ? trouble.message : String(trouble)}`,
    );
  }
  await context.close();
}

/** What index.html shows of the claims list by itself, while the portal's code has yet to come. */
const startFrames = [
  { file: 'start-light', width: 1366, theme: 'light' },
  { file: 'start-dark', width: 1366, theme: 'dark' },
  { file: 'start-phone-light', width: 360, theme: 'light' },
  { file: 'start-phone-dark', width: 360, theme: 'dark' },
] as const;

async function picturesOfStart(browser: Browser) {
  for (const { file, width, theme } of startFrames) {
    const context = await browser.newContext({
      ...pictured[width],
      baseURL: address,
      colorScheme: theme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await new Portal(page).signInAs('cvc_member');
    await page.route('**/*.js', () => undefined);
    await page.goto('/claims', { waitUntil: 'commit' });
    await page.locator('.frame').first().waitFor();
    // What it says comes after a second.
    await page.waitForTimeout(1500);
    await take(page, `docs/${file}.png`, 'allow');
    await context.close();
  }
}

async function build() {
  const building = spawn('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  await once(building, 'exit');
  if (building.exitCode !== 0) throw new Error('The portal could not be built');
}

const forReadme = process.argv.includes('--readme');
if (!process.env['DIST']) await build();
await withServer(async () => {
  const browser = await chromium.launch(config.use?.launchOptions);
  const waiting = widths.flatMap((width) => sceneGroups.map((group) => ({ group, width })));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await walkThrough(browser, next.group, next.width, forReadme);
    }
  };
  await Promise.all([work(), work()]);
  if (forReadme) await picturesOfStart(browser);
  await browser.close();
});

for (const failure of taken.failures) console.error(failure);
const where = forReadme ? 'docs' : 'build/pictures';
console.warn(
  `Pictures: ${taken.pictures} in ${where}, ${Math.round(taken.bytes / 1024)} KB; ${taken.failures.length} failed`,
);
process.exitCode = taken.failures.length > 0 || taken.pictures === 0 ? 1 : 0;
