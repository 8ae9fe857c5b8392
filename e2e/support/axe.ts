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
  /** What a theme can break alone, on one of all elements that look the same. */
  colour: { runOnly: colourRules },
  /** What a language can break. */
  words: { runOnly: wordRules },
} satisfies Record<string, RunOptions>;

export type Scan = keyof typeof scans;

/**
 * The accessibility rules that a page breaks, each with its elements. The checker is brought into a page once, so that
 * the same page can be asked again quickly.
 */
export async function findViolations(page: Page, scan: Scan): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(
    async ([options, looksAlone]) => {
      const results = await window.axe?.run(looksAlone ? oneOfEachLook() : document, {
        ...options,
        resultTypes: ['violations'],
      });
      if (!results) throw new Error('The page has no checker');
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );

      /** Of all elements with text whose classes and styles are the same up to the page, the first. */
      function oneOfEachLook(): Element[] {
        const looks = new Map<Element, string>();
        const lookOf = (element: Element | null): string => {
          if (!element) return '';
          const known = looks.get(element);
          if (known !== undefined) return known;
          const own = ['class', 'style', 'disabled', 'aria-selected', 'aria-current'].map((name) =>
            element.getAttribute(name),
          );
          const look = `${lookOf(element.parentElement)}>${element.localName}|${own.join('|')}`;
          looks.set(element, look);
          return look;
        };
        const firsts = new Map<string, Element>();
        const keep = (element: Element | null) => {
          const look = lookOf(element);
          if (element && !firsts.has(look)) firsts.set(look, element);
        };
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) keep(texts.currentNode.parentElement);
        for (const field of document.querySelectorAll('input, select, textarea')) keep(field);
        return [...firsts.values()];
      }
    },
    [scans[scan], scan === 'colour'] as const,
  );
}
