import * as fc from '../test/fastCheck';
import * as v from 'valibot';
import {
  buildAuditEvent,
  buildClaim,
  buildDecision,
  buildDraft,
  buildEvidence,
  buildFile,
  buildLedgerEntry,
  buildNote,
  buildNotification,
  buildPayment,
  buildUser,
  buildVerification,
} from '../test/builders';
import { emptyFilter } from './claimFilter';
import {
  auditRecord,
  claimRecord,
  draftRecord,
  fundLedgerRecord,
  notificationRecord,
  paymentRecord,
  preferencesRecord,
  userRecord,
} from './records';
import { savedViewRecord } from './savedView';
import { defaultPreferences } from './settings';
import { hasShape } from './shape';

const evidence = { ...buildEvidence(), photos: [buildFile(), { ...buildFile(), sampleUrl: '/sample/photo.jpg' }] };
const audited = buildAuditEvent({
  details: { reason: 'Wrong password', attempts: 2 },
  changes: [
    { field: 'status', oldValue: 'submitted', newValue: 'rejected' },
    { field: 'approvedAmount', newValue: 5 },
  ],
});

const view = { filter: emptyFilter, sort: 'date', order: 'desc', size: 25 };

const kinds: [name: string, schema: v.GenericSchema, record: object][] = [
  ['claim', claimRecord, buildClaim({ evidence, notes: [buildNote()], verification: buildVerification() })],
  ['claim decided on', claimRecord, buildClaim({ decision: buildDecision(), approvedAmount: 1_000_000 })],
  ['draft', draftRecord, buildDraft()],
  ['payment', paymentRecord, buildPayment()],
  ['fund ledger', fundLedgerRecord, buildLedgerEntry()],
  ['user', userRecord, buildUser()],
  ['audit', auditRecord, audited],
  ['notification', notificationRecord, buildNotification()],
  ['saved view', savedViewRecord, { id: 'V', owner: 'grace@uwa.example', name: 'Mine', view }],
  ['preferences', preferencesRecord, { ...defaultPreferences, exchangeRates: { USD: 3700.5 } }],
];

/** The places of a value, its own included, each as the names that lead there. */
function placesOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([key, part]) => placesOf(part).map((place) => [key, ...place]))];
}

/** A copy with something else at a place, or, without it, nothing. */
function withAt(value: unknown, [key, ...place]: string[], put: { value: unknown } | undefined): unknown {
  if (key === undefined) return put?.value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (name !== key) return [[name, part]];
    return place.length === 0 && !put ? [] : [[name, withAt(part, place, put)]];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    undefined,
    NaN,
    Infinity,
    -1,
    0.5,
    2 ** 53,
    '',
    '2026-02-29T08:00:00.000Z',
    '2026-13-01',
    '2028-02-29',
    [],
  ),
);

test.each(kinds)('%s: answers what valibot answers, whatever is put in any place', (_name, schema, record) => {
  const places = placesOf(record);
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.option(fc.record({ value: strange }), { nil: undefined }),
      (place, put) => {
        const changed = withAt(record, place, put);
        expect(hasShape(schema, changed)).toBe(v.is(schema, changed));
      },
    ),
    { numRuns: 500 },
  );
});

test.each(kinds)('%s: a sound one has its shape', (_name, schema, record) => {
  expect(hasShape(schema, record)).toBe(true);
});

test('A schema that it does not know is left to valibot', () => {
  const trimmed = v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty()) });
  expect(hasShape(trimmed, { name: ' Grace ' })).toBe(true);
  expect(hasShape(trimmed, { name: '  ' })).toBe(false);
});
