import { sha256Text } from '../audit/auditChain';
import type { Bucket, SnapshotHead } from './eventLog';

/*
 * Texts that tell by a digest whether they are what was written, and where: events, buckets of a snapshot, and its head.
 */

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

/** What a head is to say of itself. */
export const digestOfHead = ({ digest: _digest, ...head }: SnapshotHead) => sha256Text(JSON.stringify(head));

/** The head where it is as it was written; undefined where it is not. */
export const soundHead = async (head: SnapshotHead | undefined): Promise<SnapshotHead | undefined> =>
  head && (await digestOfHead(head)) === head.digest ? head : undefined;
