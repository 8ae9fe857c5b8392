import {
  buildAuditEvent,
  buildClaim,
  buildDraft,
  buildLedgerEntry,
  buildNotification,
  buildPayment,
  buildUser,
} from '../../../test/builders';
import { openRegister } from '../../../test/openRegister';
import { readRegisterJson, readRegisterJsonInChunks } from './readRegisterJson';
import { registerAsJson } from './registerJson';

const now = '2026-11-20T09:00:00.000Z';

const records = {
  claims: [buildClaim({ id: 'CL-1', approvedAmount: 5 }), buildClaim({ id: 'CL-2' })],
  drafts: [buildDraft()],
  payments: [buildPayment()],
  fundLedger: [buildLedgerEntry()],
  users: [buildUser()],
  audit: [
    buildAuditEvent({ details: { reason: 'inactive', attempts: 3 }, changes: [{ field: 'status', newValue: 1 }] }),
  ],
  notifications: [buildNotification()],
};

async function text() {
  const { tab } = await openRegister(records);
  return registerAsJson(tab.store.getState(), now);
}

type Loose = Record<string, unknown> & {
  sliceVersions?: Record<string, number>;
  slices: Record<string, Record<string, unknown>[]>;
};

/** The text of a register that somebody had a hand in. */
async function tampered(change: (register: Loose) => void) {
  const register = JSON.parse(await text()) as Loose;
  change(register);
  return JSON.stringify(register);
}

test('what was written is read again, record for record', async () => {
  expect(readRegisterJson(await text())).toEqual({
    ok: true,
    file: { exportedAt: now, records: { ...records, schedules: [], scheme: [], savedViews: [] }, auditChain: null },
  });
});

test('a file of a test version from before 1.0.0 is told from one that is no register', async () => {
  const old = await tampered((register) => Object.assign(register, { format: 'wildlife-claims-register', version: 2 }));
  expect(readRegisterJson(old)).toEqual({ ok: false, problems: [{ code: 'of_before' }] });
});

test('what no schema names is left behind', async () => {
  const more = await tampered(({ slices }) => Object.assign(slices['users']?.[0] ?? {}, { password: 'secret' }));
  const reading = readRegisterJson(more);
  expect(reading.ok && reading.file.records.users).toEqual(records.users);
});

test('a text cut off anywhere is no register', async () => {
  const whole = await text();
  for (const share of [0, 0.1, 0.5, 0.9, 0.999]) {
    expect(readRegisterJson(whole.slice(0, Math.floor(whole.length * share)))).toEqual({
      ok: false,
      problems: [{ code: 'not_json' }],
    });
  }
});

test.each(['null', '[]', '{}', '3', '{"format":"other","version":1}', '{"format":"claims-register"}'])(
  '%s is no register',
  (text) => {
    expect(readRegisterJson(text)).toEqual({ ok: false, problems: [{ code: 'not_a_register' }] });
  },
);

test('arrays in arrays without end are no register', () => {
  expect(readRegisterJson('['.repeat(200_000)).ok).toBe(false);
  expect(readRegisterJson('['.repeat(200_000) + ']'.repeat(200_000)).ok).toBe(false);
});

test('names that reach behind an object are refused wherever they stand', async () => {
  const whole = await text();
  for (const name of ['__proto__', 'constructor', 'prototype']) {
    for (const place of ['"slices": {', '"details": {', '"claimant": {']) {
      const hostile = whole.replace(place, `${place} "${name}": { "role": "admin" },`);
      expect(hostile).not.toBe(whole);
      expect(readRegisterJson(hostile)).toEqual({ ok: false, problems: [{ code: 'forbidden_name', name }] });
    }
  }
  expect({}).not.toHaveProperty('role');
});

test('an id that names something of every object is refused', async () => {
  for (const id of ['__proto__', 'constructor', 'toString']) {
    const hostile = await tampered(({ slices }) => Object.assign(slices['claims']?.[0] ?? {}, { id }));
    expect(readRegisterJson(hostile)).toEqual({
      ok: false,
      problems: [{ code: 'bad_record', slice: 'claims', place: 1 }],
    });
  }
});

test('a register of a newer portal is refused', async () => {
  const problems = [{ code: 'newer_version' }];
  const file = await tampered((register) => Object.assign(register, { version: 99 }));
  expect(readRegisterJson(file)).toEqual({ ok: false, problems });
  const slice = await tampered(({ sliceVersions = {} }) => Object.assign(sliceVersions, { users: 99 }));
  expect(readRegisterJson(slice)).toEqual({ ok: false, problems });
});

test('a file from before there were records of a kind holds none of them', async () => {
  const older = await tampered(({ slices, sliceVersions = {} }) => {
    delete slices['savedViews'];
    delete sliceVersions['savedViews'];
  });
  expect(readRegisterJson(older)).toMatchObject({ ok: true, file: { records: { ...records, savedViews: [] } } });
});

test('everything that is wrong is told, and nothing is taken', async () => {
  const broken = await tampered(({ slices }) => {
    Object.assign(slices['claims']?.[1] ?? {}, { rev: '1' });
    slices['users']?.push({ ...slices['users'][0] });
    Object.assign(slices, { payments: { 'PAY-1': records.payments[0] } });
    delete slices['audit'];
    slices['drafts']?.push({});
  });
  expect(readRegisterJson(broken)).toEqual({
    ok: false,
    problems: [
      { code: 'bad_record', slice: 'claims', place: 2 },
      { code: 'bad_record', slice: 'drafts', place: 2 },
      { code: 'missing_slice', slice: 'payments' },
      { code: 'repeated_id', slice: 'users', place: 2 },
      { code: 'missing_slice', slice: 'audit' },
    ],
  });
});

test('in turns it is read the same, with a rest after every record, and no further once that is refused', async () => {
  let rests = 0;
  const yieldToMain = () => {
    rests += 1;
    return Promise.resolve();
  };
  const whole = await text();
  expect(await readRegisterJsonInChunks(whole, yieldToMain)).toEqual(readRegisterJson(whole));
  expect(rests).toBeGreaterThan(Object.values(records).flat().length);
  expect(await readRegisterJsonInChunks('[]', yieldToMain)).toEqual(readRegisterJson('[]'));
  await expect(readRegisterJsonInChunks(whole, () => Promise.reject(new Error('cancelled')))).rejects.toThrow(
    'cancelled',
  );
});

test('a list of nothing but junk is not read to its end', async () => {
  const junk = await tampered((register) => {
    register.slices['audit'] = Array.from({ length: 5000 }, () => ({}));
  });
  const reading = readRegisterJson(junk);
  expect(reading.ok || reading.problems.length).toBe(1000);
});
