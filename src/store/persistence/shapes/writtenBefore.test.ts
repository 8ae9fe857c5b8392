import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lifecycle, lifecycleActions } from '../../../domain/workflow/lifecycle';
import { eventVersions, lifecycleVersion } from '../../events';
import { parseStoredEvent } from '../../parseEvent';
import { readStoredHead, readStoredRecord } from './readStored';
import { persistedSlices, sliceNames, type PersistedSlices } from './slices';

/*
 * What a version of the portal stored, word for word, a line each: a record of a slice, the small fields beside its records,
 * or the payload of an event, with the version that it is of. A line never changes. What is at a new version gets none: that
 * every line is still read is what its migration is for.
 */
type Line = { of: string; version: number } & ({ record: { id: string } } | { head: object } | { payload: object });

const lines = JSON.parse(readFileSync(join(__dirname, 'writtenBefore.json'), 'utf8')) as Line[];
const slices: PersistedSlices = persistedSlices;

const meta = {
  eventId: '0MWOOVAN4-0005',
  at: '2026-11-20T08:00:10.000Z',
  actor: { name: 'Admin', email: 'admin@uwa.example', role: 'admin', sessionId: '0MWOOV8BS-0002' },
};

function read(line: Line): unknown {
  const { of, version } = line;
  if ('payload' in line) return parseStoredEvent({ type: of, payload: line.payload, meta: { ...meta, v: version } });
  const slice = slices[of as keyof PersistedSlices];
  return 'record' in line
    ? readStoredRecord(slice, line.record.id, JSON.stringify(line.record), version)
    : readStoredHead(slice, JSON.stringify({ version, ...line.head }));
}

test('what any version stored is read: where it is not, a migration is missing beside the version that was raised', () => {
  expect(
    lines.filter((line) => read(line) === undefined).map(({ of, version }) => `${of}, version ${version}`),
  ).toEqual([]);
});

test('of what has come to a second version there is a line of the first: add it, as the version before wrote it', () => {
  const versions: [string, number][] = [
    ...sliceNames.map((name): [string, number] => [name, slices[name].version]),
    ...eventVersions,
    ['an action on a claim', lifecycleVersion],
  ];
  const actionEvents = new Set<string>(lifecycleActions.map((action) => lifecycle[action].event));
  const first = new Set(
    lines.flatMap(({ of, version }) => (version === 1 ? (actionEvents.has(of) ? 'an action on a claim' : of) : [])),
  );
  expect(versions.filter(([name, version]) => version > 1 && !first.has(name))).toEqual([]);
});
