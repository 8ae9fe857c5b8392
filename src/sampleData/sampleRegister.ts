import type { RegisterRecords } from '../domain/register/kinds/kinds';
import { linkSample } from '../domain/audit/sampleChain';
import type { Draft } from '../domain/claim/draft';
import { runAtOnce, runInChunks } from '../domain/runInChunks';
import { draftStarted } from '../store/events';
import { fundEntryCommand } from '../store/fundLedger/commands';
import { selectFundBalance } from '../store/fundLedger/selectors';
import { createAnswers } from './handling/answers';
import { createCalendar, type Calendar } from './calendar';
import { carriesOut } from './handling/carriesOut';
import { completeDraft, createCaseMaker, draftHardlyBegun, draftWaitingForEvidence, type Case } from './cases';
import { allocations, plan, roleOf } from './plan';
import { createRandom, type Random } from './random';
import { createChecklists } from './handling/checklists';
import { makeAccountRows, makeFailedSignIns, makeIdleEnds, makeSnapshotRows } from './security';
import { createRota, makeStaff, type Rota } from './staff';
import { mendingOf } from './handling/mending';
import { askStep } from './handling/steps';
import { createTelling } from './handling/telling';
import { ticksOf } from './handling/ticks';
import { playTimeline, type TimelineEntry } from './timeline';
import { makeVisits } from './visits';

const seed = 1996;

/**
 * The register that a first run is filled with: the same for the same day in Africa/Kampala, and dated relative to it.
 * Nothing in it is later than the day before. Its claims went through the register's own decisions, so that history,
 * payments, notes, notifications and audit rows agree (docs/product.md, Sample register).
 * @param now the instant of the first run, ISO
 */
export const makeSampleRegister = (now: string): RegisterRecords => runAtOnce(make(now));

/** How long a page is kept waiting at most, milliseconds. */
const longestTurn = 25;

/**
 * As `makeSampleRegister`, its audit log linked, in short turns: on a first visit somebody may be typing meanwhile, on a
 * slow phone.
 * @param yieldToMain resolves when the page has done what was waiting
 */
export async function makeSampleRegisterInChunks(
  now: string,
  yieldToMain: () => Promise<void>,
): Promise<RegisterRecords> {
  let end = performance.now() + longestTurn;
  const records = await runInChunks(make(now), async () => {
    if (performance.now() < end) return;
    await yieldToMain();
    end = performance.now() + longestTurn;
  });
  return { ...records, audit: await linkSample(records.audit) };
}

/** Makes the register, and rests after every claim that came about and every entry that was done. */
function* make(now: string): Generator<void, RegisterRecords> {
  const calendar = createCalendar(now);
  const random = createRandom(seed);
  const staff = makeStaff(random, calendar);
  const onDuty = createRota(staff);
  const makeCase = createCaseMaker(seed, calendar, staff);

  const cases: Case[] = [];
  for (const [count, course, only] of plan) {
    for (let turn = 0; turn < count; turn += 1) {
      cases.push(makeCase(course, (turn + 0.5) / count, only, cases.at(-1)));
      yield;
    }
  }
  const waiting = makeCase('submit 2');
  const hardlyBegun = makeCase('submit 1');

  const entriesOf = createEntries(calendar, onDuty);
  const entries = [
    ...cases.flatMap((one) => [starts(one, completeDraft(one)), ...entriesOf(one)]),
    starts(waiting, draftWaitingForEvidence(waiting)),
    starts(hardlyBegun, draftHardlyBegun(hardlyBegun)),
    ...allocationEntries(random, calendar, onDuty),
  ];
  const noticed = entries.filter(({ quiet }) => !quiet);
  const visits = makeVisits(random, calendar, staff, noticed, now);
  const records = yield* playTimeline(random, staff, [...entries, ...visits], now);

  // One administrator keeps the accounts and the snapshots.
  const admin = onDuty('admin', 0);
  const accountRows = makeAccountRows(random, staff, admin, calendar);
  const log = [...records.audit, ...accountRows, ...makeIdleEnds(random, staff, calendar, records.audit)];
  const failures = makeFailedSignIns(random, staff, calendar, log.length);
  const snapshots = makeSnapshotRows(random, admin, calendar, records.claims);
  return { ...records, audit: [...log, ...failures, ...snapshots].sort((a, b) => (a.id < b.id ? -1 : 1)) };
}

/** What is done about a claim: the steps of its plan, and what goes with them. */
function createEntries(calendar: Calendar, onDuty: Rota) {
  const besides = [createChecklists(calendar), createAnswers(calendar), createTelling(calendar)];
  return function entriesOf(one: Case): TimelineEntry[] {
    const steps = one.steps.map((step) => ({
      ...step,
      at: calendar.instant(step.daysAgo, step.minutes, one.random.int(0, 59_999)),
    }));
    return [
      ...steps.map(({ step, daysAgo, at }): TimelineEntry => {
        const role = roleOf(step);
        const person = role === 'district_officer' ? one.officer : onDuty(role, daysAgo);
        const does = carriesOut(`${step} of ${one.id}`, (state, stamp) => askStep(step, one, state, stamp));
        return { at, person, about: one.id, does };
      }),
      ...besides.flatMap((entriesFor) => entriesFor(one, steps)),
      ...ticksOf(one, steps, calendar, onDuty),
      ...mendingOf(one, calendar, onDuty),
    ];
  };
}

const starts = (one: Case, draft: Draft): TimelineEntry => ({
  at: one.begunAt,
  person: one.officer,
  about: one.id,
  does: (_state, stamp) => draftStarted({ draft }, stamp),
});

/** Gives the fund out as planned, from the balance that the ledger then shows. */
function allocationEntries(random: Random, calendar: Calendar, onDuty: Rota): TimelineEntry[] {
  return allocations.map(({ daysAgo, district, amount, notes }, index) => ({
    at: calendar.instant(daysAgo, 60 + index * 20, random.int(0, 59_999)),
    person: onDuty('finance', daysAgo),
    about: 'fund',
    does: carriesOut(`the allocation to ${district}`, (state) => {
      const balance = selectFundBalance(state);
      const form = { openingBalance: String(balance), allocationAmount: String(amount), notes };
      return fundEntryCommand({ ...form, allocationDistrict: district }, [], balance);
    }),
  }));
}
