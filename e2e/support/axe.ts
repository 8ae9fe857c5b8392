import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<Pick<AxeResults, 'violations'>> };
  }
}

/** The rules of colour: those that a theme can break alone, and that words cannot. */
const colourRules = ['color-contrast', 'link-in-text-block'];
export const ofColour: RunOptions = { runOnly: colourRules };
export const besidesColour: RunOptions = {
  rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
};

/**
 * The accessibility rules that a page breaks, each with its elements. The checker is brought into a page once, so that
 * the same page can be asked again quickly.
 *
 * @param options which rules; all of them without
 */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(async (asked) => {
    const results = await window.axe?.run(document, { ...asked, resultTypes: ['violations'] });
    if (!results) throw new Error('The page has no checker');
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, options);
}
