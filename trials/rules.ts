import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenRules, type BrokenRule } from './brokenRules';
import { endWithThis, finish, isShort, numberOf } from './settings';

/*
 * `npm run trials:rules`: breaks one rule of the portal after the other in a copy of it, and runs the test that has to
 * notice (brokenRules.ts). A rule that nothing notices has lost its test.
 *
 * ONLY (part of a rule, of its file or of its test), PORT (of the browser journeys). `SHORT=1` only looks whether every rule
 * still stands where it is to be broken.
 */

const only = process.env['ONLY'] ?? '';
const chosen = brokenRules.filter(({ rule, file, foundBy }) =>
  [rule, file, foundBy].some((text) => text.includes(only)),
);
const port = String(numberOf('PORT', 4195));

const copy = mkdtempSync(join(tmpdir(), 'trial-rules-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  encoding: 'utf8',
});
for (const file of files.split('\0')) if (file && existsSync(file)) cpSync(file, join(copy, file));
symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));

/** Runs one of the project's tools in the copy, in silence; returns what it printed. */
async function run(tool: string, ...args: string[]): Promise<{ ok: boolean; printed: string }> {
  const child = spawn(join('node_modules/.bin', tool), args, {
    cwd: copy,
    env: { ...process.env, CI: 'true', PORT: port, E2E_URL: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithThis(child, () => child.kill());
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await once(child, 'close');
  return { ok: child.exitCode === 0, printed };
}

type JestResults = {
  testResults: { message: string; assertionResults: { status: string; fullName: string }[] }[];
};

/** The names of the tests of jest that fail; what a whole file fails of, where it cannot run. */
async function failedInJest({ foundBy, named }: BrokenRule): Promise<string[]> {
  const output = join(copy, 'build-results.json');
  rmSync(output, { force: true });
  await run('jest', foundBy, '--json', `--outputFile=${output}`, ...(named ? ['-t', named] : []));
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as JestResults;
  if (testResults.length === 0) throw new Error(`There is no ${foundBy}`);
  return testResults.flatMap(({ message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    return assertionResults.length === 0 ? [message.slice(0, 200)] : failed;
  });
}

/** The names of the browser journeys that fail on a build of the copy. */
async function failedInBrowser({ foundBy, named }: BrokenRule): Promise<string[]> {
  const build = await run('webpack', '--mode', 'production', '--no-cache');
  if (!build.ok) throw new Error(`It does not build: ${build.printed}`);
  const { printed } = await run('playwright', 'test', foundBy, '--reporter=list', ...(named ? ['-g', named] : []));
  if (printed.includes('No tests found')) throw new Error(`There is no "${named}" in ${foundBy}`);
  return [...printed.matchAll(/^ +✘ +\d+ .*? › (.*) \([\d.]+m?s?\)$/gmu)].map(([, name = '']) => name);
}

/** The tests that notice the broken rule. The file is put back as it was. */
async function findFailing(broken: BrokenRule): Promise<string[]> {
  const { file, from, to, foundBy } = broken;
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    return await (foundBy.startsWith('e2e/') ? failedInBrowser(broken) : failedInJest(broken));
  } finally {
    writeFileSync(path, text);
  }
}

const isThere = ({ file, from, foundBy }: BrokenRule) =>
  existsSync(file) && existsSync(foundBy) && readFileSync(file, 'utf8').split(from).length === 2;
const gone = chosen.filter((broken) => !isThere(broken));
for (const { file, from, foundBy } of gone)
  console.log(`${file} does not hold this once, or there is no ${foundBy}: ${from}`);
if (isShort || gone.length > 0) {
  finish({
    trial: 'rules',
    seed: 0,
    done: `${chosen.length} rules looked for`,
    found: `${gone.length} that do not stand where they are to be broken`,
    passed: chosen.length - gone.length,
    failed: gone.length,
  });
  process.exit();
}

const rows: string[] = [];
let missed = 0;
for (const broken of chosen) {
  const { rule, file, foundBy } = broken;
  const failing = await findFailing(broken);
  if (failing.length === 0) missed += 1;
  const [first = 'NOTHING', ...others] = failing;
  rows.push(`| ${rule} | ${file} | ${foundBy}: ${first}${others.length > 0 ? ` (+${others.length})` : ''} |`);
  console.log(`${failing.length > 0 ? 'found ' : 'MISSED'} ${rule} (${file})`);
}

console.log(`\n| Rule | Broken in | Found by |\n|---|---|---|\n${rows.join('\n')}`);
finish({
  trial: 'rules',
  seed: 0,
  done: `${chosen.length} rules broken, one at a time`,
  found: `${missed} that no test noticed`,
  passed: chosen.length - missed,
  failed: missed,
});
