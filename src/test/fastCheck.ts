import { configureGlobal } from 'fast-check';

/**
 * fast-check, with the chance of a run settled beforehand: `npm test` tries the same cases each time, so that a change
 * that breaks one is told from luck. `FUZZ_SEED` tries others; `npm run trials` takes a new seed each time.
 */
export * from 'fast-check';

export const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

configureGlobal({ seed });
