import { dataVersion, fieldsOf, persistedSlices, recordSlices, sliceNames } from './slices';

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
