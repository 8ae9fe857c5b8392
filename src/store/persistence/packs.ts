import type { Journal, JournalRow } from '../../domain/register/journal';
import { makePacks, readPacks, type PackedRecord, type RecordPack } from '../../domain/register/recordPack';
import { isClaimsFront, type ClaimsFront } from '../../domain/claim/claimsFront';
import { frontOf, goOnFrom } from '../claims/front';
import type { RootState } from '../registerReducers';
import { rowsOf } from '../table';
import { keyPrefix } from './keys';
import type { FarSlice } from './registerStorage';
import { dataVersion, isNear, sliceNames, type SliceName } from './slices';

/*
 * Packs (domain/register/recordPack.ts) of what lies in the database: one set for each slice, and `front`, what the first page of
 * the claims list shows.
 */

/** So many rows after them are read one by one before packs are made anew. */
const mostNewer = 300;

/** So many rows written in this visit as well: with a few more, a start would do without packs (`Journal.packs`). */
const mostWritten = 1500;

export type Packs = ReturnType<typeof createPacks>;

/** @param findJournal the journal, which is not known before the start */
export function createPacks(findJournal: () => Journal, yieldToMain: () => Promise<void>) {
  const version = dataVersion;
  let areOld = false;
  let written = 0;

  /** A slice that does not lie in localStorage; undefined when it cannot be read. */
  async function readSlice(slice: SliceName): Promise<FarSlice | undefined> {
    const head = keyPrefix + slice;
    const found = await findJournal().packs(slice, [head]);
    const records = found && (await readPacks(found.packs, { name: slice, version }, yieldToMain));
    areOld ||= !found || !records || found.newer.length > mostNewer;
    if (!found || !records) {
      const rows = await findJournal().rows(head);
      return rows && { records: [], texts: textsOf(rows) };
    }
    const written = new Set(found.newer.map(({ key }) => key));
    return {
      records: written.size === 0 ? records : records.filter(({ id }) => !written.has(`${head}/${id}`)),
      texts: textsOf(found.newer),
    };
  }

  /** What the first page of the claims list shows, as all deeds left it; undefined where that takes reading everything. */
  async function readFront(): Promise<ClaimsFront | undefined> {
    const found = await findJournal().packs('front', [`${keyPrefix}claims/`, `${keyPrefix}payments/`]);
    if (!found || found.newer.length > mostNewer) return undefined;
    const [front] = (await readPacks(found.packs, { name: 'front', version }, yieldToMain)) ?? [];
    return front && isClaimsFront(front) ? goOnFrom(front, found.newer) : undefined;
  }

  /** Packs the register as it is after a deed. Answers whether they are kept. */
  async function make(state: RootState, sequence: number): Promise<boolean> {
    // What is written from now on makes them old again. Refused, as on a full disk, they wait for as much, or for the next visit.
    areOld = false;
    written = 0;
    const contents = new Map<string, Iterable<PackedRecord>>([['front', [frontOf(state)]]]);
    for (const slice of sliceNames.filter((name) => !isNear(name))) contents.set(slice, recordsOf(state[slice]));
    const packs: RecordPack[] = [];
    for (const [name, records] of contents) {
      packs.push(...(await makePacks({ name, version, sequence, records }, yieldToMain)));
    }
    return findJournal().keepPacks(packs, sequence);
  }

  return {
    readSlice,
    readFront,
    make,
    areOld: () => areOld,
    /** A deed has written so many rows. Another register in the place of this one leaves the packs nothing. */
    heed: (rows: number) => {
      written += rows;
      areOld ||= written > mostWritten;
    },
    /** The register has come to the database, where nothing of it is packed. */
    expire: () => {
      areOld = true;
    },
  };
}

/** The records of a slice in the order of their ids, as they are read again. */
const recordsOf = (slice: object): PackedRecord[] =>
  hasRecords(slice) ? rowsOf({ ids: [...slice.ids].sort(), entities: slice.entities }) : [];

const hasRecords = (slice: object): slice is { ids: string[]; entities: Record<string, PackedRecord> } =>
  'ids' in slice && 'entities' in slice;

/** The texts of rows; what was removed has none. */
export function textsOf(rows: readonly JournalRow[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { key, text } of rows) if (text !== null) texts.set(key, text);
  return texts;
}
