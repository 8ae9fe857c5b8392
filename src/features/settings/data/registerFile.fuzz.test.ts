import * as fc from '../../../test/fastCheck';
import * as v from 'valibot';
import { planMerge } from '../../../store/register/merging/planMerge';
import { readRegisterJson } from '../../../store/persistence/shapes/readRegisterJson';
import { persistedSlices } from '../../../store/persistence/shapes/slices';
import { registerAsJson } from '../../../store/persistence/shapes/registerJson';
import {
  buildAuditEvent,
  buildClaim,
  buildDraft,
  buildEvidence,
  buildFile,
  buildLedgerEntry,
  buildSchedule,
  buildScheme,
  buildNotification,
  buildPayment,
  buildUser,
  completeIncidentForm,
} from '../../../test/builders';
import { buildBundle, bytesOf, exportedAt, packed, unzip, zip } from '../../../test/files/bundles';
import { edits, findEditable, findFaults } from '../../../test/damage/edits';
import { entitiesOf } from '../../../test/entitiesOf';
import { noRecords } from '../../../test/testRegister';
import { buildFileTask } from '../../../test/files/fileTask';
import { incidentFromForm } from '../../../domain/incident/incidentForm';
import { openRegister } from '../../../test/openRegister';
import { recordsAt } from '../../../test/recordsAt';
import { readRegisterFile, type RegisterFileReading } from './readRegisterFile';
import { kindNames } from '../../../domain/register/kinds/kinds';
import { registerFileProblemLines } from './registerFileWords';

/*
 * Files that chance had a hand in. `FUZZ_TIMES=100 npx jest registerFile.fuzz` looks longer; a failure names its seed,
 * which `FUZZ_SEED` runs again.
 */
const options = { numRuns: fc.runs(50) };
jest.setTimeout(30_000 + options.numRuns * 100);

const answers = { files: 0, refused: 0 };
afterAll(() => fc.tell('register', `${answers.files} files, ${answers.refused} refused`));

const records = {
  claims: [buildClaim({ id: 'CL-1', evidence: buildEvidence({ photos: [buildFile({ id: 'F-1', size: 300 })] }) })],
  drafts: [buildDraft({ claimId: 'CL-2', evidence: buildEvidence({ photos: [buildFile({ id: 'F-2', size: 9 })] }) })],
  payments: [buildPayment()],
  fundLedger: [buildLedgerEntry()],
  schedules: [buildSchedule()],
  scheme: buildScheme().slice(0, 1),
  users: [buildUser()],
  audit: [buildAuditEvent({ details: { attempts: 3 }, changes: [{ field: 'status', newValue: 1 }] })],
  notifications: [buildNotification()],
};
const counts = Object.fromEntries(kindNames.map((kind) => [kind, kind === 'savedViews' ? 0 : 1]));
const evidence = [packed('CL-1', 'F-1', bytesOf(300)), packed('CL-2', 'F-2', bytesOf(9))];

async function registerText() {
  const { tab } = await openRegister(records);
  return registerAsJson(tab.store.getState(), exportedAt);
}

/** The bundle of a text, with the digests that are due to it. */
const sealed = async (text: string) => (await buildBundle({ registerText: text, counts, evidence })).file;

const read = (file: Blob) => readRegisterFile(file, buildFileTask().task);
const english = ((key: string, params: Record<string, unknown> = {}) =>
  key.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]))) as Parameters<
  typeof registerFileProblemLines
>[0];

/** A register of which every record fits its schema, or a refusal in words. */
async function expectAnAnswer(reading: RegisterFileReading) {
  answers.files += 1;
  if (!reading.ok) {
    answers.refused += 1;
    const lines = registerFileProblemLines(english, reading.problems);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).not.toMatch(/undefined|\{\{/);
  } else {
    for (const kind of kindNames) {
      const list = reading.file.records[kind];
      for (const record of list)
        expect(v.parse(persistedSlices[kind].record as v.GenericSchema, record)).toEqual(record);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
    for (const { size, read: readBytes } of reading.evidence) expect((await readBytes())?.size).toBe(size);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(localStorage).toHaveLength(0);
}

const bytesIn = ({ evidence: files }: RegisterFileReading & { ok: true }) =>
  Promise.all(
    files.map(async ({ read: readBytes }) => new Uint8Array((await (await readBytes())?.arrayBuffer()) ?? [])),
  );

type Hurt = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

/** Even over its range, unlike `fc.double`, most of which is next to nothing. */
const share = fc.nat(999_999).map((part) => part / 1_000_000);
const within = (length: number, at: number) => Math.floor(at * length);

const flips: fc.Arbitrary<Hurt> = fc
  .array(fc.tuple(share, fc.integer({ min: 1, max: 255 })), { minLength: 1, maxLength: 6 })
  .map((places) => (bytes) => {
    const hurt = bytes.slice();
    for (const [at, by] of places) hurt[within(hurt.length, at)] = (hurt[within(hurt.length, at)] ?? 0) ^ by;
    return hurt;
  });

const cut: fc.Arbitrary<Hurt> = share.map((at) => (bytes) => bytes.slice(0, within(bytes.length, at)));

/** A piece of the file put in a place of another. */
const moved: fc.Arbitrary<Hurt> = fc.tuple(share, share, share).map(([from, to, at]) => (bytes) => {
  const piece = bytes.slice(within(bytes.length, Math.min(from, to)), within(bytes.length, Math.max(from, to)));
  const place = within(bytes.length, at);
  return new Uint8Array([...bytes.slice(0, place), ...piece, ...bytes.slice(place)]);
});

/** Fields whose place in the directory of a zip is known, with a value that chance gives them. */
const header: fc.Arbitrary<Hurt> = fc
  .tuple(fc.nat(3), fc.constantFrom(6, 8, 10, 16, 20, 24, 28, 30, 34, 42), fc.nat(0xffffffff))
  .map(([entry, field, value]) => (bytes) => {
    const hurt = bytes.slice();
    const places = [...hurt.keys()].filter((at) => [80, 75, 1, 2].every((byte, index) => hurt[at + index] === byte));
    const at = (places[entry] ?? 0) + field;
    new DataView(hurt.buffer).setUint32(Math.min(at, hurt.length - 4), value, true);
    return hurt;
  });

const hurtFiles = fc.oneof(flips, cut, moved, header);

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** What may stand in the place of a value, as JSON. */
const intruders = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    'null',
    '-1',
    '1e308',
    '1e999',
    '0.5',
    '""',
    '{}',
    '[]',
    '"__proto__"',
    '"../../CL-1"',
    '"2026-99-99T00:00:00.000Z"',
    '"=HYPERLINK(1)"',
    '"\\ud800"',
    '{"__proto__": {"role": "admin"}}',
    '{"constructor": {"prototype": {"role": "admin"}}}',
    deep(3000),
    deep(100_000),
    JSON.stringify('x'.repeat(200_000)),
  ),
);

const mark = '"THE-PLACE"';

/** The text with one value, found by a share of all there are, replaced, repeated or left out. */
function changeJson(text: string, at: number, how: 'replaced' | 'repeated' | 'left out' | 'renamed', by: string) {
  const root: unknown = JSON.parse(text);
  const places: [Record<string, unknown>, string][] = [];
  JSON.stringify(root, function note(this: Record<string, unknown>, key: string, value: unknown) {
    if (key !== '') places.push([this, key]);
    return value;
  });
  const [holder, key] = places[within(places.length, at)] ?? [{}, ''];
  if (how === 'left out') delete holder[key];
  else if (how === 'repeated' && Array.isArray(holder)) holder.push(holder[Number(key)]);
  else if (how === 'renamed') Object.assign(holder, { 'THE-PLACE': holder[key] });
  else holder[key] = 'THE-PLACE';
  return JSON.stringify(root).replace(mark, () => (how === 'renamed' ? '"__proto__"' : by));
}

const changes = fc.tuple(share, fc.constantFrom('replaced', 'replaced', 'repeated', 'left out', 'renamed'), intruders);

test('a file that was not hurt is read back as it was written', async () => {
  const reading = await read(await sealed(await registerText()));
  expect(reading).toMatchObject({ ok: true, file: { exportedAt, records } });
  await expectAnAnswer(reading);
});

test('whatever becomes of its bytes, a bundle is refused or sound', async () => {
  const whole = new Uint8Array(await (await sealed(await registerText())).arrayBuffer());
  await fc.assert(
    fc.asyncProperty(hurtFiles, async (hurt) => {
      const reading = await read(new Blob([hurt(whole)]));
      await expectAnAnswer(reading);
      // What was not noticed did no harm.
      if (reading.ok) {
        expect(reading.file.records).toMatchObject(records);
        expect(await bytesIn(reading)).toEqual([bytesOf(300), bytesOf(9)]);
      }
    }),
    options,
  );
});

test('whatever stands in its records, a register is refused or sound', async () => {
  const text = await registerText();
  await fc.assert(
    fc.asyncProperty(changes, fc.boolean(), async ([at, how, by], alone) => {
      const changed = changeJson(text, at, how, by);
      await expectAnAnswer(await read(alone ? new Blob([changed]) : await sealed(changed)));
    }),
    options,
  );
});

test('whatever stands in its manifest, and whichever entries change places, a bundle is refused or sound', async () => {
  const entries = [...(await unzip(await sealed(await registerText())))];
  const manifest = new TextDecoder().decode(entries.find(([path]) => path === 'manifest.json')?.[1]);
  const most = fc.oneof(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: 3 }));
  await fc.assert(
    fc.asyncProperty(changes, most, fc.boolean(), fc.boolean(), async ([at, how, by], some, swapped, changed) => {
      const names = (swapped ? entries : some).map(([path]) => path);
      const files = some.map(([path, bytes], index): [string, BlobPart] => [
        names[index] ?? path,
        path === 'manifest.json' && changed ? changeJson(manifest, at, how, by) : bytes,
      ]);
      await expectAnAnswer(await read(await zip(files)));
    }),
    options,
  );
});

test('what is read back equals what was written, evidence included', async () => {
  const file = fc.uint8Array({ maxLength: 2000 }).map((bytes) => new Uint8Array(bytes));
  await fc.assert(
    fc.asyncProperty(fc.array(file, { maxLength: 4 }), fc.string({ unit: 'binary' }), async (files, fullName) => {
      fc.pre(files.every((bytes) => bytes[0] !== 0x50));
      const photos = files.map((bytes, index) => buildFile({ id: `F-${index}`, size: bytes.length }));
      const claim = buildClaim({ id: 'CL-1', evidence: buildEvidence({ photos }) });
      const claims = [{ ...claim, claimant: { ...claim.claimant, fullName } }];
      const { tab } = await openRegister({ claims });
      const { file: bundle } = await buildBundle({
        registerText: registerAsJson(tab.store.getState(), exportedAt),
        counts: { ...Object.fromEntries(kindNames.map((kind) => [kind, 0])), claims: 1 },
        evidence: files.map((bytes, index) => packed('CL-1', `F-${index}`, bytes)),
      });
      const reading = await read(bundle);
      expect(reading).toMatchObject({ ok: true, file: { records: { claims } } });
      expect(reading.ok && (await bytesIn(reading))).toEqual(files);
    }),
    { ...options, numRuns: Math.min(options.numRuns, 50) },
  );
});

/** A register with a claim at every status, and of every kind that counts or measures. */
async function wideRegisterText() {
  const statuses = [
    ...([
      'submitted',
      'under_cvc_review',
      'approved',
      'payment_processing',
      'payment_failed',
      'paid',
      'rejected',
    ] as const),
  ];
  const atStatus = statuses.map((status, index) => {
    const { claim, payments } = recordsAt(status, { id: `CL-${index + 1}` });
    return { claim, payments: payments.map((payment) => ({ ...payment, id: `PAY-${index}` })) };
  });
  const kinds = (['livestock', 'death'] as const).map((kind) =>
    buildClaim({ id: `CL-${kind}`, incident: incidentFromForm(completeIncidentForm(kind)) }),
  );
  const { tab } = await openRegister({
    claims: [...atStatus.map(({ claim }) => claim), ...kinds],
    payments: atStatus.flatMap(({ payments }) => payments),
    fundLedger: [
      buildLedgerEntry(),
      buildLedgerEntry({
        id: 'FUND-2',
        number: 2,
        openingBalance: 60_000_000,
        closingBalance: 52_000_000,
        notes: 'Treasury',
      }),
    ],
    audit: [buildAuditEvent()],
  });
  return registerAsJson(tab.store.getState(), exportedAt);
}

/** What would come in of a register's text, where it is one. */
function comingIn(text: string) {
  const reading = readRegisterJson(text);
  if (!reading.ok) return noRecords;
  const plan = planMerge(entitiesOf({}), reading.file.records, '', '2026-11-20T12:00:00.000Z');
  const items = plan.items.filter(({ outcome }) => outcome === 'added');
  return {
    ...noRecords,
    claims: items.flatMap((item) => (item.kind === 'claims' ? item.theirs.claim : [])),
    payments: items.flatMap((item) => (item.kind === 'claims' ? item.theirs.payments : [])),
    fundLedger: items.flatMap((item) => (item.kind === 'fundLedger' ? item.theirs : [])),
    audit: plan.unions.audit.added,
  };
}

test('whatever somebody writes into its fields, what would come in can have been made here', async () => {
  const text = await wideRegisterText();
  const whole = comingIn(text);
  expect(whole).toMatchObject({ claims: { length: 9 }, payments: { length: 3 }, fundLedger: { length: 2 } });
  expect(findFaults(whole)).toEqual([]);
  const count = findEditable(JSON.parse(text)).length;
  for (let place = 0; place < count; place += 1) {
    const field = findEditable(JSON.parse(text))[place]?.field ?? '';
    for (const value of edits[field] ?? []) {
      const root: unknown = JSON.parse(text);
      const edited = findEditable(root)[place];
      if (edited) edited.holder[field] = value;
      expect({ place, field, value, faults: findFaults(comingIn(JSON.stringify(root))) }).toMatchObject({ faults: [] });
    }
  }
  const several = fc.array(fc.tuple(share, share), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(several, (some) => {
      const root: unknown = JSON.parse(text);
      for (const [at, by] of some) {
        const place = findEditable(root)[within(count, at)];
        const values = edits[place?.field ?? ''] ?? [];
        if (place) place.holder[place.field] = values[within(values.length, by)];
      }
      expect(findFaults(comingIn(JSON.stringify(root)))).toEqual([]);
    }),
    options,
  );
});
