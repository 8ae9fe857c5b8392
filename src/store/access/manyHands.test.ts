import { findAccount } from '../../domain/access/account';
import { covers } from '../../domain/access/areas';
import type { User } from '../../domain/user/user';
import * as fc from '../../test/fastCheck';
import { recordEvents } from '../../test/openRegister';
import { openWorkDay, work, workDay } from '../../test/workDay';
import { isLifecycleEvent, type LifecycleEvent } from '../events';

// Whole days of work.
jest.setTimeout(300_000);

/** What people did to a claim, by the events that came of it. */
type Done = { verified: Set<string>; decided: Set<string>; approved: Set<string>; paid: Set<string> };

function doneTo(claimId: string, events: readonly LifecycleEvent[], users: readonly User[]): Done {
  const done: Done = { verified: new Set(), decided: new Set(), approved: new Set(), paid: new Set() };
  for (const { payload, meta } of events) {
    const who = findAccount(users, meta.actor.email)?.id ?? 'nobody';
    for (const { claimId: id, after, payments = [] } of payload.changes) {
      if (id !== claimId) continue;
      if (after.verifications) done.verified.add(who);
      if (after.decisions) done.decided.add(who);
      if (after.finalApproval) done.approved.add(who);
      const succeeds = ({ before, after: now }: (typeof payments)[number]) =>
        now.paymentStatus === 'success' && before?.paymentStatus !== 'success';
      if (payments.some(succeeds)) done.paid.add(who);
    }
  }
  return done;
}

const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((one) => b.has(one));

test('no claim is verified, decided, approved and paid by fewer people than the register asks for', async () => {
  const reached = { paid: 0, days: 0 };
  await fc.assert(
    fc.asyncProperty(workDay, async (day) => {
      const { tab, users, claims } = await openWorkDay(day);
      const { ownDistricts, fourEyes } = day;
      const { store } = tab;
      const events = recordEvents(tab);
      await work(tab, day);
      for (const { id, claimant } of claims) {
        const { verified, decided, approved, paid } = doneTo(id, events.filter(isLifecycleEvent), users);
        if (store.getState().claims.entities[id]?.status === 'paid') reached.paid += 1;
        if (fourEyes) {
          expect(overlap(decided, verified)).toBe(false);
          expect(overlap(approved, verified) || overlap(approved, decided)).toBe(false);
          expect(overlap(paid, verified) || overlap(paid, decided) || overlap(paid, approved)).toBe(false);
        }
        if (ownDistricts) {
          for (const who of verified) {
            const user = users.find((one) => one.id === who);
            expect(user && covers(user, claimant)).toBe(true);
          }
        }
        if (ownDistricts || fourEyes) {
          expect([...verified, ...decided, ...approved, ...paid]).not.toContain('nobody');
        }
      }
      reached.days += 1;
    }),
    { numRuns: fc.runs(15), endOnFailure: true },
  );
  // The days are worth something: claims come to their end on them.
  expect(reached.paid).toBeGreaterThan(0);
  fc.tell('Work of ten accounts', `${reached.days} days, ${reached.paid} claims paid`);
});
