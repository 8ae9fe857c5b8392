import {
  dataVersion,
  fieldsOf,
  migrate,
  persistedSlices,
  recordSlices,
  sliceNames,
  type PersistedSlice,
} from './slices';

test('what is stored goes through every version between its own and the present one, in their order', () => {
  const noted = (version: number) => (stored: unknown) => [...(stored as number[]), version];
  const slice: PersistedSlice = { version: 4, migrations: { 2: noted(2), 3: noted(3), 4: noted(4) } };
  expect(migrate(slice, [], 1)).toEqual([2, 3, 4]);
  expect(migrate(slice, [], 3)).toEqual([4]);
  expect(migrate(slice, [], 4)).toEqual([]);
  // What a newer portal wrote is tried as it is.
  expect(migrate(slice, [], 9)).toEqual([]);
});

test('a migration that throws is told to whoever asked', () => {
  const broken = () => {
    throw new Error('Not an object');
  };
  expect(() => migrate({ version: 2, migrations: { 2: broken } }, 7, 1)).toThrow('Not an object');
});

test('the small fields of a slice are all that it has beside its records, with its version', () => {
  const slice = { ids: ['A'], entities: { A: {} }, chain: 'X', _persist: { version: 1, rehydrated: true } };
  expect(fieldsOf('audit', slice)).toEqual({ version: persistedSlices.audit.version, chain: 'X' });
});

test('a snapshot holds every slice of records but the drafts, which are kept as they are typed', () => {
  const withRecords = sliceNames.filter((name) => 'record' in persistedSlices[name]);
  expect([...recordSlices, 'drafts'].sort()).toEqual(withRecords.sort());
});

test('tabs of builds that keep anything in another version do not take each other for the same', () => {
  expect(dataVersion.split('.')).toEqual(sliceNames.map((name) => String(persistedSlices[name].version)));
});
