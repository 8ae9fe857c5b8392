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
const citationsOf = (page: string) =>
  sources.flatMap((source) => {
    const text = readFileSync(source, 'utf8').replace(/\n\s*(?:\*|\/\/) /g, ' ');
    const [, ...citations] = text.split(`${page}, `);
    return citations.map((citation) => ({ source, citation: citation.slice(0, 60) }));
  });

test.each(['docs/product.md', 'ARCHITECTURE.md'])('every section of %s that the code cites is there', (page) => {
  const sections = sectionsOf(page);
  const isThere = (citation: string) =>
    sections.some(
      (section = '') =>
        citation.startsWith(section) && /^(?:[).,:;]|\s*\*\/|\s*\n)/.test(citation.slice(section.length)),
    );
  const cited = citationsOf(page);
  expect(cited).not.toEqual([]);
  expect(cited.filter(({ citation }) => !isThere(citation))).toEqual([]);
});
