import { precomputeEventGroups } from '../../store/audit/selectors';
import { selectClaimRows } from '../../store/claims/list/list';
import type { ClaimRow } from '../../store/claims/list/listRow';
import type { RegisterStore } from '../../store/createRegisterStore';
import type { RootState } from '../../store/registerReducers';
import { selectRole } from '../../store/session/selectors';

/** So many are taken up before the browser is asked again whether it has something to do. */
const atOnce = { events: 2000, texts: 100 };

type Watched = {
  store: Pick<RegisterStore, 'getState' | 'subscribe'>;
  /** Resolves when the browser has nothing to do. */
  idle: () => Promise<void>;
};

/**
 * Does when nobody waits what somebody would wait for otherwise: groups the events of the log by what they are
 * about, as a claim's page shows them; makes what the search of the claims list looks through, for whoever is signed in. A
 * piece at a time, after each change of the register.
 * @returns how to stop
 */
export function precompute({ store, idle }: Watched): () => void {
  const pieces = [groupEvents, createSearchTexts()];
  let isAtWork = false;
  let isOver = false;

  async function look() {
    if (isAtWork) return;
    isAtWork = true;
    do await idle();
    while (!isOver && doOne());
    isAtWork = false;
  }

  /** Answers whether there may be more to do. */
  const doOne = () => pieces.some((piece) => piece(store.getState()));

  void look();
  const stop = store.subscribe(() => void look());
  return () => {
    isOver = true;
    stop();
  };
}

/** Does a little, where there is something to do; answers whether it did, or there is more. */
type Piece = (state: RootState) => boolean;

const groupEvents: Piece = (state) => precomputeEventGroups(state, atOnce.events);

function createSearchTexts(): Piece {
  const made = new WeakSet<ClaimRow>();
  let finished: readonly ClaimRow[] | undefined;
  return (state) => {
    if (!selectRole(state)) return false;
    const rows = selectClaimRows(state);
    if (rows === finished) return false;
    let count = 0;
    for (const row of rows) {
      if (made.has(row)) continue;
      if (count === atOnce.texts) return true;
      row.searched();
      made.add(row);
      count += 1;
    }
    finished = rows;
    return false;
  };
}
