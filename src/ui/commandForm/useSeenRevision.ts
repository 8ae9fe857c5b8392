import { useState } from 'react';

/**
 * The revision of a record that a form decides on. While nothing is being written it is the one on the screen; from the
 * first keystroke on it stays, so that a change made elsewhere is told before it is decided over.
 * @param writing whether something is typed in a form
 * @param open whether a form lies open: of a change before, the form that is opened later has nothing to tell
 */
export function useSeenRevision(current: number, writing: boolean, open = true) {
  const [state, setState] = useState({ current, writing, open, opened: current, seen: current, told: current });
  const { opened, seen, told } = state;
  if (state.current !== current || state.writing !== writing || state.open !== open) {
    const isNews = state.open && !state.writing;
    const isTold = state.writing ? !writing : !isNews && told === state.current;
    setState({
      ...{ current, writing, open },
      opened: writing ? opened : current,
      seen: writing ? seen : current,
      told: isTold ? current : told,
    });
  }
  return {
    seen,
    /** The revision that the form was opened on: a form that nobody has touched starts again on a newer one. */
    opened,
    /** What is being written was begun before the change. */
    changedElsewhere: seen !== current,
    /** The record changed under a form that nobody has touched, which shows it as it is now. */
    news: seen === current && told !== current,
    /** The person has been told of this revision, or made it. */
    acknowledge: (rev: number) => setState((last) => ({ ...last, seen: rev, told: rev })),
  };
}
