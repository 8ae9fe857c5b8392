import type { AsideTexts } from './asideTexts';
import { keysOfSlices } from './localRecords';
import type { LocalTexts } from './localTexts';
import { recordSlices, sliceNames, type SliceName, type StoredSlice, type StoredSlices } from '../shapes/slices';

/** Records that are mirrored before the browser may do something else. */
const recordsAtOnce = 100;

type Mirroring = {
  local: LocalTexts;
  aside: AsideTexts;
  /** Every text of a slice, each made when it is asked for. */
  textsOf: (slice: SliceName, value: StoredSlice) => Iterable<[key: string, text: string]>;
  state: StoredSlices;
  sequence: number;
  yieldToMain: () => Promise<void>;
  goesOn: () => boolean;
};

/**
 * Has localStorage hold the whole register, part by part, and its number last; takes out what the register does not have.
 * `full` where there is no room for it, here or as another tab has found.
 */
export async function makeMirror(mirroring: Mirroring): Promise<'made' | 'full' | 'stopped'> {
  const { local, aside, textsOf, state, sequence, yieldToMain, goesOn } = mirroring;
  /** Another tab may have let go of the mirror, or mirrored an event that this one has yet to hear of. */
  function findStop(): 'full' | 'stopped' | undefined {
    if (!goesOn() || local.sequence() > sequence) return 'stopped';
    return local.isWithoutRecords() ? 'full' : undefined;
  }
  let stop = findStop();
  if (stop) return stop;
  const gone = new Set(keysOfSlices(local.keys(), recordSlices));
  for (const slice of sliceNames.filter((name) => name !== 'drafts')) {
    for (const some of piecesOf(textsOf(slice, state[slice] ?? {}))) {
      for (const [key] of some) gone.delete(key);
      if (!aside.makeWay(some.map(([key]) => key)) || !local.putAll(some)) return 'full';
      await yieldToMain();
      stop = findStop();
      if (stop) return stop;
    }
  }
  const removals = [...gone].map((key) => [key, null] as const);
  return aside.makeWay(gone) && local.putRecords(removals, sequence) ? 'made' : 'stopped';
}

function* piecesOf<Text>(texts: Iterable<Text>): Generator<Text[]> {
  let piece: Text[] = [];
  for (const text of texts) {
    piece.push(text);
    if (piece.length < recordsAtOnce) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}
