import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run: (context: Document | Element[], options: RunOptions) => Promise<Pick<AxeResults, 'violations'>> };
  }
}

const colourRules = ['color-contrast', 'link-in-text-block'];

/** The rules that other words can break: those of names, and of what has to be reached where it scrolls. */
const wordRules = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'empty-heading',
  'empty-table-header',
  'html-lang-valid',
  'image-alt',
  'label',
  'label-content-name-mismatch',
  'landmark-unique',
  'link-name',
  'role-img-alt',
  'scrollable-region-focusable',
  'select-name',
  'svg-img-alt',
];

/** What a page is held against. */
const scans = {
  everything: {},
  /** All but colours. */
  besidesColour: { rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) },
  /** What a theme can break alone, on one of all elements that look the same, once. */
  colour: { runOnly: colourRules },
  /** What a language can break. */
  words: { runOnly: wordRules },
} satisfies Record<string, RunOptions>;

export type Scan = keyof typeof scans;

/**
 * Looks whose colours were found right, by theme and width of the window: a hash of the classes and styles from an
 * element up to the page. What looks the same on the next screen need not be asked about again.
 */
const rightLooks = new Map<string, Set<number>>();

/**
 * The accessibility rules that a page breaks, each with its elements. The checker is brought into a page once, so that
 * the same page can be asked again quickly.
 */
export async function findViolations(page: Page, scan: Scan): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  if (scan !== 'colour') return page.evaluate(violations, { options: scans[scan] });
  const scheme = await page.locator('html').getAttribute('data-color-scheme');
  const where = `${scheme} ${page.viewportSize()?.width}`;
  const known = rightLooks.get(where) ?? new Set();
  rightLooks.set(where, known);
  const looks = await page.evaluate(newLooks, [...known]);
  const found = await page.evaluate(violations, { options: scans.colour, inLooks: true });
  if (found.length === 0) for (const look of looks) known.add(look);
  return found;
}

declare global {
  interface Window {
    elementsOfNewLooks?: Element[];
  }
}

/** Runs in the page. `inLooks` asks about the elements of looks that are new alone. */
async function violations({ options, inLooks }: { options: RunOptions; inLooks?: boolean }): Promise<string[]> {
  const asked = inLooks ? window.elementsOfNewLooks : document;
  if (Array.isArray(asked) && asked.length === 0) return [];
  const results = asked && (await window.axe?.run(asked, { ...options, resultTypes: ['violations'] }));
  if (!results) throw new Error('The page has no checker');
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * Runs in the page. Of all elements with text that are seen and whose classes and styles are the same up to the page,
 * the first, where its look is none of `known`. Returns the looks.
 */
function newLooks(known: readonly number[]): number[] {
  /** Two halves of 26 bits, so that two looks hardly ever share a number. */
  const hashOf = (text: string) => {
    let [high, low] = [7, 11];
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      high = (high * 31 + code) % 67_108_859;
      low = (low * 37 + code) % 67_108_837;
    }
    return high * 67_108_864 + low;
  };
  const looks = new Map<Element, number>();
  const lookOf = (element: Element): number => {
    const told = looks.get(element);
    if (told !== undefined) return told;
    const own = ['class', 'style', 'disabled', 'aria-selected', 'aria-current'].map((name) =>
      element.getAttribute(name),
    );
    const above = element.parentElement ? lookOf(element.parentElement) : 0;
    const look = hashOf(`${above}>${element.localName}|${own.join('|')}`);
    looks.set(element, look);
    return look;
  };
  const right = new Set(known);
  const firsts = new Map<number, Element>();
  const behindDialog = [...document.querySelectorAll('body > [aria-hidden="true"]')];
  const keep = (element: Element | null) => {
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    if (behindDialog.some((part) => part.contains(element))) return;
    const look = lookOf(element);
    if (!right.has(look) && !firsts.has(look)) firsts.set(look, element);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) keep(texts.currentNode.parentElement);
  for (const field of document.querySelectorAll('input, select, textarea')) keep(field);
  window.elementsOfNewLooks = [...firsts.values()];
  return [...firsts.keys()];
}
