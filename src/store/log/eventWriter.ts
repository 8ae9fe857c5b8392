import { keyOfEvent, withDigest } from '../../domain/register/bucket';
import type { AppendResult, Write } from '../../domain/register/eventLog';
import { definitionOf, type Command } from '../command';
import { isLifecycleEvent, registerReplaced, signedOut, type DecidedEvent } from '../events';
import { draftPrefix } from '../persistence/local/keys';
import type { Mode } from '../persistence/local/staging';
import type { StoredSlices } from '../persistence/shapes/slices';
import type { CarryOutResult, Circumstances, Decided } from '../carryingOut';
import { reach, show, tryOut, type Core } from './core';
import type { OlderLog } from './olderLog';
import type { SessionEnd } from './sessionEnd';
import type { Snapshots } from './snapshots/snapshots';
import { eventsOn, type Unsaved } from './unsaved';
import type { Upkeep } from './upkeep';

type Parts = {
  unsaved: Unsaved;
  sessionEnd: SessionEnd;
  olderLog: OlderLog;
  upkeep: Upkeep;
  snapshots: Snapshots;
};

/** Too large to be kept in memory alone until there is room again, or to be sent to the other tabs. */
const isTooLarge = (command: Command) => definitionOf(command).refusedUnstored !== undefined;

export type EventWriter = ReturnType<typeof createEventWriter>;

/** It comes with what a start loads last. */
const loadReplacing = () => import(/* webpackChunkName: "settle" */ './replacing');

/** Writes events, in this tab's turn: what one does is on the disk before anything shows it. */
export function createEventWriter(core: Core, { unsaved, sessionEnd, olderLog, upkeep, snapshots }: Parts) {
  const { place, ports, preview, broadcast } = core;
  const { storage } = ports;

  /** Whether nothing speaks for anything stored that is not in memory. It may be all the same. */
  const seemsNewest = () =>
    core.log() !== undefined && !place.mayBeEmptied && !sessionEnd.findEndedActor() && !storage.isClosed();

  /** @param after the event on top of which it was decided, whatever is heard meanwhile */
  async function append(
    after: number,
    event: DecidedEvent,
    drafts: Write[],
    next: StoredSlices,
    how: Partial<Circumstances> = {},
  ): Promise<AppendResult> {
    if (place.reached !== after) return 'overtaken';
    const unverified = how.caughtUp === false;
    // Something may have come to light since it was decided.
    if (unverified && !seemsNewest()) return 'overtaken';
    if (how.asked?.signal.aborted) return 'called off';
    if (storage.isClosed()) return 'failed';
    const log = core.log();
    if (!log) {
      if (storage.sequence() !== after) return 'overtaken';
      return storage.keepAlone(next, drafts, after + 1) ? 'stored' : 'full';
    }
    if (!(await upkeep.keepFirst())) return 'full';
    if (how.asked) how.asked.isWritten = true;
    const text = await withDigest(keyOfEvent(after + 1), JSON.stringify(event));
    const result = await log.append({
      after,
      texts: [text],
      drafts,
      at: event.meta.at,
      unverified,
      signal: how.asked?.signal,
    });
    // It waits for its turn again.
    if (how.asked && result === 'overtaken') how.asked.isWritten = false;
    if (result === 'stored') storage.noteDrafts(drafts, true);
    return result;
  }

  /** Has memory, localStorage and the other tabs follow an event that is stored. */
  function follow({ event, command }: Decided, take: (mode: Mode) => void) {
    take(core.log() ? 'event' : 'follow');
    reach(place, place.reached + 1);
    if (registerReplaced.match(event)) storage.tryMirrorAgain();
    if (core.log()) storage.mirror(place.reached);
    if (isTooLarge(command)) snapshots.hurry();
    broadcast({ kind: 'deed', sequence: place.reached, event: isTooLarge(command) ? undefined : event });
  }

  /** Stores what waits, first to last. Answers what became of the last that was tried. */
  async function saveUnsaved(): Promise<AppendResult> {
    for (let first = unsaved.first(); first; first = unsaved.first()) {
      // Of a shared register, what waits for the stream may be shown before it.
      const event = (await olderLog.chained(first.event, true)) ?? first.event;
      // What a reducer throws on is not written.
      const slices = tryOut(() => eventsOn(unsaved.storedState(), [event]));
      if (!slices) return 'failed';
      const { drafts: _drafts, ...next } = slices;
      const used = isLifecycleEvent(event) ? event.payload.draftId : undefined;
      const drafts: Write[] = used === undefined ? [] : [[draftPrefix + used, null]];
      const result = await append(place.reached, event, drafts, next);
      if (result !== 'stored') return result;
      unsaved.noteStored(next);
      follow({ ...first, event }, (mode) => storage.stageAll(mode, next, drafts));
    }
    return 'stored';
  }

  return {
    seemsNewest,
    saveUnsaved,

    /** As `Services.carryOut`. */
    carryOut: async (decided: Decided, how: Partial<Circumstances> = {}): Promise<CarryOutResult> => {
      const shared = core.share?.carryOut(decided, how);
      if (shared) return shared;
      // The place that it was decided for, whatever is heard while it is chained.
      const after = place.reached + unsaved.count();
      const waited = await saveUnsaved();
      if (waited === 'overtaken' || waited === 'called off') return 'overtaken';
      const { command } = decided;
      if (waited !== 'stored' && registerReplaced.match(decided.event))
        return (await loadReplacing()).replaceAll(core, decided, { unsaved, olderLog, append, follow });
      const event = await olderLog.chained(decided.event);
      // Looked at once more, as after an event of another tab.
      if (!event) return 'overtaken';
      const signOut = signedOut.match(event) ? event : undefined;
      const next = tryOut(() => preview(event));
      if (!next) {
        if (signOut) sessionEnd.end(event.meta.actor.sessionId);
        sessionEnd.show();
        return 'failed';
      }
      const drafts = storage.draftWrites(next.drafts);
      const result = waited === 'stored' ? await append(after, event, drafts, next, how) : waited;
      if (result === 'called off') return result;
      if (result === 'overtaken' && !(how.isLastTry && signOut)) return result;
      if (result === 'stored') {
        follow({ event, command }, (mode) => show(core, mode, event));
        return result;
      }
      if (signOut) sessionEnd.end(signOut.meta.actor.sessionId);
      if (!isTooLarge(command)) unsaved.keep({ event, command });
      return 'unsaved';
    },
  };
}
