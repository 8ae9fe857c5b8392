import * as v from 'valibot';
import { findStoredVersion, parseStored, readStoredHead, readStoredRecord } from './readStored';
import type { Migration } from '../../../domain/register/versions';
import type { PersistedSlice } from './slices';

/** A migration of records that are of one shape and no other. */
const from = (shape: v.GenericSchema<Record<string, unknown>>, change: (stored: Record<string, unknown>) => object) =>
  ((stored) => change(v.parse(shape, stored))) satisfies Migration;

/** Visits: version 1 named who went, version 2 several, version 3 says when. */
const visits: PersistedSlice = {
  version: 3,
  migrations: {
    2: from(v.looseObject({ by: v.string() }), ({ by, ...rest }) => ({ ...rest, by: [by] })),
    3: from(v.looseObject({ by: v.optional(v.array(v.string())) }), (stored) => ({ at: '', ...stored })),
  },
  record: v.object({ id: v.string(), by: v.array(v.string()), at: v.string() }),
};
const texts = {
  1: '{"id":"V-1","by":"Sarah"}',
  2: '{"id":"V-1","by":["Sarah"]}',
  3: '{"id":"V-1","by":["Sarah"],"at":"noon"}',
};
const read = (text: string, version?: number, id = 'V-1') => readStoredRecord(visits, id, text, version);

describe('a stored text', () => {
  test('is read as JSON', () => {
    expect(parseStored('{"id":"V-1","by":[]}')).toEqual({ id: 'V-1', by: [] });
    expect(parseStored('7')).toBe(7);
  });

  test.each([
    ['is no JSON', '{"id":"V-1"'],
    ['has a name that no record can have', '{"id":"V-1","__proto__":{"admin":true}}'],
    ['is nested too deeply to be read', '['.repeat(5000) + ']'.repeat(5000)],
    ['is empty', ''],
  ])('that %s is none that can be kept', (_what, text) => {
    expect(parseStored(text)).toBeUndefined();
  });
});

test.each(['{"version":3}', '{"version":3,"open":true}'])('the head %s names version 3', (head) => {
  expect(findStoredVersion(head)).toBe(3);
});

test.each([
  [null],
  ['{"version":'],
  ['{"version":"3"}'],
  ['{"version":0}'],
  ['{"version":-1}'],
  ['{"version":2.5}'],
  // Nobody wrote so many: it is no promise to try them all.
  ['{"version":1000}'],
  ['{}'],
  ['null'],
  ['3'],
])('the head %s names no version that there can be', (head) => {
  expect(findStoredVersion(head)).toBeUndefined();
});

describe('a record', () => {
  test.each([1, 2, 3] as const)('of version %s is read as the present version has it', (version) => {
    const value = { id: 'V-1', by: ['Sarah'], at: version === 3 ? 'noon' : '' };
    expect(read(texts[version], version)).toEqual({ value, migrated: version !== 3 });
  });

  test.each([
    ['a later one', 1, 3],
    ['an earlier one', 3, 1],
    ['one that there is not', 7, 2],
    ['none', undefined, 1],
  ] as const)('is read all the same where the head names %s', (_what, named, version) => {
    expect(read(texts[version], named)?.value).toMatchObject({ id: 'V-1', by: ['Sarah'] });
  });

  test('is read as the version that the head names, if it fits several', () => {
    const renamed: PersistedSlice = {
      version: 2,
      migrations: { 2: (stored) => ({ ...(stored as object), migrated: true }) },
      record: v.looseObject({ id: v.string() }),
    };
    const as = (version: number) => readStoredRecord(renamed, 'V-1', '{"id":"V-1"}', version);
    expect(as(1)).toEqual({ value: { id: 'V-1', migrated: true }, migrated: true });
    expect(as(2)).toEqual({ value: { id: 'V-1' }, migrated: false });
  });

  test.each([
    ['that fits no version', '{"id":"V-1","by":7}', 'V-1'],
    ['of another id', texts[3], 'V-2'],
    ['with a name that every object has', '{"id":"constructor","by":[],"at":""}', 'constructor'],
    ['that is no JSON', texts[3].slice(0, -1), 'V-1'],
    ['that is no object', '"V-1"', 'V-1'],
    ['that is nothing', 'null', 'V-1'],
  ])('%s cannot be understood', (_what, text, id) => {
    expect(read(text, 3, id)).toBeUndefined();
  });

  test('of a slice that has none cannot be understood', () => {
    expect(readStoredRecord({ version: 1, migrations: {} }, 'V-1', texts[3], 1)).toBeUndefined();
  });
});

describe('the small fields of a slice', () => {
  const settings: PersistedSlice = {
    version: 2,
    migrations: { 2: from(v.looseObject({}), (stored) => ({ phones: [], ...stored })) },
    head: v.object({ theme: v.string(), phones: v.array(v.string()) }),
  };

  test('are read as the present version has them, without the version', () => {
    expect(readStoredHead(settings, '{"version":2,"theme":"dark","phones":["0772"]}')).toEqual({
      theme: 'dark',
      phones: ['0772'],
    });
    expect(readStoredHead(settings, '{"version":1,"theme":"dark"}')).toEqual({ theme: 'dark', phones: [] });
  });

  test('are read where no version, or a wrong one, is named', () => {
    expect(readStoredHead(settings, '{"theme":"dark"}')).toEqual({ theme: 'dark', phones: [] });
    expect(readStoredHead(settings, '{"version":2,"theme":"dark"}')).toEqual({ theme: 'dark', phones: [] });
    expect(readStoredHead(settings, '{"version":900,"theme":"dark","phones":[]}')).toEqual({
      theme: 'dark',
      phones: [],
    });
  });

  test.each([
    ['that do not have the shape', '{"version":2,"theme":7,"phones":[]}'],
    ['among which is one that the slice does not know', '{"version":2,"theme":"dark","phones":[],"admin":true}'],
    ['that are no object', '[]'],
    ['that are no JSON', '{"version":2'],
  ])('%s cannot be understood', (_what, text) => {
    expect(readStoredHead(settings, text)).toBeUndefined();
  });

  test('of a slice of records are not migrated as its records are', () => {
    expect(readStoredHead(visits, '{"version":1}')).toEqual({});
    expect(readStoredHead(visits, '{"version":1,"open":true}')).toBeUndefined();
    const withFields = { ...visits, head: v.object({ at: v.optional(v.string()) }) };
    expect(readStoredHead(withFields, '{"version":2}')).toEqual({});
  });
});
