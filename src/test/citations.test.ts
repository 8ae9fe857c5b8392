import { readdirSync, readFileSync } from 'node:fs';

const sources = ['bench', 'e2e', 'lint', 'scripts', 'src', 'trials'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(m?[jt]s|tsx)$/.test(path))
    .map((path) => `${folder}/${path}`),
);

/** The sections of a page: its headings, and the bold words that paragraphs begin with. */
const sectionsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^(?:#+ (.+)|\*\*(.+?)\*\*)/gm)].map(([, heading, lead]) => heading ?? lead);

/** What stands behind each `page, ` in the sources, comments that go on in another line put together. */
const citations = sources.flatMap((source) => {
  const text = readFileSync(source, 'utf8').replace(/\n\s*(?:\*|\/\/) /g, ' ');
  const found = text.matchAll(/((?:docs\/[\w/-]+|ARCHITECTURE)\.md), (?=(.{0,60}))/gs);
  return [...found].map(([, page = '', citation = '']) => ({ source, page, citation }));
});

const citedPages = [...new Set(citations.map(({ page }) => page))];

test('the code cites what the product does and how it is built', () => {
  expect(citedPages).toEqual(expect.arrayContaining(['docs/product.md', 'ARCHITECTURE.md', 'docs/persistence.md']));
});

test.each(citedPages)('every section of %s that the code cites is there', (cited) => {
  const sections = sectionsOf(cited);
  const isThere = (citation: string) =>
    sections.some(
      (section = '') =>
        citation.startsWith(section) && /^(?:[).,:;]|\s*\*\/|\s*\n)/.test(citation.slice(section.length)),
    );
  expect(citations.filter(({ page, citation }) => page === cited && !isThere(citation))).toEqual([]);
});
