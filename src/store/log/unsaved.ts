import type { Reducer } from '@reduxjs/toolkit';
import type { olderLogRead } from '../audit/olderLog';
import { auditReducer } from '../audit/slice';
import { isLifecycleEvent, type DecidedEvent } from '../events';
import { sliceNames, type SliceName, type StoredSlices } from '../persistence/shapes/slices';
import { registerReducers, type RootState } from '../registerReducers';
import { registerReread } from './reread';
import { show, slicesOf, type Core } from './core';
import { foldNow } from '../table';
import type { UnsavedCommand } from './decidingAgain';

const reducers: Record<SliceName, Reducer> = registerReducers;

type Parts = {
  saveDraft: (event: DecidedEvent) => void;
  /** An event with its place in the chain; undefined where that cannot be told. */
  chained: (event: DecidedEvent) => Promise<DecidedEvent | undefined>;
};

export type Unsaved = ReturnType<typeof createUnsaved>;

/**
 * What is not in the log: it is done in memory, and waits as its command, to be decided again on what others store. What lies in
 * an outbox is decided again there.
 */
export function createUnsaved(core: Core, { saveDraft, chained }: Parts) {
  const { ports, getState } = core;
  let waiting: readonly UnsavedCommand[] = [];
  /** The register as it is stored, without what waits. */
  let stored: RootState | undefined;
  let isDecidingAgain = false;
  /** Memory shows what is stored, and what waits on top. */
  let isShown = true;
  const held = new Map<string, () => void>();

  const inMemory = () => waiting.filter(({ isKept }) => !isKept);

  /** The drafts that what waits has used up. */
  const usedDrafts = (): ReadonlySet<string> =>
    new Set(waiting.flatMap(({ event }) => (isLifecycleEvent(event) ? (event.payload.draftId ?? []) : [])));

  /** Names these drafts to the other tabs, which have them as they are stored. */
  function holdUsed() {
    const used = usedDrafts();
    for (const id of used) if (!held.has(id)) held.set(id, ports.submissions.hold(id));
    for (const [id, release] of held) {
      if (used.has(id)) continue;
      release();
      held.delete(id);
    }
  }

  function keep(unsaved: UnsavedCommand) {
    stored ??= getState();
    waiting = [...waiting, unsaved];
    show(core, 'hold', unsaved.event);
    if (!isDecidingAgain) holdUsed();
  }

  return {
    keep,
    /** How much is in memory alone. */
    count: () => inMemory().length,
    /** All that memory shows and the log lacks. */
    all: () => waiting,
    isDecidingAgain: () => isDecidingAgain,
    first: () => inMemory()[0],

    /** The first that waited is stored. */
    noteStored: (next: StoredSlices) => {
      const [first] = inMemory();
      waiting = waiting.filter((one) => one !== first);
      stored = waiting.length > 0 && stored ? ({ ...stored, ...next } as RootState) : undefined;
      holdUsed();
    },

    usedDrafts,

    /** Nothing waits any more. */
    letGo: () => {
      waiting = [];
      stored = undefined;
      holdUsed();
    },

    /** Older audit rows that were read belong to what is stored, too. */
    noteOlderLog: (action: ReturnType<typeof olderLogRead>) => {
      if (stored) stored = { ...stored, audit: auditReducer(stored.audit, action) };
    },

    /** The register as it is stored, which memory shows as long as nothing waits. */
    storedState: (): RootState => stored ?? getState(),

    isShown: () => isShown,

    /** More is stored, which memory shows with what waits from `replace` on. */
    follow: (next: StoredSlices) => {
      stored = { ...(stored ?? getState()), ...next } as RootState;
      isShown = false;
    },

    /** Others wait now, of which memory shows these slices. */
    replace: (next: readonly UnsavedCommand[], slices: StoredSlices) => {
      stored = next.length > 0 ? (stored ?? getState()) : undefined;
      waiting = next;
      isShown = true;
      show(core, 'hold', registerReread(slices));
      holdUsed();
    },

    /** Decides once more on what waits, on top of what other tabs have stored; what is refused by now falls. Never rejects. */
    decideAgain: async () => {
      const again = inMemory();
      // What lies in the outbox is shown by what shares the register.
      if (!isShown && again.length === 0) return;
      waiting = [];
      stored = undefined;
      isShown = true;
      if (again.length > 0) {
        isDecidingAgain = true;
        // It comes with what a start loads last.
        const { decideAgain, tellFallen } = await import(/* webpackChunkName: "settle" */ './decidingAgain');
        const fallen = await decideAgain(core, again, { keep, chained });
        isDecidingAgain = false;
        tellFallen(core, fallen, saveDraft);
      }
      holdUsed();
    },
  };
}

/** The slices of a register as events leave them; drafts are what is typed here. */
export function eventsOn(state: RootState, events: readonly DecidedEvent[]): StoredSlices {
  const slices = slicesOf(state);
  return Object.fromEntries(
    sliceNames.map((name) => [name, foldNow<object>(reducers[name], slices[name] ?? {}, events)]),
  );
}
