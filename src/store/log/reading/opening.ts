import type { ClaimsFront } from '../../../domain/claim/claimsFront';
import type { DraftRow, EventLog } from '../../../domain/register/eventLog';
import { recordSlices, type SliceName, type StoredSlice } from '../../persistence/shapes/slices';
import type { Ports } from '../../ports';
import { openReader, type RegisterReader } from './registerReader';
import type { Snapshots } from '../snapshots/snapshots';
import { draftPrefix } from '../../persistence/local/keys';

/** Where a register is read from: the log or, where that has none, localStorage, which mirrors it. */
type Source = { reader: RegisterReader; sequence?: never } | { reader?: never; sequence: number };

export type Opening = {
  /** The last event that what is read shows: an earlier one as soon as a reducer has thrown on one of those after it. */
  readonly sequence: number;
  log: EventLog | undefined;
  /** Whether the log lacks a sound snapshot, which it has to be given before anything can follow. */
  isFirst: boolean;
  drafts: readonly DraftRow[];
  /** `isPart`: older rows of the audit log were left on the disk. */
  readSlice: (slice: SliceName) => Promise<{ slice: StoredSlice | undefined; isPart: boolean }>;
  readFront: () => Promise<ClaimsFront | undefined>;
  /** Why nothing may be written on top of what is read; whether a reducer throws is known when all of it is. */
  readonly problem: 'newer' | 'unreadable' | null;
};

/** Opens what is stored. Rejects with `RegisterOutOfReach` where it lies in a database that cannot be read. */
export async function openStored(ports: Ports, onGone: () => void, snapshots: Snapshots): Promise<Opening> {
  const { storage } = ports;
  storage.findAside();
  const log = await ports.openLog(storage.closeForNewer, onGone);
  const reading = log && (await Promise.all([newestReaderOf(log, ports), log.rows(draftPrefix)]));
  const [reader, drafts] = reading ?? [];
  if (!log || !reader || !drafts) {
    if (storage.isInDatabase()) throw new RegisterOutOfReach();
    return openingOf(ports, snapshots, { drafts: [] }, { sequence: storage.sequence() });
  }
  storage.overlayDrafts(drafts);
  const { head, tail } = reader;
  const isMirrored = () => storage.sequence() >= tail.sequence && storage.hasRecords();
  // Events alone, of a register whose snapshot is damaged, are no register.
  if (reader.isLost && !isMirrored()) throw new RegisterOutOfReach();
  if (reader.isThere) {
    snapshots.goOn(head, reader.generation);
    const isWhole = !reader.isLost && tail.problem !== 'unreadable' && storage.sequence() <= tail.sequence;
    if (isWhole || !isMirrored()) {
      return openingOf(ports, snapshots, { log, drafts, isFirst: !reader.isPresent }, { reader });
    }
    // The mirror shows what an event did that cannot be read, or is there no more.
    recordSlices.forEach(snapshots.writeAnew);
    return openingOf(ports, snapshots, { log, drafts, isFirst: true }, { sequence: storage.sequence() });
  }
  if (storage.isInDatabase() && !storage.hasRecords()) throw new RegisterOutOfReach();
  return openingOf(ports, snapshots, { log, drafts, isFirst: true }, { sequence: storage.sequence() });
}

/** Another tab may have written an event, and mirrored it, since the log was read. */
async function newestReaderOf(log: EventLog, ports: Ports) {
  const reader = await readerOf(log, ports);
  return reader && ports.storage.sequence() > reader.tail.sequence ? readerOf(log, ports) : reader;
}

/** What reads a log as it is now; undefined where it cannot be read. */
export const readerOf = (log: EventLog, { storage, yieldToMain, newestLogBuckets }: Ports) =>
  openReader({ log, storage, yieldToMain, newestLogBuckets });

type Known = Pick<Opening, 'drafts'> & Partial<Pick<Opening, 'log' | 'isFirst'>>;

function openingOf({ storage }: Ports, snapshots: Snapshots, known: Known, { reader, sequence }: Source): Opening {
  return {
    log: undefined,
    isFirst: false,
    ...known,
    get sequence() {
      return reader ? reader.reached : sequence;
    },
    get problem() {
      return reader?.tail.problem ?? null;
    },
    readSlice: async (slice) => {
      if (reader && slice !== 'drafts') return readSliceOf(reader, slice, false, snapshots, { storage });
      return { slice: storage.read(slice, {}), isPart: false };
    },
    readFront: () => reader?.readFront() ?? Promise.resolve(undefined),
  };
}

/** A slice as a reader has it, noted as what is stored; `whole`: also the older rows of the audit log. */
export async function readSliceOf(
  reader: RegisterReader,
  slice: SliceName,
  whole: boolean,
  snapshots: Snapshots,
  { storage }: Pick<Ports, 'storage'>,
): Promise<{ slice: StoredSlice; isPart: boolean }> {
  const { slice: read, changed, isPart } = await reader.readSlice(slice, whole);
  storage.noteRead(slice, read);
  if (changed) snapshots.note(slice, changed);
  else snapshots.writeAnew(slice);
  return { slice: read, isPart };
}

/** The register lies in a database that the browser does not give, or gives empty. */
export class RegisterOutOfReach extends Error {
  constructor() {
    super('The register in the database is out of reach');
  }
}
