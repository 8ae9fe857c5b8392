import * as v from 'valibot';
import { chainHeadRecord, type ChainHead } from '../../domain/audit/auditChain';
import { runAtOnce, runInChunks } from '../../domain/runInChunks';
import { isOfBefore } from '../../domain/register/ofBefore';
import { findForbiddenName } from '../../domain/register/untrustedJson';
import { writtenAt } from '../../domain/register/storedFields';
import type { WholeRegister } from '../events';
import { registerFileVersion, registerFormat } from './registerJson';
import { migrate } from '../versions';
import { persistedSlices } from './slices';

type RecordSlice = keyof WholeRegister;

/** Why a text is no register that could be taken up. `place` counts the records of a slice from 1. */
export type RegisterProblem =
  | { code: 'not_json' }
  | { code: 'not_a_register' }
  | { code: 'newer_version' }
  | { code: 'of_before' }
  | { code: 'forbidden_name'; name: string }
  | { code: 'missing_slice'; slice: RecordSlice }
  | { code: 'bad_record'; slice: RecordSlice; place: number }
  | { code: 'repeated_id'; slice: RecordSlice; place: number };

/** The register of a file or a snapshot, every record of the current version and checked by its schema. */
export type RegisterFile = {
  exportedAt: string;
  records: WholeRegister;
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
  const records: WholeRegister = {
    claims: yield* readSlice('claims', persistedSlices.claims.record, head, problems),
    drafts: yield* readSlice('drafts', persistedSlices.drafts.record, head, problems),
    payments: yield* readSlice('payments', persistedSlices.payments.record, head, problems),
    fundLedger: yield* readSlice('fundLedger', persistedSlices.fundLedger.record, head, problems),
    schedules: yield* readSlice('schedules', persistedSlices.schedules.record, head, problems),
    scheme: yield* readSlice('scheme', persistedSlices.scheme.record, head, problems),
    users: yield* readSlice('users', persistedSlices.users.record, head, problems),
    audit: yield* readSlice('audit', persistedSlices.audit.record, head, problems),
    notifications: yield* readSlice('notifications', persistedSlices.notifications.record, head, problems),
    savedViews: yield* readSlice('savedViews', persistedSlices.savedViews.record, head, problems),
  };
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    file: { exportedAt: head.exportedAt, records, auditChain: head.auditChain },
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

function* readSlice<Item extends { id: string }>(
  slice: RecordSlice,
  schema: v.GenericSchema<Item>,
  { sliceVersions, slices }: Head,
  problems: RegisterProblem[],
): Generator<void, Item[]> {
  const list = slices[slice];
  const from = sliceVersions[slice] ?? 1;
  const records = new Map<string, Item>();
  if (!Array.isArray(list)) problems.push({ code: 'missing_slice', slice });
  else if (from > persistedSlices[slice].version) problems.push({ code: 'newer_version' });
  else {
    for (const [index, stored] of list.entries()) {
      const record = readRecord(slice, schema, stored, from);
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
function readRecord<Item>(slice: RecordSlice, schema: v.GenericSchema<Item>, stored: unknown, from: number) {
  try {
    const result = v.safeParse(schema, migrate(persistedSlices[slice], stored, from));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
