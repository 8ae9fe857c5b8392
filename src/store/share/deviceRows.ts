import type { EventLog, Write } from '../../domain/register/eventLog';
import { takesWholeLog } from '../audit/chaining';
import type { DecidedEvent } from '../events';
import type { Core } from '../log/core';
import type { OlderLog } from '../log/olderLog';
import type { Tail } from '../log/reading/tail';
import type { Unsaved } from '../log/unsaved';
import { draftPrefix } from '../persistence/local/keys';
import { chainEvents, textsOf } from './chainEvents';
import { parseRows, readTexts, writesOf, type ShareRows } from './rows';
import { isShown, showOutbox } from './shownOutbox';

type Parts = {
  unsaved: Unsaved;
  olderLog: OlderLog;
  /** Takes over what the log has, and the rows after it; that is `written` where this tab itself has put it there. */
  catchUp: (written?: Tail) => Promise<void>;
  /** Rows were taken over, or could not be written. */
  onTaken: () => void;
  /** The rows are gone: the device shares nothing any more. */
  onGone: () => void;
};

export type DeviceRows = ReturnType<typeof createDeviceRows>;

/** What lies beside the log of a device that shares its register, as memory has it; all within the tab's turn. */
export function createDeviceRows(core: Core, log: EventLog, first: ShareRows, parts: Parts) {
  const { ports, place, broadcast } = core;
  const { unsaved, olderLog, onTaken } = parts;
  let rows = first;
  let texts: ReadonlyMap<string, string> = new Map();
  let isFull = false;

  async function takeOver(next: ShareRows) {
    const before = rows;
    rows = next;
    const isNews = before.outbox !== next.outbox || before.place !== next.place;
    if (isNews || !isShown(unsaved, next.outbox)) await showOutbox(core, unsaved, next.outbox);
    onTaken();
  }

  return {
    rows: () => rows,
    /** The disk had no room for what came last. */
    isFull: () => isFull,

    /** What is not in the log shows at the other tabs once they have looked. */
    tellTabs: () => broadcast({ kind: 'deed', sequence: place.reached + 1 }),

    /** Writes rows without an event. Answers whether they are on the disk. */
    keep: async (changed: Partial<ShareRows>): Promise<boolean> => {
      const writes = writesOf(changed);
      isFull = ports.storage.isClosed() || !(await log.keepDrafts(writes, ports.now(), 'in turn'));
      if (isFull) onTaken();
      else {
        texts = withWrites(texts, writes);
        await takeOver({ ...rows, ...changed });
      }
      return !isFull;
    },

    /** Writes events as the next of the log, with rows and drafts, and has this tab and the others follow. */
    append: async (events: readonly DecidedEvent[], writes: readonly Write[]): Promise<boolean> => {
      const taking = events.find((event) => takesWholeLog(unsaved.storedState().audit, event));
      if (ports.storage.isClosed() || (taking && !(await olderLog.chained(taking, true)))) return false;
      const after = place.reached;
      const linked = await chainEvents(unsaved.storedState().audit, events);
      const written = await textsOf(after, linked);
      const result = await log.append({ after, texts: written, drafts: writes, at: ports.now() });
      isFull = result !== 'stored';
      if (isFull) {
        onTaken();
        return false;
      }
      const drafts = writes.filter(([key]) => key.startsWith(draftPrefix));
      ports.storage.noteDrafts(drafts, true);
      ports.storage.stageAll('event', {}, drafts);
      await parts.catchUp({ sequence: after + linked.length, events: linked, problem: null });
      ports.storage.mirror(place.reached);
      broadcast({ kind: 'deed', sequence: place.reached });
      return true;
    },

    /** Takes over what other tabs have written. Answers whether there is something new to send. */
    catchUp: async (): Promise<boolean> => {
      const found = ports.storage.isClosed() ? undefined : await readTexts(log);
      if (!found) return false;
      const isSame = found.size === texts.size && [...found].every(([key, text]) => texts.get(key) === text);
      if (isSame && isShown(unsaved, rows.outbox)) return false;
      const parsed = isSame ? rows : parseRows(found);
      texts = found;
      if (parsed === 'unreadable') ports.storage.lose('unreadable');
      else if (!parsed) parts.onGone();
      else {
        const { outbox } = rows;
        await takeOver(parsed);
        return parsed.outbox.pending.length > 0 && parsed.outbox !== outbox;
      }
      return false;
    },
  };
}

function withWrites(texts: ReadonlyMap<string, string>, writes: readonly Write[]): ReadonlyMap<string, string> {
  const next = new Map(texts);
  for (const [key, text] of writes) {
    if (text === null) next.delete(key);
    else next.set(key, text);
  }
  return next;
}
