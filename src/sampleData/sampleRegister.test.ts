import { kindNames, kinds, type RegisterRecords } from '../domain/register/kinds/kinds';
import { existsSync, readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { type AuditEvent, type AuditResource } from '../domain/audit/audit';
import { linkText } from '../domain/audit/auditChain';
import { checkAuditChain } from '../domain/audit/auditChainCheck';
import { idleLimit } from '../domain/user/idle';
import { kampalaDay } from '../domain/calendar';
import { daysBetween } from '../domain/dayCount';
import { type Claim } from '../domain/claim/claim';
import { reachedCommittee, findOutcome } from '../domain/claim/outcome';
import { payoutMethodNames } from '../domain/claim/claimant';
import { districts } from '../domain/place/districts';
import { findPossibleDuplicates } from '../domain/claim/duplicates';
import { allFiles, missingEvidence } from '../domain/incident/evidence';
import { speciesNames } from '../domain/incident/incidents';
import { findAppealStep } from '../domain/claim/appeal/appeals';
import { findHold, isToLookAgain } from '../domain/workflow/holding';
import { findBars, findPoints } from '../domain/checklist/checklist';
import { findClaimValuation } from '../domain/valuation/claimValuation';
import { sampleSchedules } from '../domain/valuation/sampleSchedules';
import { findInForce } from '../domain/valuation/schedule';
import { isBySchedule, isSoundValuation, valuedAmount } from '../domain/valuation/valuation';
import { committeeDecisions } from '../domain/workflow/decision';
import { verificationActions } from '../domain/workflow/verification';
import { shippedScheme } from '../domain/scheme/scheme';
import { lifecycle, lifecycleActions } from '../domain/workflow/lifecycle';
import { isInUganda } from '../domain/place/location';
import { isClaimNotification } from '../domain/notification/notificationWords';
import { paymentStatusNames, sumPaid } from '../domain/payment/payment';
import { roleNames } from '../domain/user/roles';
import type { User } from '../domain/user/user';
import { claimStatuses, type ClaimStatus } from '../domain/workflow/statuses';
import parishList from '../reference/parishes.json';
import { makeSampleRegister, makeSampleRegisterInChunks } from './sampleRegister';
import { sampleKinds } from './kinds';

const days = {
  'an ordinary day': '2026-11-20T09:00:00.000Z',
  'a month end': '2027-01-31T06:30:00.000Z',
  'a leap day': '2028-02-29T12:00:00.000Z',
  'New Year just after midnight in Kampala': '2027-12-31T21:00:01.000Z',
};

const parishes: Record<string, Record<string, string[]>> = parishList.parishes;

/** What the sample's claims have come to. A status that is new need not be among it. */
/** Gorillas and chimpanzees struck nobody there. */
const sampleSpecies = speciesNames.filter((name) => name !== 'gorilla' && name !== 'chimpanzee');

const sampleStatuses: ClaimStatus[] = [
  'submitted',
  'under_verification',
  'request_info',
  'referred_district',
  'under_cvc_review',
  'approved',
  'payment_processing',
  'payment_failed',
  'paid',
  'rejected',
];

const sorted = (values: Iterable<string>) => [...new Set(values)].sort();

const rowsOf = ({ audit }: RegisterRecords, claimId: string) => audit.filter((row) => row.resourceId === claimId);

const paymentsOf = ({ payments }: RegisterRecords, claimId: string) =>
  payments.filter((payment) => payment.claimId === claimId);

/** The lifecycle actions that a row of the audit log may tell of; none for what changes no status. */
const actionsOf = (row: AuditEvent) => lifecycleActions.filter((action) => lifecycle[action].audit.code === row.action);

describe.each(Object.entries(days))('the sample register on %s', (_day, now) => {
  const register = makeSampleRegister(now);
  const { claims, drafts, payments, fundLedger, users, audit, notifications } = register;

  it('holds records that fit their schemas, each id once', () => {
    for (const slice of kindNames) {
      for (const record of register[slice]) expect(v.safeParse(kinds[slice].record, record).issues).toBeUndefined();
      expect(new Set(register[slice].map(({ id }) => id)).size).toBe(register[slice].length);
    }
  });

  it('covers every status, kind, species, payment status and payout method', () => {
    expect(sorted(claims.map(({ status }) => status))).toEqual([...sampleStatuses].sort());
    expect(sorted(claims.map(({ incident }) => incident.incidentType))).toEqual([...sampleKinds].sort());
    expect(sorted(claims.map(({ incident }) => incident.wildlifeSpecies ?? ''))).toEqual([...sampleSpecies].sort());
    expect(sorted(claims.map(({ claimant }) => claimant.payoutMethod))).toEqual([...payoutMethodNames].sort());
    // A payment under way is pending today; the log tells of all they went through.
    const statusChanges = audit
      .flatMap(({ changes = [] }) => changes)
      .filter(({ field }) => field === 'payment.paymentStatus');
    expect(sorted(statusChanges.map(({ newValue }) => String(newValue)))).toEqual([...paymentStatusNames].sort());
    expect(sorted(payments.map(({ paymentStatus }) => paymentStatus))).toEqual(['failed', 'pending', 'success']);
    const lacks = ({ incident, evidence }: Claim) => missingEvidence(incident.incidentType, evidence).length > 0;
    expect(claims.some(lacks)).toBe(true);
  });

  it('has a draft that has its id and one that has none yet', () => {
    expect(drafts.map(({ claimId, step }) => [claimId !== undefined, step])).toEqual([
      [true, 2],
      [false, 0],
    ]);
  });

  it('has a claim on hold whose day to look again has come, and one whose day has not', () => {
    const held = claims.flatMap((claim) => findHold(claim) ?? []);
    expect(held.map((hold) => isToLookAgain(hold, kampalaDay(now))).sort()).toEqual([false, true]);
  });

  it('has appeals that wait for a valuation and for a decision, and one that other members dismissed', () => {
    const appealed = claims.filter(({ appeals }) => appeals);
    expect(appealed.map(findAppealStep).sort()).toEqual(['uphold_appeal', 'value_appeal', undefined]);
    expect(appealed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    const [dismissed] = appealed.flatMap(({ appeals = [], decisions }) =>
      appeals.flatMap(({ outcome }) => (outcome ? { outcome, decisions } : [])),
    );
    expect(dismissed?.outcome.kind).toBe('dismissed');
    expect(dismissed?.decisions.map(({ decidedBy }) => decidedBy)).not.toContain(dismissed?.outcome.decidedBy);
  });

  it('has a correction that waits for a second person, and one that another person confirmed', () => {
    const corrections = claims.flatMap((claim) => claim.corrections ?? []);
    expect(corrections.map(({ outcome }) => outcome?.kind).sort()).toEqual(['confirmed', undefined]);
    for (const { correctedBy, outcome } of corrections) expect(outcome?.decidedBy).not.toBe(correctedBy);
  });

  it('has claims that are pending for more than thirty days, and for more than sixty', () => {
    const pending = claims.filter(({ status }) => ['submitted', 'under_cvc_review', 'request_info'].includes(status));
    const ages = pending.map(({ submittedAt = '' }) => daysBetween(submittedAt, now));
    expect(ages.some((age) => age <= 30)).toBe(true);
    expect(ages.some((age) => age > 30 && age <= 60)).toBe(true);
    expect(ages.some((age) => age > 60)).toBe(true);
    expect(
      claims.some(
        ({ status, registeredAt = '', submittedAt = '' }) => status === 'submitted' && registeredAt < submittedAt,
      ),
    ).toBe(true);
  });

  it('has a possible duplicate among the open claims and one that was rejected for it', () => {
    const repeated = claims.filter(
      ({ id, claimant, incident }) =>
        findPossibleDuplicates({ claimId: id, ...claimant, ...incident }, claims).length > 0,
    );
    expect(repeated.map(({ status }) => status).sort()).toEqual(['paid', 'rejected', 'submitted', 'submitted']);
  });

  it('lets each claim go through rows of the lifecycle table only, to the status it has', () => {
    for (const claim of claims) {
      let status: ClaimStatus = 'draft';
      for (const row of rowsOf(register, claim.id)) {
        const change = row.changes?.find(({ field }) => field === 'status');
        const actions = actionsOf(row);
        if (actions.length === 0) {
          expect(['NOTE_ADDED', 'INFORMATION_ANSWERED', 'CONDITION_MET']).toContain(row.action);
          expect(change).toBeUndefined();
          continue;
        }
        expect(change?.oldValue ?? status).toBe(status);
        const next: ClaimStatus = claimStatuses.find((one) => one === change?.newValue) ?? status;
        const from: ClaimStatus = status;
        const possible = actions.filter((action) => {
          const { from: allowed, to }: { from: readonly ClaimStatus[]; to: string } = lifecycle[action];
          const leads =
            to === 'by_payment'
              ? ['payment_processing', 'payment_failed', 'paid'].includes(next)
              : to === next || (to === 'unchanged' && from === next);
          return allowed.includes(from) && leads;
        });
        expect(possible).toHaveLength(1);
        expect(possible.map((action) => [...lifecycle[action].roles] as string[])).toEqual([
          expect.arrayContaining([row.userRole]),
        ]);
        status = next;
      }
      expect(claim.status).toBe(status);
    }
  });

  it('decides after verification and pays after approval', () => {
    const first = (claim: Claim, action: string) =>
      rowsOf(register, claim.id).find((row) => row.action === action)?.timestamp;
    for (const claim of claims) {
      const forwarded = first(claim, 'CLAIM_FORWARDED');
      const approved = first(claim, 'CLAIM_APPROVED');
      if (approved !== undefined) expect(forwarded && forwarded < approved).toBe(true);
      for (const { createdAt, paidAt } of paymentsOf(register, claim.id)) {
        expect(approved && approved < createdAt).toBe(true);
        if (paidAt !== undefined) expect(createdAt <= paidAt).toBe(true);
      }
    }
  });

  it('values what was forwarded line by line, by the schedule in force, which explains every amount', () => {
    const forwarded = claims.filter(reachedCommittee);
    expect(forwarded.length).toBeGreaterThan(190);
    for (const { incident, verifications, ...claim } of forwarded) {
      const kind = incident.incidentType;
      const schedule = findInForce(sampleSchedules, incident.dateOfIncident);
      for (const { action, valuation, calculatedCompensation } of verifications) {
        if (action !== 'forward_to_cvc') continue;
        expect(valuation && schedule && isBySchedule(valuation, kind, schedule)).toBe(true);
        expect(valuation && valuation.lines.length > 0 && isSoundValuation(valuation, calculatedCompensation)).toBe(
          true,
        );
        expect(valuation && valuedAmount(valuation)).toBe(calculatedCompensation);
        expect(claim.calculatedCompensation).toBe(calculatedCompensation);
      }
    }
  });

  it('awards what the lines come to with the changes of the committee, each with its reason', () => {
    const approved = claims.filter(({ approvedAmount }) => approvedAmount !== undefined);
    for (const claim of approved) {
      const { lines = [] } = findClaimValuation(claim) ?? {};
      expect(lines.reduce((sum, { approved = 0 }) => sum + approved, 0)).toBe(claim.approvedAmount);
      for (const { line, approved, reason } of lines) expect(line.amount === approved).toBe(reason === undefined);
    }
    const reduced = approved.filter((claim) => (claim.approvedAmount ?? 0) < (claim.calculatedCompensation ?? 0));
    expect(reduced.length).toBeGreaterThan(10);
  });

  it('has a checklist of every claim, with nothing that bars what was forwarded', () => {
    for (const claim of claims) {
      expect(claim.checklist).toBeDefined();
      if (reachedCommittee(claim)) expect(findBars(claim, shippedScheme)).toEqual([]);
    }
    const overridden = claims.filter((claim) =>
      findPoints(claim, shippedScheme).some(({ state }) => state === 'overridden'),
    );
    expect(overridden.length).toBeGreaterThan(10);
    for (const { checklist, verifications } of overridden) {
      expect(checklist?.visit).toBeUndefined();
      const forwarded = verifications.find(({ action }) => action === 'forward_to_cvc');
      expect(forwarded?.verificationNotes).toContain('not visited');
    }
  });

  it('gives coded reasons for whatever needs reasons', () => {
    for (const { verifications, decisions } of claims) {
      for (const { action, reasons } of verifications) {
        expect(reasons === undefined).toBe(verificationActions[action].reasons === null);
      }
      for (const { decision, reasons } of decisions) {
        expect(reasons === undefined).toBe(committeeDecisions[decision].reasons === null);
      }
    }
  });

  it('pays paid claims exactly what was approved, and no claim more', () => {
    for (const { id, status, approvedAmount = 0 } of claims) {
      const paid = sumPaid(paymentsOf(register, id));
      if (status === 'paid') expect(paid).toBe(approvedAmount);
      else expect(paid).toBe(0);
    }
    const successes = claims.map(({ id }) =>
      paymentsOf(register, id)
        .map(({ paymentStatus }) => paymentStatus)
        .join(' '),
    );
    expect(successes).toEqual(
      expect.arrayContaining(['success success', 'failed success', 'failed pending', 'failed']),
    );
  });

  it('keeps a ledger that balances: 50,000,000 less 8,000,000 leaves 42,000,000', () => {
    let balance = 50_000_000;
    for (const { openingBalance, allocationAmount, closingBalance } of fundLedger) {
      expect([openingBalance, closingBalance]).toEqual([balance, balance - allocationAmount]);
      balance = closingBalance;
    }
    expect(balance).toBe(42_000_000);
  });

  it('pays in no district more than it was allocated since the ledger opened', () => {
    const opened = fundLedger[0]?.date ?? '';
    const allocated = new Map(fundLedger.map((entry) => [entry.allocationDistrict, entry.allocationAmount]));
    const paid = new Map<string, number>();
    for (const { claimId, amount, paidAt } of payments) {
      if (paidAt === undefined || kampalaDay(paidAt) < kampalaDay(opened)) continue;
      const district = claims.find(({ id }) => id === claimId)?.claimant.district ?? '';
      paid.set(district, (paid.get(district) ?? 0) + amount);
    }
    expect(paid.size).toBeGreaterThan(0);
    for (const [district, amount] of paid) expect(amount).toBeLessThanOrEqual(allocated.get(district) ?? 0);
  });

  it('ends before today, and no incident comes after its registration', () => {
    const instants = JSON.stringify(register).match(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g) ?? [];
    expect(instants.length).toBeGreaterThan(1000);
    expect(instants.filter((instant) => daysBetween(instant, now) < 1)).toEqual([]);
    for (const { incident, createdAt, registeredAt = '' } of claims) {
      expect(incident.dateOfIncident < kampalaDay(createdAt)).toBe(true);
      expect(createdAt < registeredAt).toBe(true);
    }
  });

  it('has audit ids that sort by time and say it', () => {
    expect(audit.map(({ id }) => id)).toEqual(audit.map(({ id }) => id).sort());
    for (const { id, timestamp } of audit) expect(parseInt(id.slice(0, 9), 36)).toBe(Date.parse(timestamp));
  });

  it('names the session of every deed, whose sign-in keeps the device; every row has an address nobody has', () => {
    const signIns = new Map(
      audit.filter(({ action }) => action === 'LOGIN_SUCCESS').map((row) => [row.sessionId, row]),
    );
    for (const row of audit) {
      expect(row.ipAddress).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/);
      expect(row.userAgent !== undefined).toBe(row.action === 'LOGIN_SUCCESS');
      if (row.sessionId === undefined) continue;
      const signIn = signIns.get(row.sessionId);
      expect(signIn?.ipAddress).toBe(row.ipAddress);
      expect(signIn?.user).toBe(row.userRole === 'system' ? row.details?.['name'] : row.user);
      if (row.userRole !== 'system') expect(signIn?.userRole).toBe(row.userRole);
      expect(kampalaDay(signIn?.timestamp ?? '')).toBe(kampalaDay(row.timestamp));
    }
  });

  it('has sessions that the portal ended, half an hour after the last that was done in them', () => {
    const ended = audit.filter(({ userRole, action }) => userRole === 'system' && action === 'LOGOUT');
    expect(ended.length).toBeGreaterThan(20);
    for (const { user, action, sessionId, timestamp, details } of ended) {
      const others = audit.filter((row) => row.sessionId === sessionId && row.userRole !== 'system');
      const last = Math.max(...others.map((row) => Date.parse(row.timestamp)));
      expect([user, action, details?.['reason']]).toEqual(['System', 'LOGOUT', 'idle']);
      expect(users.map(({ email }) => email)).toContain(details?.['email']);
      expect(Date.parse(timestamp) - last).toBe(idleLimit);
    }
  });

  it('has the daily snapshots of the last week, each of more claims than the one before or as many', () => {
    const kept = audit.filter(({ action }) => action === 'SNAPSHOT_KEPT');
    expect(kept.map(({ timestamp }) => daysBetween(timestamp, now))).toEqual([7, 6, 5, 4, 3, 2, 1]);
    const counts = kept.map(({ details }) => Number(details?.['claims']));
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts[0]).toBeGreaterThan(200);
  });

  it('shows the planned share of failed events and mean time to detection', () => {
    const failed = audit.filter(({ status }) => status === 'failed');
    expect(1 - failed.length / audit.length).toBeCloseTo(0.982, 2);
    const times = audit.flatMap(({ detectedAfterMs }) => detectedAfterMs ?? []);
    expect(times.reduce((sum, time) => sum + time, 0) / times.length).toBe(2300);
    expect(Math.min(...times)).toBeGreaterThan(0);
  });

  it('leaves the three newest notifications of each role unread', () => {
    for (const role of roleNames) {
      const own = notifications.filter((one) => one.role === role).sort((a, b) => (a.id < b.id ? 1 : -1));
      expect(own.map(({ readAt }) => readAt === undefined)).toEqual(own.map((_one, index) => index < 3));
      for (const { at, readAt } of own) expect(at <= (readAt ?? now)).toBe(true);
    }
  });

  it('places claimants where sub-county and parish are of the district, and incidents in Uganda', () => {
    for (const { claimant, incident } of claims) {
      expect(parishes[claimant.district]?.[claimant.subcounty]).toContain(claimant.parish);
      const { gpsLatitude, gpsLongitude } = incident;
      if (gpsLatitude !== undefined && gpsLongitude !== undefined) {
        expect(isInUganda(gpsLatitude, gpsLongitude)).toBe(true);
      }
    }
  });

  it('has claims in every region, and in none more than half of them', () => {
    const byRegion = new Map<string, number>();
    for (const { claimant } of claims) {
      const region = districts.find(({ value }) => value === claimant.district)?.region ?? '';
      byRegion.set(region, (byRegion.get(region) ?? 0) + 1);
    }
    expect(sorted(byRegion.keys())).toEqual(['Central', 'Eastern', 'Northern', 'Western']);
    for (const count of byRegion.values()) {
      expect(count).toBeGreaterThan(20);
      expect(count).toBeLessThanOrEqual(claims.length / 2);
    }
  });

  it('keeps what is counted away from the edges of the windows that are compared', () => {
    const counted = claims.flatMap((claim) => [claim.registeredAt, claim.submittedAt, findOutcome(claim)?.at]);
    const ages = counted.map((at = '') => daysBetween(at, now));
    expect(ages.filter((age) => Math.abs(age - 30) < 2 || Math.abs(age - 60) < 2)).toEqual([]);
  });

  it('lets payments, notifications and audit rows speak of what is there, by the name it has', () => {
    const names = new Map(claims.map(({ id, claimant }) => [id, claimant.fullName]));
    for (const { claimId } of payments) expect(names.has(claimId)).toBe(true);
    for (const { claimId, claimantName } of notifications.filter(isClaimNotification)) {
      expect(claimantName).toBe(names.get(claimId));
    }
    const there: Record<AuditResource, Set<string> | undefined> = {
      payment: undefined,
      schedule: undefined,
      scheme: undefined,
      settings: undefined,
      claim: new Set(names.keys()),
      session: new Set(audit.map(({ id }) => id)),
      user: new Set(users.map(({ id }) => id)),
      fund: new Set(fundLedger.map(({ id }) => id)),
      register: new Set(['register']),
    };
    for (const { resource, resourceId } of audit) expect(there[resource]?.has(resourceId)).toBe(true);
    const people = new Set(users.map(({ name }) => name));
    for (const { user, userRole } of audit) expect(userRole === 'system' || people.has(user)).toBe(true);
    for (const { createdBy } of claims) expect(people.has(createdBy)).toBe(true);
  });

  it('takes less than two fifths of localStorage, keys and the links of its log included', () => {
    const link = (index: number) => linkText({ chain: 'S1234567', place: index + 1, hash: '-'.repeat(43) });
    const linked = { ...register, audit: audit.map((row, index) => ({ ...row, link: link(index) })) };
    const sizes = kindNames.flatMap((slice) =>
      linked[slice].map((record) => `reg/${slice}/${record.id}`.length + JSON.stringify(record).length),
    );
    expect(sizes.reduce((sum, length) => sum + length, 0)).toBeLessThan(2_097_152);
  });

  it('has users with addresses of their own in a domain that does not exist, whose sign-ins the log holds', () => {
    expect(sorted(users.map(({ email }) => email))).toHaveLength(users.length);
    expect(sorted(users.map(({ status }) => status))).toEqual(['active', 'inactive']);
    for (const { name, email, joinDate, lastLogin } of users) {
      expect(email).toMatch(/^[a-z]+\.[a-z]+@uwa\.example$/);
      const signIns = audit.filter(({ action, user }) => action === 'LOGIN_SUCCESS' && user === name);
      expect(signIns[signIns.length - 1]?.timestamp).toBe(lastLogin);
      expect(joinDate < (signIns[0]?.timestamp ?? '')).toBe(true);
    }
  });

  it('has at every desk those who work at it, some of them at several, and nobody who acted at another', () => {
    const byRole = (role: User['role']) => users.filter((user) => user.role === role).map(({ desks }) => desks.join());
    expect(sorted(byRole('officer'))).toEqual(['district_officer', 'finance']);
    expect(sorted(byRole('supervisor'))).toEqual(['cvc_member', 'cvc_member,finance']);
    expect(sorted(byRole('administrator'))).toEqual(['admin', 'finance,admin']);
    expect(users.filter(({ desks }) => desks.length > 1)).toHaveLength(4);
    for (const { desks, district } of users) {
      if (!desks.includes('district_officer')) expect(district).toBe('headquarters');
    }
    const desksOf = new Map(users.map(({ name, desks }) => [name, desks]));
    for (const { user, userRole } of audit)
      expect(userRole === 'system' || desksOf.get(user)?.includes(userRole)).toBe(true);
  });
});

it('is the same for the same day, whatever the hour', () => {
  const morning = makeSampleRegister('2026-11-20T05:00:00.000Z');
  expect(makeSampleRegister('2026-11-20T20:59:59.000Z')).toEqual(morning);
  expect(makeSampleRegister('2026-11-20T21:00:00.000Z')).not.toEqual(morning);
});

it('is the same when it is made in turns, with a log that holds', async () => {
  const now = days['an ordinary day'];
  let turns = 0;
  const register = await makeSampleRegisterInChunks(now, () => {
    turns += 1;
    return Promise.resolve();
  });
  const sample = makeSampleRegister(now);
  expect({ ...register, audit: register.audit.map(({ link: _link, ...row }) => row) }).toEqual(sample);
  const task = { report: () => undefined, yieldToMain: () => Promise.resolve() };
  const { elsewhere, breaks } = await checkAuditChain(register.audit, null, task);
  expect([elsewhere, breaks]).toEqual([sample.audit.length, []]);
  expect(turns).toBeGreaterThan(1);
}, 60_000);

it('shows evidence that is there, as large as it says', () => {
  const { claims } = makeSampleRegister(days['an ordinary day']);
  const files = claims.flatMap(({ evidence }) => allFiles(evidence));
  expect(sorted(files.map(({ type }) => type))).toEqual(['application/pdf', 'image/jpeg', 'image/png']);
  for (const { sampleUrl = '', name, size } of files) {
    expect(sampleUrl).toBe(`/sample/${name}`);
    expect(existsSync(`public${sampleUrl}`)).toBe(true);
    expect(size).toBe(statSync(`public${sampleUrl}`).size);
    expect(size).toBeLessThan(25_000);
  }
  expect(readFileSync('public/sample/police-report.pdf', 'latin1')).toContain('SAMPLE');
});
