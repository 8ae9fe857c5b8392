import type { Page } from '@playwright/test';
import type { Scene } from './scenes/scene';
import { isAsked, sceneGroups } from './scenes/scenes';
import { walk, windows } from './scenes/walk';
import { findViolations, type Scan } from './support/axe';
import { languageNames, languages, type Language } from '../src/domain/settings/languages';
import { dress, speak, themes, type Theme } from './support/inPlace';
import { expect, test } from './support/portalTest';
import { missed } from './support/touch';
import { wordsOf } from './support/translation';

/*
 * Every scene of the portal, on a laptop and on a phone: without an accessibility violation, no wider than the window,
 * without English words in another language and, on a phone, with what is pressed 44 px high and wide. A theme changes
 * colours and nothing else, and a language changes words: English is held against every rule in the light theme and
 * against those of colour in the dark one, the others in the light theme against the rules that words can break.
 * `npm run scan:all` tries every rule on every combination instead.
 */
const isWhole = process.env['SCAN'] === 'all';
const translated = languageNames.filter((language) => language !== 'en');
const leftInEnglish = new Map(
  translated
    .filter((language) => languages[language].complete)
    .map((language) => [language as Language, wordsOf(language).leftInEnglish] as const),
);

/** What keeps the words it was opened with: toasts and questions. */
const saidBefore = '.notistack-SnackbarContainer, [role=alertdialog]';

const scansOf = (language: Language, theme: Theme): Scan[] => {
  if (isWhole) return ['everything'];
  if (language !== 'en') return theme === 'light' ? ['words'] : [];
  return theme === 'light' ? ['besidesColour', 'colour'] : ['colour'];
};

const combinations = languageNames
  .flatMap((language) => themes.map((theme) => ({ language, theme, scans: scansOf(language, theme) })))
  .filter(({ scans }) => scans.length > 0);

async function scanInPlace(page: Page, { name: scene, inEnglishAlone, written = [] }: Scene, hasTouch: boolean) {
  // Before its heading is there, a page is a skeleton; and what a pointer rests on may have a tooltip.
  await page.locator('h1').first().waitFor();
  await page.mouse.move(0, 0);
  const asked = combinations.filter(({ language }) => language === 'en' || !inEnglishAlone);
  for (const { language, theme, scans } of asked) {
    if (!inEnglishAlone) await speak(page, language);
    await dress(page, theme);
    for (const scan of scans) {
      const found = await findViolations(page, scan);
      expect.soft(found, `accessibility of ${scene}, ${language}, ${theme}`).toEqual([]);
    }
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(beyond, `width of ${scene}, ${language}`).toBeLessThanOrEqual(0);
    const find = theme === 'dark' ? undefined : leftInEnglish.get(language);
    if (!find) continue;
    const left = await find(page, saidBefore);
    expect
      .soft(
        left.filter((text) => !written.includes(text)),
        `English in ${scene}, ${language}`,
      )
      .toEqual([]);
  }
  const filled = await page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, select, textarea')];
    return fields
      .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=file], [autocomplete]'))
      .map(({ outerHTML }) => outerHTML);
  });
  expect.soft(filled, `what the browser may fill in by itself in ${scene}`).toEqual([]);
  if (!hasTouch) return;
  await speak(page, 'en');
  // Last, as it scrolls.
  const targets = { message: `targets of ${scene}` };
  await expect
    .configure({ soft: true })
    .poll(() => missed(page), targets)
    .toEqual({ small: [], sideways: 0 });
}

for (const [width, use] of Object.entries(windows)) {
  test.describe(`at ${width} px`, () => {
    test.use(use);

    for (const group of sceneGroups.filter(({ scenes }) => scenes.some(isAsked))) {
      test(`${group.name}: nothing to find fault with`, async ({ page, hasTouch }) => {
        test.setTimeout(isWhole ? 900_000 : 600_000);
        await walk(page, group, isAsked, (scene) => scanInPlace(page, scene, hasTouch));
      });
    }
  });
}
