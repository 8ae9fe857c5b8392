import { digestOfHead, withDigest } from './bucket';
import type { Bucket, SnapshotHead } from './eventLog';

/* What a snapshot is written as; bucket.ts reads it. */

/** How long the text of a bucket gets before the next one begins, UTF-16 units: parsing one is a task that nobody feels. */
export const bucketUnits = 64_000;

/**
 * Records as one text, which is read at once. Each is on a line of its own, so that damage takes one and not its
 * neighbours.
 * @param lines the records as JSON, each without a line break
 */
export const makeBucket = async (key: string, lines: readonly string[]): Promise<Bucket> => ({
  key,
  text: await withDigest(key, `[${lines.join(',\n')}]`),
});

/** A head with its digest. */
export const withHeadDigest = async (head: SnapshotHead): Promise<SnapshotHead> => ({
  ...head,
  digest: await digestOfHead(head),
});
