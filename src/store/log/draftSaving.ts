import type { DraftKeeping, Write } from '../../domain/register/eventLog';
import { draftStarted, type DecidedEvent } from '../events';
import { draftPrefix } from '../persistence/local/keys';
import { sameFields } from './preview';
import { registerReread } from './reread';
import { show, tryOut, type Core } from './core';

export type DraftSaving = ReturnType<typeof createDraftSaving>;

/**
 * Saves drafts, which stand outside the register's sequence: what is typed is shown first and stored after.
 * @param usedDrafts the drafts that events have used up which are not stored yet
 */
export function createDraftSaving(core: Core, usedDrafts: () => ReadonlySet<string>) {
  const { log, getState, dispatch, flush, preview, broadcast } = core;
  const { storage } = core.ports;

  /**
   * Gives drafts to the database. What localStorage has of them and the database refuses, a start may not find as it is: it
   * waits for the next event.
   */
  async function keep(writes: readonly Write[], at: string, how: DraftKeeping): Promise<boolean> {
    // Where there is no database, localStorage has them already.
    const kept = !storage.isClosed() && ((await log()?.keepDrafts(writes, at, how, storage.draftsBack())) ?? true);
    storage.noteDrafts(writes, kept);
    return kept;
  }

  function save(event: DecidedEvent, toDisk = false) {
    dispatch(event);
    const { stored, writes } = storage.batchDrafts(flush);
    const onDisk = keep(writes, event.meta.at, toDisk ? 'on disk' : 'typed');
    if (stored) broadcast({ kind: 'draft', event });
    return { stored, onDisk };
  }

  function read() {
    const { drafts } = getState();
    const stored = storage.isClosed() ? undefined : storage.readDrafts(drafts.entities, usedDrafts());
    // Asked whenever a tab wakes up: nothing new is no line in the register's history.
    if (stored && !sameFields(stored.entities ?? {}, drafts.entities)) {
      show(core, 'follow', registerReread({ drafts: stored }));
    }
  }

  const areGone = () => log() !== undefined && storage.areDraftsGone();

  async function putBack() {
    const rows = await log()?.rows(draftPrefix);
    if (rows) storage.putDraftsBack(rows, getState().drafts.entities);
    if (rows && !areGone()) read();
  }

  return {
    keep,
    save,

    /** As `Services.saveDraftForGood`. */
    saveForGood: async (event: DecidedEvent): Promise<'stored' | 'unsaved' | 'failed'> => {
      const next = tryOut(() => preview(event));
      if (!next) return 'failed';
      if (draftStarted.match(event)) storage.noteDraftBack(draftPrefix + event.payload.draft.id);
      const kept = await keep(storage.draftWrites(next.drafts), event.meta.at, 'in turn');
      // An event of another tab may have come in between.
      const saved = tryOut(() => save(event));
      if (!saved) return 'failed';
      return saved.stored && kept ? 'stored' : 'unsaved';
    },

    /** Reads the drafts again that other tabs have saved; later where localStorage was cleared. */
    catchUp: () => {
      if (areGone()) void putBack();
      else read();
    },

    /** Has the database keep what waits. */
    keepWaiting: async (at: string) => {
      if (areGone()) await putBack();
      return keep(storage.draftWrites(undefined), at, 'on disk');
    },
  };
}
