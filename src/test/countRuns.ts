import { Session, type Profiler } from 'node:inspector';

/** A piece of a function's code, and how often it has run. */
export type Piece = Profiler.CoverageRange;

type Counted = { name: string; ranges: Piece[] };

// The engine counts within such functions alone as run for the first time since.
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
afterAll(() => session.disconnect());

/** How often each piece of each function of domain and store has run since this was asked last. */
function takeCounts(): Map<string, Counted> {
  const counts = new Map<string, Counted>();
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    for (const { url, functions } of result) {
      if (!/\/src\/(domain|store)\//.test(url) || url.endsWith('.test.ts')) continue;
      const file = url.replace(/.*\/src\//, '');
      for (const { functionName, ranges } of functions) {
        counts.set(`${file}:${ranges[0]?.startOffset}`, { name: `${file} ${functionName}`, ranges });
      }
    }
  });
  return counts;
}

/** How often each piece of each function of domain and store runs during some work. */
export async function countRuns(work: () => Promise<unknown>) {
  takeCounts();
  await work();
  return takeCounts();
}
