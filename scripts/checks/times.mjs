// `npm run checks:times`: what the checks took when they ran last, by step (of `.ci/run`), runner, file and test.
import { existsSync, readFileSync } from 'node:fs';

const most = Number(process.argv[2] ?? 15);
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Rows of seconds and names, the longest first. */
function print(title, rows) {
  if (rows.length === 0) return;
  console.log(`\n${title}`);
  for (const [seconds, name] of rows.sort(([a], [b]) => b - a).slice(0, most)) {
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
  }
}

function printRunner(name, seconds, files) {
  const count = files.reduce((sum, { tests }) => sum + tests.length, 0);
  console.log(`\n${name}: ${seconds.toFixed(0)} s, ${count} tests in ${files.length} files`);
  print(
    `${name}, by file`,
    files.map((file) => [file.seconds, `${file.file} (${file.tests.length})`]),
  );
  print(
    `${name}, by test`,
    files.flatMap(({ file, tests }) => tests.map((test) => [test.seconds, `${file}: ${test.name}`])),
  );
}

/** The files of Playwright's report: what their tests took, added up. */
function filesOfPlaywright({ suites }) {
  const testsOf = ({ specs = [], suites: inner = [] }) => [
    ...specs.map(({ title, tests }) => ({
      name: title,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...inner.flatMap(testsOf),
  ];
  return suites.map((suite) => {
    const tests = testsOf(suite);
    return { file: suite.file, tests, seconds: tests.reduce((sum, { seconds }) => sum + seconds, 0) };
  });
}

const steps = read('build/steps.tsv');
const jest = read('build/jest.json');
const e2e = read('build/e2e.json');
if (!steps && !jest && !e2e) {
  console.error('Nothing was checked yet: run `.ci/run`, `npm test` or `npm run e2e` first.');
  process.exit(1);
}
if (steps) {
  const rows = steps
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([seconds, name]) => [Number(seconds), name]);
  print('Steps of .ci/run; some run side by side', rows);
}
if (jest) {
  const { seconds, files } = JSON.parse(jest);
  printRunner('jest', seconds, files);
}
if (e2e) {
  const report = JSON.parse(e2e);
  printRunner('Playwright', report.stats.duration / 1000, filesOfPlaywright(report));
}
