import type { Reducer } from '@reduxjs/toolkit';
import type { Claim } from '../../domain/claim/claim';
import type { Draft } from '../../domain/claim/draft';
import type { olderLogRead } from '../audit/olderLog';
import { auditReducer } from '../audit/slice';
import { decide, definitionOf, overtakenCommand, type Command } from '../command';
import { draftStarted, isLifecycleEvent, type DecidedEvent } from '../events';
import { commandsOvertaken } from '../persistence/healthSlice';
import { sliceNames, type SliceName, type StoredSlices } from '../persistence/shapes/slices';
import { registerReducers, type RootState } from '../registerReducers';
import { show, slicesOf, tryOut, type Core } from './core';
import { foldNow } from '../table';

const reducers: Record<SliceName, Reducer> = registerReducers;

/** A command that could not be stored, and the event that it is in memory alone. */
type UnsavedCommand = { command: Command; event: DecidedEvent };

type Parts = {
  saveDraft: (event: DecidedEvent) => void;
  /** An event with its place in the chain; undefined where that cannot be told. */
  chained: (event: DecidedEvent) => Promise<DecidedEvent | undefined>;
};

export type Unsaved = ReturnType<typeof createUnsaved>;

/** What could not be stored: it is done in memory, and waits as its command, to be decided again on what others store. */
export function createUnsaved(core: Core, { saveDraft, chained }: Parts) {
  const { ports, getState, dispatch, preview } = core;
  let waiting: UnsavedCommand[] = [];
  /** The register as it is stored, without what waits. */
  let stored: RootState | undefined;
  let isDecidingAgain = false;
  const held = new Map<string, () => void>();

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

  /**
   * Decides on a command by its first id and time, and does it in memory once more. Answers whether it is refused by now:
   * what throws, in the decision or in a reducer, is a refusal, and nothing of it is done.
   */
  async function doAgain({ command, event: { meta } }: UnsavedCommand): Promise<boolean> {
    try {
      const decision = decide(getState(), command, meta);
      if (!decision.ok) return true;
      if (!decision.event) return false;
      const event = await chained(decision.event);
      if (!event) return true;
      preview(event);
      keep({ command, event });
      return false;
    } catch (error) {
      console.error(error);
      return true;
    }
  }

  /** What was typed for a command that fell is a draft again. */
  function giveBack({ command, event }: UnsavedCommand) {
    const draft = definitionOf(command).findDraft?.(command);
    const { meta } = event;
    if (draft && !isSubmitted(draft, getState().claims.entities)) saveDraft(draftStarted({ draft }, meta));
  }

  return {
    keep,
    count: () => waiting.length,
    isDecidingAgain: () => isDecidingAgain,
    first: () => waiting[0],

    /** The first that waited is stored. */
    noteStored: (next: StoredSlices) => {
      waiting = waiting.slice(1);
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

    /** Decides once more on what waits, on top of what other tabs have stored; what is refused by now falls. Never rejects. */
    decideAgain: async () => {
      const again = waiting;
      waiting = [];
      stored = undefined;
      isDecidingAgain = again.length > 0;
      const fallen: UnsavedCommand[] = [];
      for (const unsaved of again) if (await doAgain(unsaved)) fallen.push(unsaved);
      isDecidingAgain = false;
      for (const unsaved of fallen) tryOut(() => giveBack(unsaved));
      holdUsed();
      const told = fallen.flatMap(({ command }) => tryOut(() => overtakenCommand(getState(), command)) ?? []);
      if (told.length > 0) dispatch(commandsOvertaken(told));
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

/** Whether the claim that a draft becomes is there; an edit of a claim becomes none. */
export const isSubmitted = ({ claimId, editOf }: Draft, claims: Record<string, Claim>) =>
  !editOf && claimId !== undefined && claims[claimId] !== undefined;
