import { useState } from 'react';

/**
 * The revision of a record that a form decides on. While nothing is being written it is the one on the screen; from the
 * first keystroke on it stays, so that a change made elsewhere is told before it is decided over.
 */
export function useSeenRevision(current: number, writing: boolean) {
  const [seen, setSeen] = useState(current);
  const [opened, setOpened] = useState(current);
  if (!writing && (seen !== current || opened !== current)) {
    setSeen(current);
    setOpened(current);
  }
  return {
    seen,
    /** The revision that the form was opened on: a form that nobody has touched starts again on a newer one. */
    opened,
    changedElsewhere: seen !== current,
    /** The person has been told of this revision, or made it. */
    acknowledge: setSeen,
  };
}
