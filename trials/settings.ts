import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/** A whole number from the environment. */
export function numberOf(name: string, otherwise: number): number {
  const value = Number(process.env[name] ?? otherwise);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} is no whole number`);
  return value;
}

/** Whether the short forms are asked for, as `.ci/run` does. */
export const isShort = process.env['SHORT'] === '1';

/** The seed of a trial: that of the environment, or one of its own. */
export const seedOf = () => numberOf('SEED', Date.now() % 1_000_000);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** Ends a process that a trial started, however the trial ends; one that has ended is left alone. */
export function endWithThis(child: ChildProcess, end: () => void) {
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

/** What a trial found, a row of the table that `npm run trials` ends with. */
export type Outcome = { trial: string; seed: number; done: string; found: string; passed: number; failed: number };

/** Prints what was found, keeps it for the table, and lets the process end with 1 when anything failed. */
export function finish(outcome: Outcome) {
  console.log(`\n${outcome.trial}, seed ${outcome.seed}: ${outcome.done}; ${outcome.found}`);
  mkdirSync('build/trials', { recursive: true });
  writeFileSync(`build/trials/${outcome.trial}.json`, JSON.stringify(outcome));
  process.exitCode = outcome.failed > 0 ? 1 : 0;
}
