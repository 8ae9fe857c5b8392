import { sliceNames, type StoredSlice, type StoredSlices } from '../persistence/shapes/slices';
import type { Core } from './core';
import { readerOf, readSliceOf } from './reading/opening';
import type { Snapshots } from './snapshots/snapshots';

/**
 * Reads the whole register anew while it is open; undefined when it cannot be read.
 * @param isLogWhole whether memory has the whole audit log, and is to have it
 */
export async function rereadAll(
  { ports, log: findLog, getState }: Core,
  snapshots: Snapshots,
  usedDrafts: ReadonlySet<string>,
  isLogWhole: boolean,
): Promise<{ slices: StoredSlices; sequence: number; isPart: boolean } | undefined> {
  const { storage } = ports;
  const log = findLog();
  const state = getState();
  const reader = log && (await readerOf(log, ports));
  if (reader?.tail.problem === 'newer') storage.closeForNewer();
  else if (reader?.tail.problem) storage.lose('unreadable');
  if (log && (!reader || reader.tail.problem)) return undefined;
  if (reader) snapshots.goOn(reader.head, reader.generation);
  const sequence = reader?.tail.sequence ?? storage.sequence();
  const slices: StoredSlices = {};
  let isPart = false;
  for (const slice of sliceNames) {
    const { entities }: StoredSlice = { ...state[slice] };
    if (slice === 'drafts') continue;
    if (!reader) slices[slice] = storage.read(slice, entities);
    else {
      const reading = await readSliceOf(reader, slice, isLogWhole, snapshots, ports);
      slices[slice] = reading.slice;
      isPart ||= reading.isPart;
    }
  }
  // Found while the events were folded into the slices: those that were read before it show more than the others.
  if (reader?.tail.problem) {
    storage.lose('unreadable');
    return undefined;
  }
  // People type while the rest is read: nothing is waited for from here on until it shows.
  if (!log || !storage.areDraftsGone()) slices.drafts = storage.readDrafts(getState().drafts.entities, usedDrafts);
  return { slices, sequence, isPart };
}
