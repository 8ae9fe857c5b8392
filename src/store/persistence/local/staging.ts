import type { Write } from '../../../domain/register/eventLog';
import type { LocalDrafts } from './localDrafts';
import type { LocalMirror } from './localMirror';
import type { SliceChanges } from './localRecords';
import { sliceNames, type SliceName, type StoredSlice, type StoredSlices } from '../shapes/slices';

/**
 * What is made of what redux-persist hands over: an event that this tab has stored is mirrored, one that another tab has
 * stored is mirrored there; drafts are saved; what was read is noted already; what is not stored yet is left for later.
 */
export type Mode = 'event' | 'follow' | 'draft' | 'reread' | 'hold';

type Parts = {
  changes: Pick<SliceChanges, 'of' | 'note'>;
  drafts: Pick<LocalDrafts, 'put' | 'forget'>;
  mirrorLacks: LocalMirror['mirrorLacks'];
  report: () => void;
};

export type Staging = ReturnType<typeof createStaging>;

/** Takes the slices as redux-persist hands them over, and passes on what has changed in them. It writes nothing itself. */
export function createStaging({ changes, drafts, mirrorLacks, report }: Parts) {
  let mode: Mode = 'reread';
  let tell: (slice: SliceName, ids: readonly string[]) => void = () => undefined;

  /** A slice as redux-persist hands it over, after each event. */
  function stage(slice: SliceName, value: StoredSlice) {
    if (mode === 'reread' || (mode === 'hold' && slice !== 'drafts')) return;
    const { ids, writes } = changes.of(slice, value);
    if (ids.length > 0) tell(slice, ids);
    for (const [key, text] of mode === 'hold' ? [] : writes) {
      if (slice === 'drafts' && mode === 'draft') drafts.put(key, text);
      else if (slice === 'drafts') drafts.forget(key);
      if (mode === 'event') mirrorLacks(key, text);
    }
    changes.note(slice, value);
  }

  /** Runs what dispatches, and makes of it what `Mode` says. What throws is thrown, and leaves the mode as it was. */
  function within(next: Mode, run: () => void) {
    const outer = mode;
    mode = next;
    try {
      run();
    } finally {
      mode = outer;
    }
    report();
  }

  return {
    within,

    /** Takes slices for stored, and what became of drafts. */
    stageAll: (as: Mode, next: StoredSlices, draftWrites: readonly Write[]) =>
      within(as, () => {
        for (const slice of sliceNames) if (next[slice]) stage(slice, next[slice]);
        for (const [key, text] of draftWrites) {
          drafts.forget(key);
          if (mode === 'event') mirrorLacks(key, text);
        }
      }),

    /** The storage of one slice as redux-persist asks for it, with `serialize` and `deserialize` off. */
    forSlice: (slice: SliceName, readSlice: (slice: SliceName) => Promise<StoredSlice | undefined>) => ({
      getItem: () => readSlice(slice),
      setItem: (_key: string, value: StoredSlice) => {
        stage(slice, value);
        return Promise.resolve();
      },
      removeItem: () => Promise.resolve(),
    }),

    /** Calls back with the ids of the records that have changed. */
    onChanges: (callBack: (slice: SliceName, ids: readonly string[]) => void) => {
      tell = callBack;
    },
  };
}
