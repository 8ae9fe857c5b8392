import { linesOfBucket } from '../../../domain/register/bucket';
import type { SnapshotHead } from '../../../domain/register/eventLog';
import { headKey, readSliceTexts, recordPrefix, type Texts } from '../../persistence/local/localRecords';
import { readStoredRecord } from '../../persistence/shapes/readStored';
import { persistedSlices, type SliceName, type StoredSlice } from '../../persistence/shapes/slices';
import { foldSlice } from './fold';
import { createRecovered } from './recovered';
import { only, sliceOf, type Base, type Gap, type ReaderRoom, type Records, type Remains } from './remains';

type Room = ReaderRoom & {
  /** What a snapshot has of a slice. */
  readRemains: (head: SnapshotHead, slice: SliceName) => Promise<Remains>;
  /** Lets what is read end before an event of the present tail, by its place there. */
  stopBefore: (place: number) => void;
};

/**
 * A slice of which the present snapshot has not everything whole. Each record is taken from the first place that has it
 * whole: what is sound of the present snapshot and of the one before, and the mirror, all as the same event left them. What is whole nowhere is set aside; records of it that can be read in spite of the damage are
 * kept as well.
 * @param present what the other slices are read from
 * @param before the snapshot before
 */
export async function recoverSlice(
  room: Room,
  slice: SliceName,
  present: Base,
  before: Base | undefined,
): Promise<StoredSlice> {
  const { storage, yieldToMain, readRemains, stopBefore } = room;
  const { reached, tail } = present;
  const recovered = createRecovered();

  /** Undefined where a reducer throws on an event after it. */
  async function fold({ fields, entities: read, gaps }: Remains, base: Base): Promise<Remains | undefined> {
    const { slice: folded, failedAt } = await foldSlice(
      slice,
      sliceOf(slice, fields, read),
      base.tail.events,
      yieldToMain,
    );
    if (failedAt !== undefined && base === present) stopBefore(failedAt);
    if (failedAt !== undefined) return undefined;
    return { ...split(folded), ...(!fields && { fields }), gaps };
  }

  const told = new Set<string>();
  function setAside(name: string | undefined, text: string) {
    const what = `${name ?? ''}\n${text}`;
    // What a newer version wrote stays as it is.
    if (tail.problem !== 'newer' && !told.has(what)) storage.setAside(slice, name, text);
    told.add(what);
  }

  /** Records in a damaged bucket that can be read all the same. */
  function readLines({ text, version }: Gap): Records {
    const records: Records = {};
    for (const line of linesOfBucket(text)) {
      const id = idInLine(line);
      const reading = readStoredRecord(persistedSlices[slice], id ?? '', line, version);
      if (id !== undefined && reading) records[id] = reading.value;
      else if (id === undefined || recovered.isMissing(id)) setAside(id ?? line.slice(0, 40), line);
    }
    return records;
  }

  /** Up to an earlier event, which the snapshot before shows too if it has not gone on without it. */
  const again = () =>
    recoverSlice(room, slice, present, before && before.reached <= present.reached ? before : undefined);

  const snapshots: { base: Base; gaps: Gap[] }[] = [];
  for (const base of [present, before]) {
    if (!base?.head) continue;
    const source = await fold(await readRemains(base.head, slice), base);
    if (!source && base === present) return again();
    if (!source) continue;
    snapshots.push({ base, gaps: source.gaps });
    recovered.add(source);
  }
  const mirror = storage.mirrorAt(reached);
  const mirrored = mirror && remainsIn(slice, mirror);
  // A mirror has the fields of every slice.
  if (mirrored && mirror.get(headKey(slice)) === null) mirrored.fields = undefined;
  // The browser may have refused to go on reading it.
  if (mirrored && !storage.isClosed()) recovered.add(mirrored);

  const fields = recovered.fields();
  const unread = recovered
    .gaps()
    .filter((gap) =>
      isOfFields(gap)
        ? !fields && 'head' in persistedSlices[slice]
        : gap.version === undefined && recovered.isMissing(gap.from),
    );
  for (const { base, gaps } of snapshots) {
    for (const gap of gaps.filter((one) => one.version !== undefined && recovered.isOpen(one))) {
      // Nobody can tell whether what is left of it is what was written there last.
      if (recovered.isStretch(gap)) setAside(gap.name, gap.text);
      recovered.take((await fold({ fields, entities: readLines(gap), gaps: [] }, base))?.entities ?? {});
    }
  }
  // What lies in the way of the mirror comes last: where there is no room to move it, it stays where it is.
  for (const { name, text } of unread) setAside(name, text);
  return sliceOf(slice, fields, recovered.entities);
}

/** The id that a line of a damaged bucket names first. */
const idInLine = (line: string): string | undefined => /"id":"([^"]*)"/.exec(line)?.[1];

function split({ ids: _ids, entities = {}, ...fields }: StoredSlice) {
  return { fields, entities };
}

/** What texts have of a slice. */
function remainsIn(slice: SliceName, texts: Texts): Remains {
  const gaps: Gap[] = [];
  function put(key: string, text: string) {
    const id = key.slice(recordPrefix(slice).length);
    gaps.push(key === headKey(slice) ? { from: '', to: '', name: undefined, text } : { ...only(id), name: id, text });
  }
  const { fields, entities } = split(readSliceTexts(persistedSlices, { put }, slice, texts).value);
  return { fields: gaps.some(isOfFields) ? undefined : fields, entities, gaps };
}

const isOfFields = ({ from, to }: Gap) => from === to;
