import { selectClaimRows, type ClaimRow } from '../store/claims/list';
import type { RegisterStore } from '../store/createRegisterStore';
import { selectRole } from '../store/session/selectors';

/** So many texts are looked at before the browser is asked again whether it has something to do. */
const atOnce = 100;

type Watched = {
  store: Pick<RegisterStore, 'getState' | 'subscribe'>;
  /** Resolves when the browser has nothing to do. */
  idle: () => Promise<void>;
};

/**
 * Makes what the search of the claims list looks through, for whoever is signed in, when nobody waits: the first key
 * typed would wait for all of it otherwise.
 * @returns how to stop
 */
export function watchSearch({ store, idle }: Watched): () => void {
  const made = new WeakSet<ClaimRow>();
  let isAtWork = false;
  let isOver = false;

  async function look() {
    if (isAtWork) return;
    isAtWork = true;
    while (await makeSome());
    isAtWork = false;
  }

  /** Answers whether there may be more to make. */
  async function makeSome(): Promise<boolean> {
    await idle();
    const state = store.getState();
    if (isOver || !selectRole(state)) return false;
    let count = 0;
    for (const row of selectClaimRows(state)) {
      if (made.has(row)) continue;
      if (count === atOnce) return true;
      row.searchText();
      made.add(row);
      count += 1;
    }
    return false;
  }

  void look();
  const stop = store.subscribe(() => void look());
  return () => {
    isOver = true;
    stop();
  };
}
