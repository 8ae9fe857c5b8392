import { isOfChainOrAfter, type AuditLog } from '../audit/chaining';
import { bringsWholeLog, olderLogRead } from '../audit/olderLog';
import { olderLogLeft } from '../persistence/healthSlice';
import type { SliceName, StoredSlices } from '../persistence/shapes/slices';
import { reach, show, type Core } from './core';
import { registerCaughtUp, registerReread } from './reread';
import { readTail, type Tail } from './reading/tail';
import type * as Below from './takeOver';
import type { Unsaved } from './unsaved';

type Parts = {
  unsaved: Unsaved;
  /** The register has come from elsewhere: the device may share it from now on. */
  findShare: () => Promise<void>;
  /** Whether the log has the register: this tab may have yet to bring it there, or another have been first. */
  findRegister: () => Promise<'there' | 'lacking' | 'brought'>;
  /** Memory shows the register that the log has. */
  noteShown: () => void;
  /**
   * Reads the whole register anew, up to an event; undefined when it cannot be read. `isPart`: older rows of the audit log
   * were left on the disk.
   */
  readAll: () => Promise<{ slices: StoredSlices; sequence: number; isPart: boolean } | undefined>;
  /** Brings what was read into what it is to be, all records looked at together. */
  settle: () => void;
  /** Has the next snapshot go on from nothing of a slice. */
  writeAnew: (slice: SliceName) => void;
};

/** Has memory show what other tabs have stored. */
export function createCatchUp(
  core: Core,
  { unsaved, findShare, findRegister, noteShown, readAll, settle, writeAnew }: Parts,
) {
  const { place, ports, getState, dispatch } = core;
  const { storage } = ports;

  /** Shows the register as an event has left it. What a reducer throws on is not shown, and does not count as that. */
  function follow(sequence: number, action: Parameters<Core['dispatch']>[0], mode: 'follow' | 'reread' = 'follow') {
    show(core, mode, action);
    reach(place, sequence);
    storage.followed(sequence);
  }

  /** Takes over the register as it is read anew. */
  async function reread(): Promise<void> {
    const from = place.reached;
    const { chain } = unsaved.storedState().audit;
    const read = await readAll();
    if (!read) return;
    // Heard of meanwhile.
    if (from !== place.reached) return catchUp();
    if (place.mayBeEmptied && !isOfChainOrAfter(chain, read.slices.audit as AuditLog)) return storage.lose('emptied');
    place.mayBeEmptied = false;
    follow(read.sequence, registerReread(read.slices), 'reread');
    noteShown();
    dispatch(read.isPart ? olderLogLeft() : olderLogRead({ rows: [] }));
    settle();
    await unsaved.decideAgain();
    await findShare();
  }

  /** localStorage alone tells that there were events, and not which. */
  async function catchUpAlone(): Promise<void> {
    if (storage.isInDatabase()) return storage.lose('moved');
    const there = storage.sequence();
    if (there === 0 && place.seen > 0) return storage.lose('emptied');
    if (there !== place.reached) await reread();
  }

  function takeOver(tail: Tail, below: typeof Below | false) {
    const { sequence, events } = tail;
    const isAnother = events.some(bringsWholeLog);
    // Rows that memory never had are no change, and would go on as rows of the register that has come.
    if (isAnother && getState().storage.olderLog) writeAnew('audit');
    if (below) below.takeOver(core, unsaved, tail, isAnother);
    else follow(sequence, registerCaughtUp({ events }));
  }

  /** Only in this tab's turn. @param written what this tab itself has put into the log just now */
  async function catchUp(written?: Tail): Promise<void> {
    if (storage.isClosed()) return;
    const log = core.log();
    if (!log) return catchUpAlone();
    const register = await findRegister();
    if (register === 'lacking') return;
    if (register === 'brought') return reread();
    // It comes with what a start loads last: without it, as without what checks events, none can be taken over.
    const below =
      unsaved.all().length > 0 && (await import(/* webpackChunkName: "settle" */ './takeOver').catch(() => undefined));
    if (below === undefined) return;
    const from = place.reached;
    const { chain } = unsaved.storedState().audit;
    const tail = written ?? (await readTail(log, from, false, chain).catch(() => undefined));
    if (!tail) return;
    if (from !== place.reached) return catchUp();
    if (tail.sequence < place.seen) return storage.lose('emptied');
    if (tail.sequence === from && !place.mayBeEmptied) return;
    if (tail.problem === 'newer') return storage.closeForNewer();
    // Of what lies there the events since do not tell all: it may be another register that has come as far.
    if (tail.problem || place.mayBeEmptied) return reread();
    try {
      takeOver(tail, below);
    } catch (error) {
      console.error(error);
      return storage.lose('unreadable');
    }
    await unsaved.decideAgain();
    if (tail.events.some(bringsWholeLog)) await findShare();
  }

  return {
    catchUp: async (written?: Tail) => {
      await catchUp(written);
      await core.share?.catchUp();
    },
    follow,
  };
}
