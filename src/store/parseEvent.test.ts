import { combineReducers } from '@reduxjs/toolkit';
import { makeSampleRegister } from '../sampleData/sampleRegister';
import { buildClaim } from '../test/builders';
import { aLongDay } from '../test/longDay';
import { noRecords } from '../test/testRegister';
import * as command from './command';
import type { DecidedEvent } from './events';
import { isNewerEvent, isNewerStoredEvent, parseDraftEvent, parseEvent } from './parseEvent';
import { registerReducers } from './registerReducers';

/** Every kind of event there is, as the commands make them and as another tab hears them. */
let day: DecidedEvent[];
beforeAll(async () => {
  const events = await aLongDay();
  day = events.filter((event) => 'meta' in event) as DecidedEvent[];
});

const findEvent = (type: string) => {
  const event = day.find((one) => one.type === type);
  if (!event) throw new Error(`No ${type} in the day`);
  return structuredClone(event);
};

describe('an event as a command makes it', () => {
  test('is taken unchanged, from a tab and from a file', () => {
    expect(day.length).toBeGreaterThan(60);
    for (const event of day) {
      const before = JSON.stringify(event);
      expect(parseEvent(event)).toBe(event);
      expect(parseEvent(structuredClone(event))).toEqual(event);
      expect(JSON.stringify(parseEvent(JSON.parse(before)))).toBe(before);
      expect(isNewerEvent(event)).toBe(false);
    }
  });

  test('is taken unchanged where the sample register is decided', () => {
    const decide = command.decide;
    const made: DecidedEvent[] = [];
    jest.spyOn(command, 'decide').mockImplementation((...asked) => {
      const decision = decide(...asked);
      if (decision.ok && decision.event) made.push(decision.event);
      return decision;
    });
    makeSampleRegister('2026-11-20T08:00:00.000Z');
    expect(made.length).toBeGreaterThan(800);
    for (const event of made) expect(parseEvent(event)).toBe(event);
  });

  test('is taken outside the sequence where it is a draft’s alone', () => {
    for (const event of day) {
      expect(parseDraftEvent(event)).toBe(event.type.startsWith('drafts/') ? event : undefined);
    }
  });

  test('is taken with what else a record has kept', () => {
    const event = { ...findEvent('claims/submitted') };
    const payload = event.payload as { created: object };
    expect(
      parseEvent({ ...event, payload: { ...payload, created: { ...payload.created, otherField: 1 } } }),
    ).toBeTruthy();
  });
});

type Path = readonly (string | number)[];

/** Every place in a value, itself left out. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const inner = [...path, Array.isArray(value) ? Number(key) : key];
    return [inner, ...pathsOf(item, inner)];
  });
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);

/** A copy with something done to what holds the field at a place. */
function damaged(event: DecidedEvent, path: Path, damage: (holder: Record<string, unknown>, key: string) => void) {
  const copy = structuredClone(event);
  damage(at(copy, path.slice(0, -1)) as Record<string, unknown>, String(path.at(-1)));
  return copy;
}

/** What is no value of a field that holds another. */
function othersThan(value: unknown): unknown[] {
  if (typeof value === 'string') return [null, 7, true, {}];
  if (typeof value === 'number') return [null, '7', true, {}, NaN, Infinity, 1e300, -1e300];
  if (typeof value === 'boolean') return [null, 'true', 1, {}];
  return [null, 'text', 7, true];
}

/** Does something to every place in every event of the day, and names the places where it is taken all the same. */
function placesTaken(attempts: (event: DecidedEvent, path: Path) => unknown[]): string[] {
  const taken = day.flatMap((event) =>
    pathsOf(event)
      .filter((path) => at(event, path) !== undefined)
      .filter((path) => attempts(event, path).some((attempt) => parseEvent(attempt) !== undefined))
      .map((path) => path.filter((key) => typeof key === 'string').join('.')),
  );
  return [...new Set(taken)].sort();
}

describe('a damaged event is refused', () => {
  test('where a value is of another type, or a number that no record has', () => {
    const taken = placesTaken((event, path) =>
      othersThan(at(event, path)).map((other) =>
        damaged(event, path, (holder, key) => {
          holder[key] = other;
        }),
      ),
    );
    expect(taken).toEqual([]);
  });

  test('where a field is lacking that may not be left out', () => {
    const taken = placesTaken((event, path) =>
      typeof path.at(-1) === 'number' ? [] : [damaged(event, path, (holder, key) => delete holder[key])],
    );
    const shortened = taken.map((name) =>
      name
        .replace(/^payload\.(created|claims\.claim|put\.claims)\./, 'CLAIM.')
        .replace(/^payload\.(checklist|before(?=\.(papers|questions|capacity|firstReport|visit)))/, 'CLAIM.checklist')
        .replace(/^(CLAIM\.checklist\.(papers|questions))\.\w+/, '$1.NAME')
        .replace(/^payload\.changes\.(before|after)\./, 'CHANGED.')
        .replace(/^payload\.(before|after)\.(?=caps|from|rates|withdrawn)/, 'SCHEDULE.'),
    );
    expect([...new Set(shortened)]).toEqual([
      'meta.seal',
      'meta.seal.ended',
      'meta.seal.outside',
      'payload.after.answer',
      'SCHEDULE.caps.claim',
      'SCHEDULE.caps.crop',
      'SCHEDULE.caps.death',
      'SCHEDULE.caps.injury',
      'SCHEDULE.caps.livestock',
      'SCHEDULE.caps.property',
      'payload.after.desks',
      'payload.after.email',
      'SCHEDULE.from',
      'payload.after.phone',
      'SCHEDULE.rates.age',
      'payload.after.theme',
      'SCHEDULE.withdrawnBecause',
      'payload.before',
      'CLAIM.checklist.capacity',
      'CLAIM.checklist.capacityPaper',
      'payload.before.decision.at',
      'payload.before.desks',
      'payload.before.email',
      'CLAIM.checklist.firstReport',
      'CLAIM.checklist.firstReport.reference',
      'payload.before.metOn',
      'CLAIM.checklist.papers.NAME',
      'CLAIM.checklist.papers.NAME.answer',
      'payload.before.phone',
      'CLAIM.checklist.questions.NAME',
      'CLAIM.checklist.questions.NAME.answer',
      'payload.before.theme',
      'CLAIM.checklist.visit',
      'CHANGED.appeals',
      'CHANGED.appeals.decision.at',
      'CHANGED.appeals.outcome',
      'CHANGED.appeals.outcome.amount',
      'CHANGED.appeals.outcome.finalApproval',
      'CHANGED.appeals.outcome.reasons',
      'CHANGED.appeals.valuation',
      'CHANGED.appeals.valuation.calculatedCompensation',
      'CHANGED.appeals.valuation.valuationScheduleVersion',
      'CHANGED.appeals.valueFirst',
      'CHANGED.approvedAmount',
      'CHANGED.calculatedCompensation',
      'CHANGED.claimant',
      'CHANGED.closings',
      'CHANGED.closings.reopened',
      'CHANGED.corrections',
      'CHANGED.corrections.outcome',
      'CHANGED.corrections.toConfirm',
      'CHANGED.decisions',
      'CHANGED.decisions.approvedAmount',
      'CHANGED.decisions.decidedOn',
      'CHANGED.decisions.reasons',
      'CHANGED.decisions.returned',
      'CHANGED.decisions.returned.finalApproval',
      'CHANGED.evidence',
      'CHANGED.finalApproval',
      'CHANGED.holds',
      'CHANGED.holds.lookAgainOn',
      'CHANGED.holds.released',
      'CHANGED.incident',
      'CHANGED.incident.estimatedYieldLost',
      'CHANGED.incident.gpsLatitude',
      'CHANGED.incident.gpsLongitude',
      'CHANGED.incident.protectedAreaName',
      'CHANGED.incident.protectedAreaNearby',
      'CHANGED.incident.wildlifeSpecies',
      'CHANGED.submittedAt',
      'CHANGED.told',
      'CHANGED.verifications',
      'CHANGED.verifications.account',
      'CHANGED.verifications.actionReason',
      'CHANGED.verifications.asked',
      'CHANGED.verifications.asked.pieces.answer',
      'CHANGED.verifications.asked.pieces.reason',
      'CHANGED.verifications.calculatedCompensation',
      'CHANGED.verifications.reasons',
      'CHANGED.verifications.reopened',
      'CHANGED.verifications.valuationScheduleVersion',
      'payload.changes.note',
      'payload.changes.payments',
      'payload.changes.payments.after.cancelledOn',
      'payload.changes.payments.after.failureReason',
      'payload.changes.payments.after.paidAt',
      'payload.changes.payments.after.paymentRef',
      'payload.changes.payments.before',
      'payload.changes.undoes',
      'payload.check.metOn',
      'CLAIM.approvedAmount',
      'CLAIM.decisions.approvedAmount',
      'CLAIM.decisions.decidedOn',
      'CLAIM.incident.estimatedYieldLost',
      'CLAIM.incident.gpsLatitude',
      'CLAIM.incident.gpsLongitude',
      'CLAIM.incident.protectedAreaName',
      'CLAIM.incident.protectedAreaNearby',
      'CLAIM.incident.wildlifeSpecies',
      'CLAIM.registeredAt',
      'CLAIM.submittedAt',
      'payload.claims.oldNumber',
      'payload.claims.payment',
      'payload.claims.payment.paidAt',
      'payload.details.file',
      'payload.details.format',
      'payload.details.rows',
      'payload.draft.claimId',
      'payload.draft.editOf',
      'payload.draft.evidence.photos.photo',
      'payload.draft.evidence.photos.photo.latitude',
      'payload.draft.evidence.photos.photo.longitude',
      'payload.draft.evidence.photos.photo.offset',
      'payload.draft.evidence.photos.photo.takenOn',
      'payload.draftId',
      'CLAIM.checklist',
      'payload.told.decision.at',
      'payload.user',
      'payload.user.desks',
      'payload.userId',
      'payload.view.view.filter.correctionToConfirm',
      'payload.view.view.filter.onHold',
      'payload.view.view.filter.underAppeal',
    ]);
  });

  test('where it, its payload or what it says of itself has a field that it does not know', () => {
    const own: Path[] = [
      ['more'],
      ['payload', 'more'],
      ['meta', 'more'],
      ['meta', 'actor', 'more'],
      ['meta', 'remote'],
    ];
    for (const event of day) {
      for (const path of own) {
        expect(parseEvent(damaged(event, path, (holder, key) => (holder[key] = true)))).toBeUndefined();
      }
    }
  });

  test.each(['rev', 'id', 'notes', 'updatedAt', 'more', '__proto__'])(
    'where it would change %s of a claim',
    (field) => {
      for (const side of ['before', 'after']) {
        const path = ['payload', 'changes', 0, side, field];
        const forged = damaged(findEvent('claims/approved'), path, (holder, key) =>
          Object.defineProperty(holder, key, { value: 7, enumerable: true }),
        );
        expect(parseEvent(forged)).toBeUndefined();
      }
    },
  );

  const change: Path = ['payload', 'changes', 0];
  const payment: Path = [...change, 'payments', 0];

  test.each<[string, string, Path, unknown]>([
    ['its action is that of another event', 'claims/approved', ['payload', 'action'], 'mark_paid'],
    ['another action than submission makes a claim', 'claims/approved', ['payload', 'created'], buildClaim()],
    ['the claim that is made is another than the one submitted', 'claims/submitted', [...change, 'claimId'], 'CL-X'],
    ['a payment is of another claim', 'claims/markedPaid', [...payment, 'after', 'claimId'], 'CL-X'],
    ['a payment was another before', 'claims/markedPaid', [...payment, 'before', 'id'], 'PAY-X'],
    ['a claim is a draft again', 'register/merged', ['payload', 'put', 'claims', 0, 'status'], 'draft'],
    ['an amount has thirteen digits', 'claims/approved', [...change, 'after', 'approvedAmount'], 1_000_000_000_000],
    ['an amount is below nothing', 'fundLedger/entryRecorded', ['payload', 'balance'], -1],
    ['an entry of the fund does not add up', 'fundLedger/entryRecorded', ['payload', 'entry', 'closingBalance'], 7],
    ['a moment is none', 'claims/approved', ['meta', 'at'], '2026-13-01T00:00:00.000Z'],
    ['an id is half a character', 'claims/noteAdded', ['payload', 'claimId'], '\uD800'],
    ['a link of the log is none', 'claims/approved', ['meta', 'seal', 'links', 0], 'N/1/x'],
    ['a role is none', 'claims/approved', ['meta', 'actor', 'role'], 'constructor'],
    ['a kind of file is none', 'audit/fileTaken', ['payload', 'kind'], 'toString'],
  ])('where %s', (_what, type, path, value) => {
    const event = findEvent(type);
    expect(parseEvent(event)).toBe(event);
    expect(parseEvent(damaged(event, path, (holder, key) => (holder[key] = value)))).toBeUndefined();
  });

  test.each([
    undefined,
    null,
    7,
    'claims/approved',
    [],
    {},
    { type: 'claims/noted' },
    { type: 'claims/noted', payload: {}, meta: {} },
    { type: 'claims/noted', payload: {}, meta: 'x' },
    { type: 7, payload: {}, meta: {} },
    { type: 'persist/PURGE', payload: {}, meta: { v: 1 } },
    { type: 'storage/healthReported', payload: {}, meta: { v: 1 } },
    { type: 'register/reread', payload: {}, meta: { v: 1 } },
    { type: 'register/laidDown', payload: noRecords, meta: { v: 1 } },
    { type: '__proto__', payload: {}, meta: { v: 1 } },
    { type: 'constructor', payload: {}, meta: { v: 1 } },
  ])('where it is none: %j', (value) => {
    expect(parseEvent(value)).toBeUndefined();
    expect(isNewerEvent(value)).toBe(false);
  });

  test.each([0, -1, 1.5, NaN, Infinity, '1', null, undefined])('where its version is %s', (version) => {
    const { meta, ...event } = findEvent('claims/approved');
    const other = { ...event, meta: { ...meta, v: version } };
    expect(parseEvent(other)).toBeUndefined();
    expect(isNewerEvent(other)).toBe(false);
  });
});

test('an event of a newer version is refused, and told from what is no event', () => {
  for (const event of day) {
    const newer = { ...event, payload: { new: true }, meta: { v: event.meta.v + 1, new: true } };
    expect(parseEvent(newer)).toBeUndefined();
    expect(isNewerEvent(newer)).toBe(true);
    expect(isNewerStoredEvent(newer)).toBe(true);
  }
});

test('an event of a kind that this version does not know is one of a newer where it lies in the log, and nowhere else', () => {
  const unknown = { ...findEvent('claims/noteAdded'), type: 'claims/visited' };
  expect(isNewerStoredEvent(unknown)).toBe(true);
  expect(isNewerEvent(unknown)).toBe(false);
  expect(isNewerStoredEvent({ ...unknown, meta: {} })).toBe(false);
  expect(isNewerStoredEvent(findEvent('claims/noteAdded'))).toBe(false);
});

describe('an event that fits its schema and not the register', () => {
  const reduce = combineReducers({
    claims: registerReducers.claims,
    payments: registerReducers.payments,
    users: registerReducers.users,
  });

  test('is taken by the check and ignored by the reducers', () => {
    const state = day.reduce(reduce, reduce(undefined, { type: 'start' }));
    const paid = findEvent('claims/markedPaid');
    const path: Path = ['payload', 'changes', 0];
    const others = [
      damaged(paid, [...path, 'rev'], (holder, key) => (holder[key] = 77)),
      damaged(findEvent('claims/verificationStarted'), [...path, 'claimId'], (holder, key) => (holder[key] = 'CL-X')),
      damaged(findEvent('users/changed'), ['payload', 'rev'], (holder, key) => (holder[key] = 77)),
      damaged(findEvent('claims/noteAdded'), ['payload', 'claimId'], (holder, key) => (holder[key] = '__proto__')),
    ];
    for (const forged of others) {
      expect(parseEvent(forged)).toBe(forged);
      expect(reduce(state, forged)).toEqual(state);
    }
  });
});
