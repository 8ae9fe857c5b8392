import { sha256Text } from '../audit/auditChain';
import type { Bucket, SnapshotHead } from './eventLog';

/*
 * Texts that tell by a digest whether they are what was written, and where: events, buckets of a snapshot, and its head.
 */

/** How long the text of a bucket gets before the next one begins, UTF-16 units: parsing one is a task that nobody feels. */
export const bucketUnits = 64_000;

const digestLength = 43;

const digestOf = (key: string, contents: string) => sha256Text(`${key}\n${contents}`);

/** A text as it is stored at a key. */
export const withDigest = async (key: string, contents: string): Promise<string> =>
  (await digestOf(key, contents)) + contents;

/** What was stored at a key; undefined where the text there is another. */
export async function checkDigest(key: string, text: string): Promise<string | undefined> {
  const contents = text.slice(digestLength);
  return (await digestOf(key, contents)) === text.slice(0, digestLength) ? contents : undefined;
}

/** The key that an event is stored at. */
export const keyOfEvent = (sequence: number) => `event/${String(sequence)}`;

/**
 * Records as one text, which is read at once. Each is on a line of its own, so that damage takes one and not its
 * neighbours.
 * @param lines the records as JSON, each without a line break
 */
export const makeBucket = async (key: string, lines: readonly string[]): Promise<Bucket> => ({
  key,
  text: await withDigest(key, `[${lines.join(',\n')}]`),
});

/** The records of a bucket; undefined where the text is not what was written at its key. */
export async function readBucket({ key, text }: Bucket): Promise<unknown[] | undefined> {
  const contents = await checkDigest(key, text);
  return contents === undefined ? undefined : (JSON.parse(contents) as unknown[]);
}

/** The lines of a bucket that is damaged: most of them are records all the same. */
export const linesOfBucket = (text: string): string[] =>
  text
    .slice(digestLength + 1)
    .split('\n')
    .map((line) => line.replace(/[,\]]$/, ''))
    .filter((line) => line !== '');

const digestOfHead = ({ digest: _digest, ...head }: SnapshotHead) => sha256Text(JSON.stringify(head));

/** A head with its digest. */
export const withHeadDigest = async (head: SnapshotHead): Promise<SnapshotHead> => ({
  ...head,
  digest: await digestOfHead(head),
});

/** The head where it is as it was written; undefined where it is not. */
export const soundHead = async (head: SnapshotHead | undefined): Promise<SnapshotHead | undefined> =>
  head && (await digestOfHead(head)) === head.digest ? head : undefined;
