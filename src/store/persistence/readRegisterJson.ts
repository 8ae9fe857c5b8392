import * as v from 'valibot';
import type { WholeRegister } from '../events';
import { registerFileVersion, registerFormat } from './registerJson';
import { migrate, persistedSlices } from './slices';

type RecordSlice = keyof WholeRegister;

/** Why a text is no register that could be taken up. `place` counts the records of a slice from 1. */
export type RegisterProblem =
  | { code: 'not_json' }
  | { code: 'not_a_register' }
  | { code: 'newer_version' }
  | { code: 'forbidden_name'; name: string }
  | { code: 'missing_slice'; slice: RecordSlice }
  | { code: 'bad_record'; slice: RecordSlice; place: number }
  | { code: 'repeated_id'; slice: RecordSlice; place: number };

/** The register of a file or a snapshot, every record of the current version and checked by its schema. */
export type RegisterFile = { exportedAt: string; records: WholeRegister };

export type RegisterReading = { ok: true; file: RegisterFile } | { ok: false; problems: RegisterProblem[] };

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

const headSchema = v.object({
  format: v.literal(registerFormat),
  version: whole,
  exportedAt: v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}T/),
    v.check((instant) => !Number.isNaN(Date.parse(instant))),
  ),
  /** Left out by version 1, when every slice was of version 1. */
  sliceVersions: v.optional(v.record(v.string(), whole), {}),
  slices: v.record(v.string(), v.unknown()),
});

/**
 * Reads the text that `registerAsJson` made, or something that only pretends to be one: a register whose every record
 * is sound, or everything that is wrong with it. Nothing is taken of a text that has a problem.
 */
export function readRegisterJson(text: string): RegisterReading {
  const problems: RegisterProblem[] = [];
  const head = readHead(text, problems);
  if (!head) return { ok: false, problems };
  const read = <Item extends { id: string }>(slice: RecordSlice, schema: v.GenericSchema<Item>) =>
    readSlice(slice, schema, head, problems);
  const records: WholeRegister = {
    claims: read('claims', persistedSlices.claims.record),
    drafts: read('drafts', persistedSlices.drafts.record),
    payments: read('payments', persistedSlices.payments.record),
    fundLedger: read('fundLedger', persistedSlices.fundLedger.record),
    users: read('users', persistedSlices.users.record),
    audit: read('audit', persistedSlices.audit.record),
    notifications: read('notifications', persistedSlices.notifications.record),
    savedViews: read('savedViews', persistedSlices.savedViews.record),
  };
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, file: { exportedAt: head.exportedAt, records } };
}

type Head = v.InferOutput<typeof headSchema>;

/** Names that no record has, and that reach behind an object where they are used as its keys. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

function readHead(text: string, problems: RegisterProblem[]): Head | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text, (name, item: unknown) => {
      if (forbidden.has(name)) problems.push({ code: 'forbidden_name', name });
      return item;
    });
  } catch {
    problems.push({ code: 'not_json' });
  }
  if (problems.length > 0) return undefined;
  const head = v.safeParse(headSchema, value);
  if (!head.success) problems.push({ code: 'not_a_register' });
  else if (head.output.version > registerFileVersion) problems.push({ code: 'newer_version' });
  return problems.length > 0 || !head.success ? undefined : head.output;
}

function readSlice<Item extends { id: string }>(
  slice: RecordSlice,
  schema: v.GenericSchema<Item>,
  { sliceVersions, slices }: Head,
  problems: RegisterProblem[],
): Item[] {
  const list = slices[slice];
  const from = sliceVersions[slice] ?? 1;
  if (!Array.isArray(list)) problems.push({ code: 'missing_slice', slice });
  else if (from > persistedSlices[slice].version) problems.push({ code: 'newer_version' });
  else {
    const seen = new Set<string>();
    return list.flatMap((stored: unknown, index) => {
      const record = readRecord(slice, schema, stored, from);
      const place = index + 1;
      if (!record || record.id in Object.prototype) problems.push({ code: 'bad_record', slice, place });
      else if (seen.has(record.id)) problems.push({ code: 'repeated_id', slice, place });
      else seen.add(record.id);
      return record ?? [];
    });
  }
  return [];
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
