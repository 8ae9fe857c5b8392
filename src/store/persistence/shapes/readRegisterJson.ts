import * as v from 'valibot';
import { chainHeadRecord, type ChainHead } from '../../../domain/audit/auditChain';
import { runAtOnce, runInChunks } from '../../../domain/runInChunks';
import { isOfBefore } from '../../../domain/register/ofBefore';
import { findForbiddenName } from '../../../domain/register/untrustedJson';
import { writtenAt } from '../../../domain/register/storedFields';
import { registerFileVersion, registerFormat } from './registerJson';
import { migrate, type Versions } from '../../../domain/register/versions';
import { kindNames, kinds, type Kind, type RegisterRecords } from '../../../domain/register/kinds/kinds';

/** Why a text is no register that could be taken up. `place` counts the records of a slice from 1. */
export type RegisterProblem =
  | { code: 'not_json' }
  | { code: 'not_a_register' }
  | { code: 'newer_version' }
  | { code: 'of_before' }
  | { code: 'forbidden_name'; name: string }
  | { code: 'missing_slice'; slice: Kind }
  | { code: 'bad_record'; slice: Kind; place: number }
  | { code: 'repeated_id'; slice: Kind; place: number };

/** The register of a file or a snapshot, every record of the current version and checked by its schema. */
export type RegisterFile = {
  exportedAt: string;
  records: RegisterRecords;
  /** Where the chain of its audit log ends, as the file says; null where it says nothing that could be read. */
  auditChain: ChainHead | null;
};

export type RegisterReading = { ok: true; file: RegisterFile } | { ok: false; problems: RegisterProblem[] };

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

export const registerHead = v.object({
  format: v.literal(registerFormat),
  version: whole,
  exportedAt: writtenAt,
  sliceVersions: v.record(v.string(), whole),
  slices: v.record(v.string(), v.unknown()),
  /** The check of the log reports what is no row. */
  auditChain: v.fallback(v.nullable(chainHeadRecord), null),
});

/**
 * Reads the text that `registerAsJson` made, or something that only pretends to be one: a register whose every record
 * is sound, or what is wrong with it. Nothing is taken of a text that has a problem.
 */
export function readRegisterJson(text: string): RegisterReading {
  return runAtOnce(read(text));
}

/**
 * As `readRegisterJson`, in turns, so that the page goes on while a long file is read. Only the parsing of its text is
 * one piece. Rejects when `yieldToMain` does.
 * @param yieldToMain resolves when the page has done what was waiting; it may return at once
 */
export function readRegisterJsonInChunks(text: string, yieldToMain: () => Promise<void>): Promise<RegisterReading> {
  return runInChunks(read(text), yieldToMain);
}

/** Rests after every record. */
function* read(text: string): Generator<void, RegisterReading> {
  const problems: RegisterProblem[] = [];
  const head = yield* readHead(text, problems);
  if (!head) return { ok: false, problems };
  const lists: [Kind, object[]][] = [];
  for (const name of kindNames) lists.push([name, yield* readSlice(name, head, problems)]);
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    file: {
      exportedAt: head.exportedAt,
      records: Object.fromEntries(lists) as RegisterRecords,
      auditChain: head.auditChain,
    },
  };
}

type Head = v.InferOutput<typeof registerHead>;

function* readHead(text: string, problems: RegisterProblem[]): Generator<void, Head | undefined> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    problems.push({ code: 'not_json' });
    return undefined;
  }
  yield;
  const name = yield* findForbiddenName(value);
  if (name !== undefined) {
    problems.push({ code: 'forbidden_name', name });
    return undefined;
  }
  const head = v.safeParse(registerHead, value);
  if (isOfBefore(value)) problems.push({ code: 'of_before' });
  else if (!head.success) problems.push({ code: 'not_a_register' });
  else if (head.output.version > registerFileVersion) problems.push({ code: 'newer_version' });
  return problems.length > 0 || !head.success ? undefined : head.output;
}

/** A list of which this many records are unsound is read no further. */
const enoughProblems = 1000;

function* readSlice(
  slice: Kind,
  { sliceVersions, slices }: Head,
  problems: RegisterProblem[],
): Generator<void, { id: string }[]> {
  // A file from before there were records of a kind names no version of it, and holds none.
  const list = slice in sliceVersions || slice in slices ? slices[slice] : [];
  const from = sliceVersions[slice] ?? 1;
  const records = new Map<string, { id: string }>();
  if (!Array.isArray(list)) problems.push({ code: 'missing_slice', slice });
  else if (from > kinds[slice].version) problems.push({ code: 'newer_version' });
  else {
    for (const [index, stored] of list.entries()) {
      const record = readRecord(slice, stored, from);
      const place = index + 1;
      if (!record || record.id in Object.prototype) problems.push({ code: 'bad_record', slice, place });
      else if (records.has(record.id)) problems.push({ code: 'repeated_id', slice, place });
      // Frozen, it is whole: the store's reducers need not go through it for something that is still being changed.
      else records.set(record.id, Object.freeze(record));
      if (problems.length >= enoughProblems) break;
      yield;
    }
  }
  return [...records.values()];
}

/** What the schema does not name is left behind. */
function readRecord(slice: Kind, stored: unknown, from: number): { id: string } | undefined {
  const kind: Versions & { record: v.GenericSchema<{ id: string }> } = kinds[slice];
  try {
    const result = v.safeParse(kind.record, migrate(kind, stored, from));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
