// `npm run checks:times`: runs the tests of jest with the fixed work beside them (pace.mjs), and prints what they took in
// units and seconds, by file and test, and which files grew since they were last written down. `-- --last` prints that of
// the last checks instead, steps of `.ci/run` and journeys included; `-- --write` writes their units down.
import { spawn, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import {
  byName,
  findGrown,
  printGrown,
  read,
  readJest,
  readPace,
  readRows,
  readWritten,
  writtenFile,
} from './units.mjs';

const options = process.argv.slice(2);
const most = 15;

if (options.length === 0) {
  for (const file of ['build/steps.tsv', 'build/e2e.json']) rmSync(file, { force: true });
  const pace = spawn(process.execPath, ['scripts/checks/pace.mjs'], { stdio: 'inherit' });
  const { status } = spawnSync('npm', ['test'], { stdio: 'inherit', shell: process.platform === 'win32' });
  pace.kill();
  if (status !== 0) process.exit(status ?? 1);
}

const unitsOf = readPace();
const inUnits = (units) => (units === undefined ? '–' : units.toFixed(2)).padStart(8);
const secondsOf = ({ from, to }) => (to - from) / 1000;

/** Rows of spans and names, the longest first. */
function print(title, spans) {
  if (spans.length === 0) return;
  console.log(`\n${title}`);
  for (const span of spans.sort((a, b) => secondsOf(b) - secondsOf(a)).slice(0, most)) {
    console.log(`${inUnits(unitsOf(span))} units ${secondsOf(span).toFixed(1).padStart(8)} s  ${span.name}`);
  }
}

function printRunner(name, run, files) {
  const count = files.reduce((sum, { tests }) => sum + tests.length, 0);
  const units = inUnits(unitsOf(run)).trim();
  console.log(`\n${name}: ${units} units, ${secondsOf(run).toFixed(0)} s, ${count} tests in ${files.length} files`);
  print(
    `${name}, by file`,
    files.map((file) => ({ ...file, name: `${file.file} (${file.tests.length})` })),
  );
  const tests = files.flatMap((file) => file.tests.map((test) => ({ ...test, name: `${file.file}: ${test.name}` })));
  console.log(`\n${name}, by test`);
  for (const { seconds, name: test } of tests.sort((a, b) => b.seconds - a.seconds).slice(0, most)) {
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${test}`);
  }
}

/** The files of Playwright's report: from when to when each took, and the time of its tests. */
function filesOfPlaywright({ suites }) {
  const testsOf = ({ specs = [], suites: inner = [] }) => [
    ...specs.map(({ title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const from = Math.min(...results.map(({ startTime }) => Date.parse(startTime)));
      const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      return { name: title, from, seconds };
    }),
    ...inner.flatMap(testsOf),
  ];
  return suites.map((suite) => {
    const tests = testsOf(suite);
    const from = Math.min(...tests.map((test) => test.from));
    return { file: suite.file, tests, from, to: from + tests.reduce((sum, { seconds }) => sum + seconds, 0) * 1000 };
  });
}

const steps = readRows('build/steps.tsv').map(([name, from, to]) => ({ name, from: Number(from), to: Number(to) }));
const jest = readJest();
const e2e = read('build/e2e.json');
if (steps.length === 0 && !jest && !e2e) {
  console.error('Nothing was checked yet: run `npm run checks:times` or `.ci/run` first.');
  process.exit(1);
}
print('Steps of .ci/run; some run side by side', steps);
if (jest) printRunner('jest', jest, jest.files);
if (e2e) {
  const report = JSON.parse(e2e);
  const from = Date.parse(report.stats.startTime);
  printRunner('Playwright', { from, to: from + report.stats.duration }, filesOfPlaywright(report));
}

const written = readWritten();
const whole = jest ? [{ ...jest, name: 'npm test' }] : [];
const files = byName(jest?.files.map((file) => ({ ...file, name: file.file })) ?? [], unitsOf);
const now = {
  steps: { ...written.steps, ...byName([...steps, ...whole], unitsOf) },
  files: Object.keys(files).length > 0 ? files : written.files,
};
const grown = [...findGrown(now.steps, written.steps), ...findGrown(now.files, written.files)];
console.log(
  grown.length > 0 ? '\nGrown since they were written down' : '\nNothing has grown since it was written down',
);
printGrown(grown);
if (options.includes('--write')) {
  const rounded = (units) =>
    Object.fromEntries(
      Object.entries(units)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => [name, Number(value.toFixed(2))]),
    );
  writeFileSync(
    writtenFile,
    `${JSON.stringify({ ...written, steps: rounded(now.steps), files: rounded(now.files) }, null, 2)}\n`,
  );
}
