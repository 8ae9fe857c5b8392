import { storedObject } from '../persistence/storedObject';

/** Version 4: a claim keeps every verification and decision. One of before, which kept the last alone, begins with it. */
export function keepEach(stored: unknown): unknown {
  const { verification, decision, ...claim } = storedObject(stored);
  return { verifications: listOf(verification), decisions: listOf(decision), ...claim };
}

const listOf = (last: unknown) => (last === undefined ? [] : [last]);
