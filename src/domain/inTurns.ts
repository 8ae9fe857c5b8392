/** Does a work that rests now and then, without resting. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/**
 * Does a work that rests now and then, and asks `breathe` at every rest. Rejects when that does.
 * @param breathe resolves when the page has done what was waiting; it may return at once
 */
export async function inTurns<Result>(work: Generator<void, Result>, breathe: () => Promise<void>): Promise<Result> {
  let step = work.next();
  while (!step.done) {
    await breathe();
    step = work.next();
  }
  return step.value;
}
