import * as fc from '../../test/fastCheck';
import type { Append, AppendResult, EventLog } from '../../domain/register/eventLog';
import { findLatestPayment } from '../../domain/payment/payment';
import type { Role } from '../../domain/user/roles';
import { emptyUserForm, formOfUser } from '../../domain/user/userForm';
import { isActiveAdministrator } from '../../domain/user/administrators';
import {
  buildClaim,
  buildDraft,
  buildUser,
  completeClaimantForm,
  completePaymentForm,
  completeRetryForm,
} from '../../test/builders';
import { openRegister, registerOf } from '../../test/openRegister';
import { findFaults } from '../../test/damage/edits';
import { recordsAt } from '../../test/recordsAt';
import { createBrowser, signInAs, type Tab } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { giveFinalApproval, retryPayment, startVerification, updatePayment } from '../../test/claimCommands';
import type { CommandResult } from '../commit';
import { discardDraft, saveDraft, startDraft } from '../drafts/commands';
import { submitDraft } from '../drafts/submit';
import { recordFundEntry } from '../fundLedger/commands';
import { selectFundBalance, selectLedger } from '../fundLedger/selectors';
import { selectClaimPayments } from '../payments/selectors';
import type { Backend } from '../persistence/local/localTexts';
import { createRegisterStorage } from '../persistence/registerStorage';
import type { TabMessage } from '../ports';
import type { RootState } from '../registerReducers';
import { signOut } from '../session/commands';
import { startEmpty } from '../register/commands';
import { addUser, updateUser } from '../users/commands';
import { selectUsers } from '../users/selectors';

/*
 * Tabs that work at the same time, in an order that chance had a hand in: what they say arrives late, localStorage shows
 * late what the others wrote, and some writing fails. `FUZZ_TIMES=10 npx jest interleavings` looks longer; a failure
 * names its seed, which `FUZZ_SEED` runs again.
 */
const numRuns = fc.runs(25);
const hour = 3_600_000;

jest.setTimeout(30_000 + numRuns * 1000);

const deeds = [
  'note',
  'verify',
  'approve',
  'pay',
  'fail',
  'retry',
  'clock',
  'fund',
  'account',
  'deactivate',
  'empty',
  'startDraft',
  'type',
  'submit',
  'discard',
  'leave',
  'enter',
  'wake',
  'snapshot',
  'history',
] as const;

type Deed = { kind: (typeof deeds)[number]; claim: number; role: Role; hours: number };

const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom(
    ...deeds,
    'note',
    'verify',
    'approve',
    'pay',
    'fail',
    'retry',
    'clock',
    'fund',
    'type',
    'deactivate',
    'snapshot',
    'history',
  ),
  claim: fc.nat({ max: 1 }),
  role: fc.constantFrom('district_officer', 'finance', 'admin', 'admin'),
  /** How far somebody sets the clock of the device, ahead or back. */
  hours: fc.integer({ min: -48, max: 48 }),
});

const work = fc.record({
  tabs: fc.array(fc.array(deed, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 3 }),
  refusals: fc.array(fc.constantFrom<AppendResult | undefined>(undefined, undefined, undefined, 'full', 'failed'), {
    maxLength: 12,
  }),
  /** Whether the database refuses a draft. */
  draftRefusals: fc.array(fc.boolean(), { maxLength: 12 }),
  role: fc.constantFrom<Role>('district_officer', 'finance', 'admin'),
  /** How much of the audit log a tab reads without being asked: nothing, or all. */
  newestLogBuckets: fc.constantFrom(0, 64),
  /** How much of what was written to localStorage last never reached the disk, in per cent. */
  lost: fc.nat({ max: 100 }),
});

type LogEntry = { tab: number; key: string; text: string | null };

/** localStorage as each tab sees it: its own writing at once, the others' when it has arrived. */
function createLateStorage(texts: Map<string, string>, scheduler: fc.Scheduler) {
  const start = new Map(texts);
  const log: LogEntry[] = [];
  const views: { texts: Map<string, string>; seen: number }[] = [];

  function arrive(tab: number, until: number) {
    const view = views[tab];
    if (!view) return;
    for (; view.seen < until; view.seen += 1) {
      const entry = log[view.seen];
      const later = log.slice(view.seen + 1).some((other) => other.tab === tab && other.key === entry?.key);
      if (entry && entry.tab !== tab && !later) put(view.texts, entry);
    }
  }

  function put(into: Map<string, string>, { key, text }: Omit<LogEntry, 'tab'>) {
    if (text === null) into.delete(key);
    else into.set(key, text);
  }

  function write(tab: number, key: string, text: string | null) {
    const entry = { tab, key, text };
    log.push(entry);
    const view = views[tab];
    if (view) put(view.texts, entry);
    const until = log.length;
    for (const other of views.keys()) {
      if (other !== tab) void scheduler.schedule(Promise.resolve(), 'localStorage').then(() => arrive(other, until));
    }
  }

  function openView(): Backend {
    const tab = views.push({ texts: new Map(start), seen: 0 }) - 1;
    const view = () => views[tab]?.texts ?? new Map<string, string>();
    return {
      get length() {
        return view().size;
      },
      key: (index) => [...view().keys()][index] ?? null,
      getItem: (key) => view().get(key) ?? null,
      setItem: (key, text) => write(tab, key, text),
      removeItem: (key) => write(tab, key, null),
    };
  }

  /** What the disk holds when a part of the last writing never got there. */
  function onDisk(lost: number): Map<string, string> {
    const disk = new Map(start);
    for (const entry of log.slice(0, Math.round((log.length * (100 - lost)) / 100))) put(disk, entry);
    return disk;
  }

  return { openView, onDisk };
}

/** The event log, each step of which takes as long as chance wants, and which refuses what the lists say. */
function slowLog(
  log: EventLog,
  scheduler: fc.Scheduler,
  refusals: (AppendResult | undefined)[],
  draftRefusals: boolean[],
): EventLog {
  const late = async <Result>(label: string, run: () => Promise<Result>) => {
    await scheduler.schedule(Promise.resolve(), label);
    const result = await run();
    await scheduler.schedule(Promise.resolve(), `${label}, answered`);
    return result;
  };
  // What one tab writes, IndexedDB writes in that order.
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = <Result>(label: string, run: () => Promise<Result>) => {
    const result = last.then(() => late(label, run));
    last = result;
    return result;
  };
  return {
    ...log,
    read: (after) => late('read', () => log.read(after)),
    append: (event: Append) =>
      inOrder('append', async () => {
        const refusal = refusals.shift();
        if (!refusal) return log.append(event);
        // What an event assumes is looked at before it can fail.
        const there = await log.read(event.after);
        return event.unverified && there?.sequence !== event.after ? 'overtaken' : refusal;
      }),
    keepDrafts: (...given) =>
      inOrder('draft', () => (draftRefusals.shift() ? Promise.resolve(false) : log.keepDrafts(...given))),
    buckets: (keys) => late('buckets', () => log.buckets(keys)),
    keepBuckets: (buckets) => late('keepBuckets', () => log.keepBuckets(buckets)),
    keepHead: (...snapshot) => late('keepHead', () => log.keepHead(...snapshot)),
  };
}

const claims = [
  buildClaim({ id: 'CL-0' }),
  recordsAt('approved', { id: 'CL-1' }).claim,
  recordsAt('payment_processing', { id: 'CL-2' }).claim,
];
const { payments } = recordsAt('payment_processing', { id: 'CL-2' });
const drafts = [0, 1, 2].map((tab) => buildDraft({ id: `DRAFT-${tab}`, claimId: `CL-D${tab}` }));

const administrators = ['Peter Okello', 'Jane Akello'].map((name, index) =>
  buildUser({ id: `USER-${index}`, name, email: `${index}@uwa.example`, role: 'administrator' }),
);

/** What a tab was told of its deeds: notes by their words, fund entries and accounts by theirs. */
type Told = { stored: string[]; unsaved: string[]; emptied: boolean };

/** Does one thing as a person at a tab would, and notes what they were told. */
async function perform(tab: Tab, who: number, { kind, claim, role }: Deed, name: string, told: Told) {
  const { store } = tab;
  const state = store.getState();
  const at = (id: string) => ({ id, rev: state.claims.entities[id]?.rev ?? 0 });
  const lastPayment = findLatestPayment(selectClaimPayments(state, 'CL-2'))?.id ?? '';
  const update = (form: Parameters<typeof completePaymentForm>[0]) =>
    store.dispatch(updatePayment(at('CL-2'), lastPayment, completePaymentForm(form)));
  const note = (result: CommandResult<unknown>) => {
    if (result.ok) (result.stored ? told.stored : told.unsaved).push(name);
  };
  if (kind === 'note') note(await store.dispatch(addNote(`CL-${claim}`, { content: name, type: 'document' })));
  if (kind === 'verify') await store.dispatch(startVerification(at('CL-0')));
  if (kind === 'approve') await store.dispatch(giveFinalApproval(at('CL-1'), { note: name }));
  if (kind === 'pay') await update({ paymentStatus: 'success' });
  if (kind === 'fail') await update({ paymentStatus: 'failed', failureReason: name });
  if (kind === 'retry') await store.dispatch(retryPayment(at('CL-2'), completeRetryForm()));
  if (kind === 'fund') {
    const seen = selectFundBalance(state);
    const entry = { openingBalance: String(seen), allocationAmount: '1000', allocationDistrict: 'kasese', notes: name };
    note(await store.dispatch(recordFundEntry(seen, entry)));
  }
  if (kind === 'account') {
    note(await store.dispatch(addUser({ ...emptyUserForm, name, email: 'new@uwa.example', district: 'gulu' })));
  }
  if (kind === 'deactivate') {
    const user = state.users.entities[`USER-${claim}`];
    const form = user && formOfUser({ ...user, status: 'inactive' });
    if (user && form) await store.dispatch(updateUser({ id: user.id, rev: user.rev }, form));
  }
  if (kind === 'empty') told.emptied = (await store.dispatch(startEmpty())).ok || told.emptied;
  if (kind === 'startDraft') store.dispatch(startDraft());
  // One tab at a time edits a draft.
  if (kind === 'type') {
    store.dispatch(saveDraft(`DRAFT-${who}`, { claimant: completeClaimantForm({ fullName: `Typed ${name}` }) }));
  }
  if (kind === 'submit') await store.dispatch(submitDraft(`DRAFT-${who}`));
  if (kind === 'discard') await store.dispatch(discardDraft(`DRAFT-${who}`));
  if (kind === 'leave') await store.dispatch(signOut());
  if (kind === 'enter') await signInAs(tab, role);
  if (kind === 'wake') await tab.services.catchUp();
  if (kind === 'snapshot') await tab.services.takeSnapshot();
  if (kind === 'history') await tab.services.readOlderLog(claim === 0 ? ['CL-1'] : undefined);
}

function recordsOf({
  claims: ofClaims,
  payments: ofPayments,
  fundLedger,
  audit,
}: RootState): Parameters<typeof findFaults>[0] {
  const rows = <Row>({ entities }: { entities: Record<string, Row> }) => Object.values(entities);
  return { claims: rows(ofClaims), payments: rows(ofPayments), fundLedger: rows(fundLedger), audit: rows(audit) };
}

test(`no order of deeds in several tabs loses or doubles one (seed ${fc.seed})`, async () => {
  const laidDown = await openRegister({ claims, payments, drafts, users: administrators });
  const stored = [...laidDown.browser.backend.texts];

  await fc.assert(
    fc.asyncProperty(fc.scheduler(), work, async (scheduler, chosen) => {
      const { tabs: scripts, role, lost, newestLogBuckets } = chosen;
      const browser = createBrowser();
      const { log } = browser;
      const late = createLateStorage(new Map(stored), scheduler);
      const listeners: ((message: TabMessage) => void)[] = [];
      const refusals = [...chosen.refusals];
      const draftRefusals = [...chosen.draftRefusals];
      let chance = false;

      const openTab = (which: number) =>
        browser.openTab({
          ports: {
            snapshotAfter: 2,
            newestLogBuckets,
            storage: createRegisterStorage(late.openView()),
            openLog: () => {
              const slow = slowLog(log, scheduler, refusals, draftRefusals);
              // A tab is opened, and at the end brought to rest, without delay.
              const pick = (): EventLog => (chance ? slow : log);
              return Promise.resolve({
                ...log,
                read: (after) => pick().read(after),
                append: (event) => pick().append(event),
                keepDrafts: (...given) => pick().keepDrafts(...given),
                buckets: (keys) => pick().buckets(keys),
                keepBuckets: (buckets) => pick().keepBuckets(buckets),
                keepHead: (...snapshot) => pick().keepHead(...snapshot),
              });
            },
            tabs: {
              post: (message) => {
                const copy = JSON.stringify(message);
                for (const [other, hear] of listeners.entries()) {
                  if (other === which) continue;
                  void scheduler
                    .schedule(Promise.resolve(), `message to ${other}`)
                    .then(() => hear(JSON.parse(copy) as TabMessage));
                }
              },
              listen: (hear) => {
                listeners[which] = hear;
              },
            },
          },
        });

      const tabs: Tab[] = [];
      for (const which of scripts.keys()) {
        const tab = openTab(which);
        await tab.opened;
        tabs.push(tab);
      }
      if (tabs[0]) await signInAs(tabs[0], role);
      for (const tab of tabs) await tab.services.catchUp();

      chance = true;
      const told = tabs.map((): Told => ({ stored: [], unsaved: [], emptied: false }));
      await scheduler.waitFor(
        Promise.all(
          tabs.map(async (tab, which) => {
            for (const [index, entry] of (scripts[which] ?? []).entries()) {
              await scheduler.schedule(Promise.resolve(), `tab ${which}: ${entry.kind}`);
              if (entry.kind === 'clock') browser.pass(entry.hours * hour);
              await perform(
                tab,
                which,
                entry,
                `${which}.${index}`,
                told[which] ?? { stored: [], unsaved: [], emptied: false },
              );
            }
          }),
        ),
      );
      await scheduler.waitIdle();
      chance = false;
      refusals.length = 0;
      draftRefusals.length = 0;
      for (const tab of tabs) await tab.services.saveWaiting();
      await scheduler.waitIdle();
      for (const tab of tabs) {
        await tab.services.catchUp();
        tab.services.catchUpDrafts();
        expect(await tab.services.readOlderLog()).toBe(true);
      }

      const [first] = tabs;
      if (!first) return;
      const register = registerOf(first);
      for (const tab of tabs) expect(registerOf(tab)).toEqual(register);

      const state = first.store.getState();
      const words = [
        ...Object.values(state.claims.entities).flatMap(({ notes }) => notes.map(({ content }) => content)),
        ...selectLedger(state).map(({ notes }) => notes),
        ...selectUsers(state).map(({ name }) => name),
      ];
      // What was stored before the register was emptied is gone with it.
      const isEmptied = told.some(({ emptied }) => emptied);
      for (const [which, { stored: kept, unsaved }] of told.entries()) {
        for (const name of [...kept, ...unsaved]) {
          expect(words.filter((word) => word === name).length).toBeLessThanOrEqual(1);
        }
        if (isEmptied) continue;
        for (const name of kept) expect(words).toContain(name);
        const fallen = unsaved.filter((name) => !words.includes(name)).length;
        expect(fallen).toBeLessThanOrEqual(tabs[which]?.store.getState().storage.overtaken.length ?? 0);
      }
      expect(selectClaimPayments(state, 'CL-1').length).toBeLessThanOrEqual(1);
      const emails = selectUsers(state).map(({ email }) => email);
      expect(emails).toEqual([...new Set(emails)]);
      expect(isEmptied || selectUsers(state).some(isActiveAdministrator)).toBe(true);
      const notedClaims = Object.values(state.audit.entities).filter(({ action }) => action === 'NOTE_ADDED');
      for (const { resourceId } of notedClaims) expect(state.claims.entities).toHaveProperty(resourceId ?? '');
      expect(findFaults(recordsOf(state))).toEqual([]);
      selectLedger(state).reduce((closing, entry) => {
        expect(entry.openingBalance).toBe(closing);
        return entry.closingBalance;
      }, 50_000_000);

      // The browser is killed: localStorage has lost its end, the log nothing.
      const after = createBrowser({ log });
      for (const [key, text] of late.onDisk(lost)) after.backend.texts.set(key, text);
      const fresh = after.openTab();
      await fresh.opened;
      expect(registerOf(fresh)).toEqual(register);
    }),
    { numRuns },
  );
  fc.tell('interleavings', `${numRuns} orders`);
});
