import { configureGlobal } from 'fast-check';

/**
 * fast-check, with the chance of a run settled beforehand: `npm test` tries the same cases each time, so that a change
 * that breaks one is told from luck. `FUZZ_SEED` tries others, `FUZZ_TIMES=10` ten times as many; `npm run trials` takes
 * a new seed each time.
 */
export * from 'fast-check';

export const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

/** How many times the usual number of cases is tried. */
export const times = Number(process.env.FUZZ_TIMES ?? 1);

/** How many cases a property tries that usually tries so many. */
export const runs = (usual: number) => Math.ceil(usual * times);

/** Prints what a property has tried, for the table of the trials. */
export const tell = (what: string, done: string) => process.stdout.write(`${what}: seed ${seed}, ${done}\n`);

configureGlobal({ seed, numRuns: runs(100) });
