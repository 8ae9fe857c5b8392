import { useEffect, useState } from 'react';
import { holdLock, type HeldLock } from '../../platform/tabs/locks';
import { refreshDrafts } from '../../store/drafts/commands';
import { useAppDispatch } from '../../store/hooks';

/** `elsewhere`: another tab has the draft open. `taken`: another tab took it from this one. */
type Hold = 'asking' | 'held' | 'elsewhere' | 'taken';

/** The tab that loses a draft saves what was typed last before it lets go. Milliseconds. */
const lastWords = 300;

/** What this tab held before must be free again, or it would find its own draft open elsewhere. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Holds a draft for this tab, so that one tab at a time edits it, and reads it again once it is held.
 * `opening` counts how often it was; `take` takes it from another tab.
 */
export function useDraftLock(draftId: string) {
  const dispatch = useAppDispatch();
  const [{ hold, opening }, setState] = useState<{ hold: Hold; opening: number }>({ hold: 'asking', opening: 0 });
  const [takes, setTakes] = useState(0);

  useEffect(() => {
    const steal = takes > 0;
    let over = false;
    let lost = false;

    const lose = () => {
      lost = true;
      if (!over) setState((state) => ({ ...state, hold: 'taken' }));
    };

    const lock = previous.then((): HeldLock | Promise<HeldLock> =>
      over ? { held: false } : holdLock(`wildlife-claims-draft/${draftId}`, lose, { steal }),
    );
    void lock.then(async ({ held }) => {
      if (held && steal) await new Promise((resolve) => setTimeout(resolve, lastWords));
      if (over || lost) return;
      if (held) dispatch(refreshDrafts());
      setState((state) => ({ hold: held ? 'held' : 'elsewhere', opening: state.opening + 1 }));
    });

    return () => {
      over = true;
      previous = lock.then((held) => (held.held ? held.release() : undefined));
    };
  }, [draftId, dispatch, takes]);

  return { hold, opening, take: () => setTakes((count) => count + 1) };
}
