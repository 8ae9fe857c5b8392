import type { RegisterStore } from '../../store/createRegisterStore';

export type Watched = Pick<RegisterStore, 'getState' | 'subscribe'>;

/** Does it at once, or as soon as nothing that was done in this tab lies in its memory alone. */
export function whenSaved({ getState, subscribe }: Watched, act: () => void): void {
  const isSaved = () => getState().storage.unsaved === 0;
  if (isSaved()) {
    act();
    return;
  }
  const stop = subscribe(() => {
    if (!isSaved()) return;
    stop();
    act();
  });
}
