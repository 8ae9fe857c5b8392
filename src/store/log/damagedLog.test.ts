import { noRecords, createBackend, createBrowser, signInAs, type Tab } from '../../test/testRegister';
import * as fc from '../../test/fastCheck';
import {
  buildAuditEvent,
  buildClaim,
  buildLedgerEntry,
  buildSchedule,
  buildScheme,
  buildUser,
} from '../../test/builders';
import { lookEverywhere } from '../../test/damage/lookEverywhere';
import { textMutation } from '../../test/damage/mutations';
import { createMemoryLog, type MemoryLog } from '../../test/browser/memoryLog';
import { openRegister, registerOf } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { addNote } from '../claims/addNote';
import { startVerification } from '../../test/claimCommands';
import { startDraft } from '../drafts/commands';
import { RegisterOutOfReach } from './reading/opening';
import { toggleSidebar } from '../settings/deviceCommands';

/* As damage.test.ts, of what lies in the database. `FUZZ_TIMES=50 npx jest damagedLog` looks longer. */
const numRuns = fc.runs(15);
/** Milliseconds, after which no further run is begun. */
const timeLimit = fc.times > 1 ? numRuns * 500 : 8000;
jest.setTimeout(2 * timeLimit + 60_000);

type Damage = { name: string; change: (log: MemoryLog) => void };

const share = fc.nat(999_999).map((part) => part / 1_000_000);
const pick = <Key>(keys: Iterable<Key>, at: number): Key | undefined => {
  const all = [...keys];
  return all[Math.floor(at * all.length)];
};

const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.tuple(share, textMutation).map(([at, [name, change]]): Damage => ({
    name: `an event: ${name}`,
    change: ({ entries }) => {
      const sequence = pick(entries.keys(), at) ?? 0;
      const entry = entries.get(sequence);
      if (entry) entries.set(sequence, { sequence, text: change(entry.text) });
    },
  })),
  fc.tuple(share, textMutation).map(([at, [name, change]]): Damage => ({
    name: `a bucket: ${name}`,
    change: ({ bucketTexts }) => {
      const key = pick(bucketTexts.keys(), at) ?? '';
      bucketTexts.set(key, change(bucketTexts.get(key) ?? ''));
    },
  })),
  share.map((at): Damage => ({
    name: 'an event gone',
    // Of the last one that is gone, nothing but the mirror can tell.
    change: ({ entries }) => entries.delete(pick([...entries.keys()].slice(0, -1), at) ?? 0),
  })),
  share.map((at): Damage => ({
    name: 'a bucket gone',
    change: ({ bucketTexts }) => bucketTexts.delete(pick(bucketTexts.keys(), at) ?? ''),
  })),
  fc.tuple(share, share).map(([one, other]): Damage => ({
    name: 'two buckets swapped',
    change: ({ bucketTexts }) => {
      const [a = '', b = ''] = [pick(bucketTexts.keys(), one), pick(bucketTexts.keys(), other)];
      const [first = '', second = ''] = [bucketTexts.get(a), bucketTexts.get(b)];
      bucketTexts.set(a, second).set(b, first);
    },
  })),
  fc
    .tuple(fc.constantFrom('head' as const, 'former' as const), fc.constantFrom(0, 1, 3, 1e9))
    .map(([which, sequence]): Damage => ({
      name: `a head of the event ${String(sequence)}`,
      change: ({ state }) => {
        if (state[which]) state[which] = { ...state[which], sequence };
      },
    })),
  fc.constantFrom('head' as const, 'former' as const).map((which): Damage => ({
    name: 'a head gone',
    change: ({ state }) => delete state[which],
  })),
);

/** A register with two snapshots and some events after them. */
async function work() {
  const { claim } = recordsAt('submitted', { id: 'CL-1' });
  const late = recordsAt('payment_processing', { id: 'CL-2' });
  const records = {
    claims: [claim, late.claim],
    payments: late.payments,
    fundLedger: [buildLedgerEntry()],
    schedules: [buildSchedule()],
    scheme: buildScheme(),
    users: [buildUser()],
    audit: [buildAuditEvent({ resourceId: 'CL-1' })],
  };
  const browser = createBrowser();
  const tab = browser.openTab({
    layDown: () => Promise.resolve({ ...noRecords, ...records }),
    ports: { snapshotAfter: 2 },
  });
  await tab.opened;
  await signInAs(tab, 'district_officer');
  await tab.store.dispatch(startVerification({ id: 'CL-1', rev: claim.rev }));
  expect(await tab.services.takeSnapshot()).toBe(true);
  await tab.store.dispatch(addNote('CL-2', { content: 'Called', type: 'document' }));
  await tab.store.dispatch(addNote('CL-1', { content: 'Called again', type: 'document' }));
  tab.store.dispatch(startDraft());
  return { browser, register: registerOf(tab) };
}

/** Reports of storage reach the state at the end of the turn. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

const slices = ['claims', 'payments', 'fundLedger', 'schedules', 'scheme', 'users', 'audit', 'notifications'] as const;

async function expectWorkGoesOn(tab: Tab) {
  await signInAs(tab, 'admin');
  expect(await tab.store.dispatch(toggleSidebar(true))).toMatchObject({ ok: true, stored: true });
  const [claimId] = tab.store.getState().claims.ids;
  if (claimId === undefined) return;
  const note = { content: 'Found again', type: 'document' } as const;
  expect(await tab.store.dispatch(addNote(claimId, note))).toMatchObject({ ok: true, stored: true });
}

describe.each([
  ['with the mirror whole', 'whole'],
  ['with the mirror damaged too', 'damaged'],
  ['without a mirror', 'none'],
] as const)('%s', (_where, mirror) => {
  const isMirrored = mirror !== 'none';
  let worked: Awaited<ReturnType<typeof work>>;
  beforeAll(async () => {
    worked = await work();
  });

  const isOfRecord = (key: string) => slices.some((slice) => key.startsWith(`reg/${slice}/`));

  function damagedBrowser(damages: readonly Damage[], mirrorDamages: readonly string[]) {
    const backend = createBackend();
    for (const [key, text] of worked.browser.backend.texts) {
      const isRecord = slices.some((slice) => key.startsWith(`reg/${slice}`));
      if (isMirrored || !isRecord) backend.texts.set(key, text);
    }
    if (!isMirrored) backend.texts.set('reg/sequence', 'none');
    for (const key of mirrorDamages) backend.texts.set(key, (backend.texts.get(key) ?? '').slice(0, 20));
    const log = createMemoryLog();
    for (const [sequence, entry] of worked.browser.log.entries) log.entries.set(sequence, entry);
    for (const [key, text] of worked.browser.log.bucketTexts) log.bucketTexts.set(key, text);
    for (const [key, row] of worked.browser.log.draftRows) log.draftRows.set(key, row);
    Object.assign(log.state, structuredClone(worked.browser.log.state));
    for (const { change } of damages) change(log);
    return createBrowser({ backend, log, start: '2026-11-20T10:00:00.000Z' });
  }

  if (mirror === 'whole') {
    test('an event that is gone at the end of the log is in the mirror', async () => {
      await open([
        { name: 'the last event gone', change: ({ entries }) => entries.delete(Math.max(...entries.keys())) },
      ]);
    });
  }

  async function open(damages: readonly Damage[], mirrorDamages: readonly string[] = []) {
    const browser = damagedBrowser(damages, mirrorDamages);
    const tab = browser.openTab();
    const isOpen = await tab.opened.then(
      () => true,
      (reason: unknown) => {
        expect(reason).toBeInstanceOf(RegisterOutOfReach);
        return false;
      },
    );
    if (!isOpen) return undefined;
    await turn();
    lookEverywhere(tab.store.getState());
    const found = registerOf(tab);
    const { lost, setAside } = tab.store.getState().storage;
    if (mirror === 'whole') for (const slice of slices) expect(found[slice]).toEqual(worked.register[slice]);
    for (const slice of slices) {
      // What is there is what was there, or what was there a few events before, where the tab says that it is read-only.
      const { entities = {} } = found[slice] as { entities?: Record<string, unknown> };
      const { entities: before = {} } = worked.register[slice] as { entities?: Record<string, unknown> };
      if (isMirrored) {
        const whole = Object.keys(before).filter((id) => !mirrorDamages.includes(`reg/${slice}/${id}`));
        for (const id of whole) expect(entities[id]).toEqual(before[id]);
        expect(Object.keys(before)).toEqual(expect.arrayContaining(Object.keys(entities)));
      }
      const isWhole = Object.keys(before).every((id) => id in entities);
      expect(isWhole || lost !== null || setAside.length > 0).toBe(true);
      if (!lost && setAside.length === 0)
        for (const [id, record] of Object.entries(entities)) expect(record).toEqual(before[id]);
    }
    if (lost) {
      expect(lost).toBe('unreadable');
      expect(await tab.store.dispatch(addNote('CL-1', { content: 'x', type: 'document' }))).toMatchObject({
        ok: false,
      });
      return { found, setAside };
    }
    await expectWorkGoesOn(tab);
    await tab.services.takeSnapshot();
    const again = browser.openTab();
    await again.opened;
    await turn();
    for (const slice of slices) expect(registerOf(again)[slice]).toEqual(registerOf(tab)[slice]);
    return { found, setAside };
  }

  if (mirror === 'damaged') {
    const first = 'reg/claims/CL-1';

    test('what is damaged there alone is read from the database, and nothing is said', async () => {
      const { found, setAside } = (await open([], [first])) ?? {};
      expect(found?.claims).toEqual(worked.register.claims);
      expect(setAside).toEqual([]);
    });

    test('what lies whole in another bucket than the damaged one is read from there, and stays', async () => {
      const claims = Array.from({ length: 300 }, (_, place) => buildClaim({ id: `CL-${1000 + place}` }));
      const { browser, tab: before } = await openRegister({ claims });
      const { bucketTexts } = browser.log;
      const own = [...bucketTexts].find(([key, text]) => key.includes('/claims/') && text.includes('"CL-1000"'));
      if (!own || own[1].includes('"CL-1299"')) throw new Error('All lies in one bucket');
      bucketTexts.set(own[0], own[1].replace('"CL-1000"', '"CL-1000'));
      browser.backend.texts.set('reg/claims/CL-1299', '{');
      for (let starts = 0; starts < 3; starts += 1) {
        const tab = browser.openTab();
        await tab.opened;
        await turn();
        expect(registerOf(tab)).toEqual(registerOf(before));
        expect(tab.store.getState().storage).toMatchObject({ setAside: [], lost: null });
        await tab.services.takeSnapshot();
      }
    });

    test('what is damaged in the present snapshot as well is read from the one before', async () => {
      const own = (log: MemoryLog) =>
        log.state.head?.buckets.find(
          ({ of, key }) => of === 'claims' && !log.state.former?.buckets.some((entry) => entry.key === key),
        );
      const { found, setAside } =
        (await open(
          [{ name: 'the claims', change: (log) => void log.bucketTexts.delete(own(log)?.key ?? '') }],
          [first],
        )) ?? {};
      expect(found?.claims).toEqual(worked.register.claims);
      expect(setAside).toEqual([]);
    });
  }

  const mirrorPlaces = fc.array(share, mirror === 'damaged' ? { minLength: 1, maxLength: 4 } : { maxLength: 0 });

  test('whatever becomes of what lies in the database, the portal starts with what is good, and goes on from there or says why not', async () => {
    const counts = { starts: 0, damages: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { maxLength: 4 }), mirrorPlaces, async (some, places) => {
        counts.starts += 1;
        counts.damages += some.length;
        const keys = [...worked.browser.backend.texts.keys()].filter(isOfRecord);
        await open(
          some,
          places.flatMap((at) => pick(keys, at) ?? []),
        );
      }),
      { numRuns, interruptAfterTimeLimit: timeLimit, markInterruptAsFailure: false },
    );
    fc.tell('database', `${counts.starts} registers, ${counts.damages} damages`);
  });
});
