import type { Write } from '../../domain/register/eventLog';
import { createAsideTexts } from './local/asideTexts';
import { createLocalDrafts } from './local/localDrafts';
import { createLocalDraftSaving } from './local/localDraftSaving';
import { createLocalMirror } from './local/localMirror';
import { createLocalReading } from './local/localReading';
import { createSliceChanges, headKey, recordPrefix } from './local/localRecords';
import { createLocalTexts, type Backend } from './local/localTexts';
import { createSessionEnds } from './local/sessionEnds';
import { persistedSlices, sliceNames, type PersistedSlices, type SliceName, type StoredSlices } from './shapes/slices';
import { createStaging } from './local/staging';
import { createStorageHealth, type StorageHealth } from './storageHealth';

export type RegisterStorage = ReturnType<typeof createRegisterStorage>;
export type SliceStorage = ReturnType<RegisterStorage['forSlice']>;

/**
 * What localStorage has of the register: the drafts, as they are typed, and a mirror of all else as long as there is room,
 * which is read where there is no database, or an empty or damaged one. It never throws; what goes wrong shows in
 * `health()`. Here are the parts, and how they hang together; each says what it answers and refuses.
 *
 * Keys: `reg/<slice>` holds a slice's version and small fields, `reg/<slice>/<id>` a record, `reg/sequence` the number of
 * the last event that the mirror shows, `reg/set-aside/...` what could not be read.
 */
export function createRegisterStorage(backend: Backend, slices: PersistedSlices = persistedSlices) {
  const local = createLocalTexts(backend);
  const changes = createSliceChanges(slices);
  const { report, reasons, ...health } = createStorageHealth(local, changes);
  const { isClosed } = health;
  const aside = createAsideTexts(local, report);
  const drafts = createLocalDrafts(local);
  const shared = { local, aside, drafts, slices, changes, isClosed, report };
  const { isMirrorAt, mirrorLacks, makeRoom, ...mirror } = createLocalMirror(shared);
  const { texts, ...reading } = createLocalReading(shared);
  const staging = createStaging({ ...shared, mirrorLacks });
  const draftSaving = createLocalDraftSaving({ ...shared, ...staging, makeRoom });

  return {
    // Whether it may be touched, and how it stands: isClosed, closeForNewer, lose, onHealth.
    ...health,
    health: (): StorageHealth => ({ unsaved: drafts.count(), setAside: aside.entries(), ...reasons() }),

    // Where the register lies.
    sequence: local.sequence,
    isInDatabase: local.isInDatabase,
    markInDatabase: () => void (isClosed() || local.markInDatabase()),

    // Reading: read, readDrafts, noteRead, isUntouched.
    ...reading,
    /** The mirror, where it shows an event. */
    mirrorAt: (sequence: number) => (isMirrorAt(sequence) ? texts() : undefined),

    // What redux-persist hands over, and what is made of it: forSlice, within, stageAll, onChanges.
    ...staging,

    // The mirror: hasRecords, opened, mirror, followed, isMirrorDue, tryMirrorAgain, makeMirror.
    ...mirror,

    // Drafts as they are typed: batchDrafts, healDrafts, noteDrafts, draftWrites.
    ...draftSaving,
    overlayDrafts: drafts.overlay,
    areDraftsBehind: drafts.isBehind,
    noteDraftBack: drafts.noteBack,
    draftsBack: drafts.back,

    // Sessions that are over, whether or not that is stored: endSession, hearSignedOut, isSignedOut.
    ...createSessionEnds(local, slices.session),

    // What could not be read.
    /** Finds what was set aside at earlier starts. */
    findAside: () => aside.readFrom(local.keys()),
    /** @param id undefined for what lies in the place of the small fields of the slice */
    setAside: (slice: SliceName, id: string | undefined, text: string) =>
      aside.put(id === undefined ? headKey(slice) : recordPrefix(slice) + id, text),
    removeAside: aside.remove,

    /** Where there is no database: keeps an event in the records alone, all of it or nothing. */
    keepAlone: (next: StoredSlices, draftWrites: readonly Write[], sequence: number): boolean => {
      const writes = sliceNames.flatMap((slice) => (next[slice] ? changes.of(slice, next[slice]).writes : []));
      const all = new Map([...drafts.waiting, ...writes, ...draftWrites]);
      return !isClosed() && aside.makeWay(all.keys()) && local.putRecords(all, sequence);
    },
  };
}
