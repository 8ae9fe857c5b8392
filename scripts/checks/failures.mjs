// Prints once more, below all that `.ci/run` has printed, why tests of jest and Playwright failed.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const journeyFailuresOf = ({ file, specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
      return `${file}:${line} ${title}\n${errors.map(({ message }) => message).join('\n')}`;
    }),
  ...suites.flatMap(journeyFailuresOf),
];

const failures = [
  ...(read('build/jest.json')?.failures ?? []),
  ...(read('build/e2e.json')?.suites ?? []).flatMap(journeyFailuresOf),
];
for (const failure of failures) console.log(`\n--- ${stripVTControlCharacters(failure).trim()}`);
