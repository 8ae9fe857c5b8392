import type { Draft } from '../../domain/claim/draft';

type Typed = Partial<Pick<Draft, 'claimant' | 'incident'>>;

type SaveState = { kind: 'untouched' } | { kind: 'saving' } | { kind: 'saved'; at: number } | { kind: 'unsaved' };

export type Autosave = ReturnType<typeof createAutosave>;

/** How long a pause in typing is, and how long typing without one may go unsaved. Milliseconds. */
const pause = 300;
const longest = 450;

/**
 * Keeps what is typed in one draft, without any part of the screen rendering again but the one that shows `state`.
 * `save` answers whether it is stored; what is not stored yet is tried again with the next flush.
 */
export function createAutosave(save: (typed: Typed) => boolean) {
  let waiting: Typed | undefined;
  let waitingSince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: SaveState = { kind: 'untouched' };
  let closed = false;
  const listeners = new Set<() => void>();

  function show(next: SaveState) {
    state = next;
    for (const tell of listeners) tell();
  }

  /** A save of any kind has ended: of a whole step or of a file too, which leaves nothing waiting. */
  function settled(stored: boolean) {
    clearTimeout(timer);
    if (stored) waiting = undefined;
    show(stored ? { kind: 'saved', at: Date.now() } : { kind: 'unsaved' });
  }

  function flush() {
    if (waiting) settled(save(waiting));
  }

  return {
    typed(part: Typed) {
      if (closed) return;
      if (!waiting) waitingSince = Date.now();
      waiting = { ...waiting, ...part };
      clearTimeout(timer);
      timer = setTimeout(flush, Math.max(0, Math.min(pause, waitingSince + longest - Date.now())));
      if (state.kind !== 'saving') show({ kind: 'saving' });
    },
    flush,
    settled,
    /** Saves for the last time: the draft is another tab's now. */
    close() {
      flush();
      closed = true;
      waiting = undefined;
    },
    isClosed: () => closed,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What the steps that are filled in take. */
export type StepProps = {
  draftId: string;
  autosave: Autosave;
  /** Shows what is wrong as soon as it opens: submitting was refused because of this step. */
  checkAtOnce: boolean;
  onPrevious?: () => void;
  onDone: () => void;
};
