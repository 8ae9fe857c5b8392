import * as v from 'valibot';
import type { AuditEvent } from './audit';

/*
 * The audit log as a chain: every row made here carries the hash of the one before (docs/audit-chain.md, The audit log
 * as a chain). A chain belongs to the register of one device; rows that come from elsewhere keep the links of theirs.
 */

export const chainHeadRecord = v.object({
  chain: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,24}$/)),
  place: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  hash: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
});

/** Where a chain ends: its last row's place, counted from 1, and that row's hash. */
export type ChainHead = v.InferOutput<typeof chainHeadRecord>;

/**
 * How a chain began, by the first letter of its name: the sample's own, which is the same on every device; on a log with
 * nothing older than the sample; on a log with rows that are in no chain, or in those of other devices; and again, since the
 * end of the one before was gone.
 */
export const chainBeginnings = { sample: 'S', new: 'N', unlinked: 'L', again: 'R' } as const;

const linkPattern = /^([A-Za-z0-9_-]{1,24})\/([1-9]\d{0,9})\/([A-Za-z0-9_-]{43})$/;

/** A link as its row carries it: the chain, the row's place in it, the hash of the row before. */
export const linkText = ({ chain, place, hash }: ChainHead) => `${chain}/${place}/${hash}`;

/** What a link says: `hash` is that of the row before. Undefined for none, and for one that was never made here. */
export function readLink(link: string | undefined): ChainHead | undefined {
  const [, chain, place, hash] = linkPattern.exec(link ?? '') ?? [];
  return chain !== undefined && hash !== undefined ? { chain, place: Number(place), hash } : undefined;
}

/** Whether a row is of a chain. */
export const isOfChain = ({ link }: AuditEvent, chain: string) => link?.startsWith(`${chain}/`) === true;

/** A value as JSON with its fields in the order of their names; what is undefined is left out. */
function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalText(field)}`).join(',')}}`;
}

/** SHA-256 of a text, in base64url: 43 characters. The browser computes it beside the page. */
export async function sha256Text(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

/** The hash of a row, its link included. */
export const hashOfRow = (row: AuditEvent) => sha256Text(canonicalText(row));

/** How many rows are hashed as one text where they are not told apart. */
const blockOfRows = 256;

/**
 * One digest over rows in the order of their ids, whatever their links.
 * @param yieldToMain asked after every block of rows
 */
export async function digestOfRows(
  rows: readonly AuditEvent[],
  yieldToMain: () => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const ordered = [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
  const digests: string[] = [];
  for (let start = 0; start < ordered.length; start += blockOfRows) {
    const block = ordered.slice(start, start + blockOfRows);
    digests.push(await sha256Text(block.map(canonicalText).join('\n')));
    await yieldToMain();
  }
  return sha256Text(digests.join('\n'));
}

/** Rows one after the other as they follow on a chain's end, and where it ends then. */
export async function linkRows(
  rows: readonly AuditEvent[],
  head: ChainHead,
): Promise<{ rows: AuditEvent[]; head: ChainHead }> {
  const linked: AuditEvent[] = [];
  let end = head;
  for (const row of rows) {
    const place = end.place + 1;
    const next = { ...row, link: linkText({ ...end, place }) };
    linked.push(next);
    end = { chain: end.chain, place, hash: await hashOfRow(next) };
  }
  return { rows: linked, head: end };
}
