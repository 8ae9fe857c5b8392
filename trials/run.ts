import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { endWithThis, isShort, seedOf, type Outcome } from './settings';

/*
 * `npm run trials`: every trial in its long form, one after the other, and a table of what they found. Over an hour.
 * `SHORT=1` runs the short forms of those in the browser, as `.ci/run` does, and looks whether every rule still stands
 * where it is to be broken; `npm test` holds the short forms of the others.
 *
 * SEED (for all), DIST, PORT; a trial alone is `npm run trials:kill` and its like.
 */

/** A trial in the browser tells what it found by itself; one of jest or of Playwright by its last lines. */
type Trial = { name: string; command: string; long: Record<string, string>; short?: Record<string, string> };

const seed = seedOf();
const trials: Trial[] = [
  { name: 'kill', command: 'jiti trials/kill.ts', long: { RUNS: '200' }, short: { RUNS: '6' } },
  { name: 'tabs', command: 'jiti trials/tabs.ts', long: { ROUNDS: '150' }, short: { ROUNDS: '5' } },
  { name: 'quota', command: 'jiti trials/quota.ts', long: { ROUNDS: '12' }, short: { ROUNDS: '1' } },
  { name: 'readable', command: 'jiti trials/readable.ts', long: { RUNS: '20' }, short: { RUNS: '1' } },
  {
    name: 'share',
    command: 'jiti trials/share.ts',
    long: { DEEDS: '2000', KILLS: '12', NODE_OPTIONS: '--experimental-websocket' },
    short: { DEEDS: '60', KILLS: '1', NODE_OPTIONS: '--experimental-websocket' },
  },
  {
    name: 'shareKill',
    command: 'jiti trials/shareKill.ts',
    long: { RUNS: '60', NODE_OPTIONS: '--experimental-websocket' },
    short: { RUNS: '4', NODE_OPTIONS: '--experimental-websocket' },
  },
  {
    name: 'model',
    command: 'jest store/replica/model --silent=false',
    long: { FUZZ_TIMES: '2500' },
    short: { FUZZ_TIMES: '50' },
  },
  { name: 'interleavings', command: 'jest store/tabs/interleavings --silent=false', long: { FUZZ_TIMES: '40' } },
  { name: 'idle', command: 'jest app/idle/idle --silent=false', long: { FUZZ_TIMES: '10' } },
  {
    name: 'damage',
    command: 'jest store/persistence/damage store/log/damagedLog --silent=false',
    long: { FUZZ_TIMES: '60' },
  },
  {
    name: 'import',
    command:
      'jest features/settings/data/registerFile.fuzz store/claims/importing documents/sheet/readSheet domain/claimImport --silent=false',
    long: { FUZZ_TIMES: '100' },
  },
  { name: 'rules', command: 'jiti trials/rules.ts', long: {}, short: {} },
  { name: 'scenes', command: 'playwright test e2e/everyScreen.spec.ts --reporter=list', long: { SCAN: 'all' } },
  // No test may depend on where, when or in which order it runs.
  { name: 'time zone', command: 'jest', long: { TZ: 'Pacific/Kiritimati' } },
  { name: 'leap day', command: 'jest', long: { CLOCK: '2028-02-29T09:00:00.000Z' } },
  { name: 'last minutes of a year', command: 'jest', long: { CLOCK: '2026-12-31T20:50:00.000Z' } },
  { name: 'any order', command: `jest --randomize --seed ${seed}`, long: {} },
];

const fileOf = (name: string) => `build/trials/${name}.json`;

/** Runs a command, printing what it prints; returns that and whether it went well. */
async function run(command: string, settings: Record<string, string>) {
  const [program = '', ...args] = command.split(' ');
  const env = { ...process.env, SEED: String(seed), FUZZ_SEED: String(seed), ...settings };
  const child = spawn(`node_modules/.bin/${program}`, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  endWithThis(child, () => child.kill());
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      process.stdout.write(text);
    });
  }
  await once(child, 'close');
  return { printed, ok: child.exitCode === 0 };
}

/** What jest and the tests themselves say at the end. */
function outcomeOfJest(trial: string, printed: string, ok: boolean): Outcome {
  const count = (word: string) => Number(new RegExp(`^Tests: .*?(\\d+) ${word}`, 'm').exec(printed)?.[1] ?? 0);
  const said = printed.match(/^\w+: seed \d+, .*$/gm) ?? [];
  const failed = Math.max(count('failed'), ok ? 0 : 1);
  const done = said.map((line) => line.replace(/seed \d+, /, '')).join('; ') || `${count('total')} tests`;
  return { trial, seed, done, found: `${failed} failed`, passed: count('passed'), failed };
}

/** What Playwright says at the end. */
function outcomeOfPlaywright(trial: string, printed: string, ok: boolean): Outcome {
  const count = (word: string) => Number(new RegExp(`^ +(\\d+) ${word}`, 'm').exec(printed)?.[1] ?? 0);
  const failed = Math.max(count('failed'), ok ? 0 : 1);
  return { trial, seed, done: 'every rule on every scene', found: `${failed} failed`, passed: count('passed'), failed };
}

/** A trial that ends without an outcome has failed. */
async function outcomeOf({ name, command, long, short }: Trial): Promise<Outcome> {
  rmSync(fileOf(name), { force: true });
  const started = Date.now();
  // What the whole of `npm test` came to stays in build/jest.json.
  const alone = command.startsWith('jest') ? `${command} --reporters=default` : command;
  const { printed, ok } = await run(alone, (isShort && short) || long);
  console.log(`(${Math.round((Date.now() - started) / 1000)} s)\n`);
  if (command.startsWith('jest')) return outcomeOfJest(name, printed, ok);
  if (command.startsWith('playwright')) return outcomeOfPlaywright(name, printed, ok);
  if (existsSync(fileOf(name))) return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Outcome;
  return { trial: name, seed, done: 'it did not come to an end', found: '', passed: 0, failed: 1 };
}

const outcomes: Outcome[] = [];
for (const trial of trials) {
  if (isShort && !trial.short) continue;
  console.log(`=== ${trial.name}`);
  outcomes.push(await outcomeOf(trial));
}

console.log('| Trial | Seed | Done | Found |\n|---|---|---|---|');
for (const { trial, seed: its, done, found } of outcomes) console.log(`| ${trial} | ${its} | ${done} | ${found} |`);
const sum = (name: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[name], 0);
console.log(`Trials: ${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
