/** Does a work that rests now and then, without resting. */
export function runAtOnce<Result>(work: Generator<void, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/**
 * Does a work that rests now and then, and asks `yieldToMain` at every rest. Rejects when that does.
 * @param yieldToMain resolves when the page has done what was waiting; it may return at once
 */
export async function runInChunks<Result>(
  work: Generator<void, Result>,
  yieldToMain: () => Promise<void>,
): Promise<Result> {
  let step = work.next();
  while (!step.done) {
    await yieldToMain();
    step = work.next();
  }
  return step.value;
}
