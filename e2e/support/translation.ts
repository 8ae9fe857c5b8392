import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/settings/languages';

type Values = Record<string, string | number>;

const fileOf = (language: string) => fileURLToPath(new URL(`../../src/i18n/${language}.json`, import.meta.url));

/** The words of a language, by the English ones. */
export function wordsOf(language: Exclude<Language, 'en'>) {
  const words = new Map<string, string>(
    Object.entries(JSON.parse(readFileSync(fileOf(language), 'utf8')) as Record<string, string>),
  );

  /** What the portal says in place of an English text. */
  const say = (english: string, values: Values = {}) => {
    const text = words.get(english);
    if (text === undefined) throw new Error(`No translation of "${english}"`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
  };

  /**
   * Texts of the page, and names of what stands on it, that are English though there is a translation.
   *
   * @param besides a selector of what is not looked at
   */
  const leftInEnglish = async (page: Page, besides?: string) => {
    const shown = await page.evaluate((leftOut) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts = [document.title];
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (parent && !parent.closest(leftOut)) texts.push(walker.currentNode.textContent ?? '');
      }
      const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')];
      const names = named
        .filter((element) => !element.closest(leftOut))
        .flatMap((element) => ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''));
      return [...texts, ...names].map((text) => text.trim()).filter(Boolean);
    }, ['script, style, [lang]:not(html)', besides].filter(Boolean).join(', '));
    return [...new Set(shown)].filter((text) => words.has(text) && words.get(text) !== text);
  };

  return { say, leftInEnglish };
}
