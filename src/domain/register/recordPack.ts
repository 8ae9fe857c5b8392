import * as v from 'valibot';
import { sha256Text } from '../audit/auditChain';

/*
 * The records of a slice once more, as a few long texts: a start reads ten thousand records in a fraction of the time
 * that their own rows take. The rows stay what counts; packs are made of what is in memory, checked already, and any
 * that is not whole is as good as none.
 */

const packShape = v.object({ key: v.string(), sequence: v.number(), text: v.string() });

/** `sequence` is the last deed that the records show. The text begins with a digest of all that the pack is. */
export type RecordPack = v.InferOutput<typeof packShape>;

export type PackedRecord = { id: string };

/** A pack as it lay, or none where it has not the shape of one. */
export function readRecordPack(stored: unknown): RecordPack[] {
  const result = v.safeParse(packShape, stored);
  return result.success ? [result.output] : [];
}

/** How long a pack's text gets, UTF-16 units: parsing one is a task that nobody feels. */
const mostUnits = 1_000_000;

type Contents = {
  /** Of what the packs are. */
  name: string;
  /** The version of everything stored: packs of another are not read. */
  version: string;
  sequence: number;
  records: Iterable<PackedRecord>;
};

/** Cuts records into packs. Rests after each. */
export async function makePacks(register: Contents, yieldToMain: () => Promise<void>): Promise<RecordPack[]> {
  const { name, version, sequence, records } = register;
  const parts: string[] = [];
  let part: string[] = [];
  let units = 0;
  for (const record of records) {
    const text = JSON.stringify(record);
    part.push(text);
    units += text.length;
    if (units < mostUnits) continue;
    parts.push(part.join(','));
    part = [];
    units = 0;
    await yieldToMain();
  }
  if (part.length > 0 || parts.length === 0) parts.push(part.join(','));
  const packs: RecordPack[] = [];
  for (const [place, list] of parts.entries()) {
    const key = keyOf(name, place, parts.length);
    const contents = `{"version":${JSON.stringify(version)},"records":[${list}]}`;
    packs.push({ key, sequence, text: (await digestOf(key, sequence, contents)) + contents });
    await yieldToMain();
  }
  return packs;
}

/** The records of packs; undefined where one of them is lacking, damaged, or of another version. */
export async function readPacks(
  packs: readonly RecordPack[],
  { name, version }: Pick<Contents, 'name' | 'version'>,
  yieldToMain: () => Promise<void>,
): Promise<PackedRecord[] | undefined> {
  if (packs.length === 0 || packs.some(({ key }, place) => key !== keyOf(name, place, packs.length))) return undefined;
  const records: PackedRecord[] = [];
  for (const { key, sequence, text } of packs) {
    const contents = text.slice(digestLength);
    if ((await digestOf(key, sequence, contents)) !== text.slice(0, digestLength)) return undefined;
    const value: unknown = JSON.parse(contents);
    if (!isPackOf(version, value)) return undefined;
    for (const record of value.records) records.push(record);
    await yieldToMain();
  }
  return records;
}

const padded = (count: number) => String(count).padStart(6, '0');

const keyOf = (name: string, place: number, of: number) => `${name}/${padded(place)}/${padded(of)}`;

const digestLength = 43;

const digestOf = (key: string, sequence: number, contents: string) => sha256Text([key, sequence, contents].join('\n'));

/** Of a text whose digest fits, the version alone can be another. */
function isPackOf(version: string, value: unknown): value is { records: PackedRecord[] } {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === version;
}
