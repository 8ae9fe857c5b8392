import { readBucket } from '../../../domain/register/bucket';
import type { BucketEntry, EventLog, SnapshotHead } from '../../../domain/register/eventLog';
import { persistedSlices, type SliceName } from '../../persistence/shapes/slices';
import { shareTexts } from './shareTexts';

/** Buckets that are read in one transaction. */
const bucketsAtOnce = 16;

/** What a portal of this version finds in a snapshot: the slices, and what lies beside them. */
const versions: Record<string, { version: number } | undefined> = {
  ...persistedSlices,
  fields: { version: 1 },
  front: { version: 1 },
  auditIndex: { version: 1 },
};

/** Whether a snapshot has what this version of the portal does not know. */
export const isOfNewerVersion = (head: SnapshotHead | undefined): boolean =>
  head?.buckets.some(({ of, version }) => version > (versions[of]?.version ?? 0)) ?? false;

/** The buckets of a slice, in the order of the records in them; or those of what lies beside the slices. */
export const bucketsOf = (
  head: SnapshotHead | undefined,
  what: SliceName | 'fields' | 'front' | 'auditIndex',
): BucketEntry[] => (head?.buckets ?? []).filter(({ of }) => of === what).sort((a, b) => (a.from < b.from ? -1 : 1));

/** Reads buckets one after the other; `records` are undefined where one is damaged or gone. */
export async function* readBuckets(log: EventLog, entries: readonly BucketEntry[], yieldToMain: () => Promise<void>) {
  const shared = new Map<string, string>();
  for (let start = 0; start < entries.length; start += bucketsAtOnce) {
    const some = entries.slice(start, start + bucketsAtOnce);
    const texts = (await log.buckets(some.map(({ key }) => key))) ?? [];
    for (const [place, entry] of some.entries()) {
      const text = texts[place] ?? '';
      const records = await readBucket({ key: entry.key, text });
      shareTexts(records, shared);
      yield { entry, text, records };
    }
    await yieldToMain();
  }
}
