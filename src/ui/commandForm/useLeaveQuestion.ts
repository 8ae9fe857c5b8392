import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import type { OpenQuestion, Question } from './useQuestion';

type Options = {
  /** Something is typed and not sent. */
  unsent: boolean;
  /** Whether going from one address to the other would lose it; without this, another page would. */
  loses?: (from: Location, to: Location) => boolean;
  question: Question;
};

/**
 * Asks before something typed and not sent is lost: in a dialog (`Confirmation`) within the portal, and in the
 * browser's own words when the tab is closed. Undefined while nobody is leaving.
 */
export function useLeaveQuestion({ unsent, loses = isOtherPage, question }: Options): OpenQuestion | undefined {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsent && loses(currentLocation, nextLocation));

  useEffect(() => {
    if (!unsent) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent]);

  if (blocker.state !== 'blocked') return undefined;
  return { ...question, answer: (yes) => (yes ? blocker.proceed() : blocker.reset()) };
}

const isOtherPage = (from: Location, to: Location) => from.pathname !== to.pathname;
