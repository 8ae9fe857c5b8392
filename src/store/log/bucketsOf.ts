import type { BucketEntry, SnapshotHead } from '../../domain/register/eventLog';
import type { SliceName } from '../persistence/slices';

/** The buckets of a slice, in the order of the records in them. */
export const bucketsOf = (head: SnapshotHead | undefined, slice: SliceName): BucketEntry[] =>
  (head?.buckets ?? []).filter(({ of }) => of === slice).sort((a, b) => (a.from < b.from ? -1 : 1));
