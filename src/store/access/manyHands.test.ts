import { findAccount } from '../../domain/access/account';
import { covers } from '../../domain/access/areas';
import { type Role, roleNames } from '../../domain/user/roles';
import type { User } from '../../domain/user/user';
import {
  buildAccess,
  buildBoss,
  buildClaim,
  buildUser,
  completeDecisionForm,
  completePaymentForm,
  completeVerificationForm,
} from '../../test/builders';
import {
  answerChecklist,
  decideClaim,
  giveFinalApproval,
  markPaid,
  startVerification,
  updatePayment,
  verifyClaim,
} from '../../test/claimCommands';
import * as fc from '../../test/fastCheck';
import { openRegister, recordEvents } from '../../test/openRegister';
import { signInAs } from '../../test/testRegister';
import { isLifecycleEvent, type LifecycleEvent } from '../events';
import { findLatestPayment } from '../../domain/payment/payment';
import { selectClaimPayments } from '../payments/selectors';

// Whole days of work.
jest.setTimeout(300_000);

const places = ['kasese', 'gulu', 'wakiso'] as const;
const accountsAtWork = 10;

const person = fc.record({
  desks: fc.uniqueArray(fc.constantFrom(...roleNames), { minLength: 1, maxLength: 4 }),
  district: fc.constantFrom(...places, 'headquarters'),
});
const deeds = ['verify', 'decide', 'referBack', 'approve', 'pay', 'markPaid'] as const;
const deed = fc.record({
  who: fc.nat(accountsAtWork - 1),
  desk: fc.constantFrom(...roleNames),
  claim: fc.nat(places.length - 1),
  what: fc.constantFrom(...deeds),
});
const day = fc.record({
  people: fc.array(person, { minLength: accountsAtWork, maxLength: accountsAtWork }),
  ownDistricts: fc.boolean(),
  fourEyes: fc.boolean(),
  work: fc.array(deed, { minLength: 40, maxLength: 80 }),
});

const roleOfDeed: Record<(typeof deeds)[number], Role> = {
  verify: 'district_officer',
  decide: 'cvc_member',
  referBack: 'cvc_member',
  approve: 'admin',
  pay: 'finance',
  markPaid: 'admin',
};

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
    fc.asyncProperty(day, async ({ people, ownDistricts, fourEyes, work }) => {
      const users = [
        buildBoss(),
        ...people.map((one, place) =>
          buildUser({ ...one, id: `U-${place}`, name: `Person ${place}`, email: `person${place}@uwa.example` }),
        ),
      ];
      const claims = places.map((district, place) =>
        buildClaim({ id: `CL-${place}`, claimant: { ...buildClaim().claimant, district } }),
      );
      const { tab } = await openRegister({ claims, users, scheme: [buildAccess({ ownDistricts, fourEyes })] });
      const { store } = tab;
      const events = recordEvents(tab);
      for (const { who, desk, claim, what } of work) {
        // Mostly at the desk where it is done, where they have it; else wherever they try.
        const own = people[who]?.desks ?? [];
        const role = own.includes(roleOfDeed[what]) ? roleOfDeed[what] : desk;
        const mayTry = await signInAs(tab, role, `person${who}@uwa.example`).then(
          () => true,
          () => false,
        );
        if (!mayTry) continue;
        const id = `CL-${claim}`;
        const at = () => ({ id, rev: store.getState().claims.entities[id]?.rev ?? 0 });
        const payment = () => findLatestPayment(selectClaimPayments(store.getState(), id))?.id ?? '';
        switch (what) {
          case 'verify':
            await store.dispatch(startVerification(at()));
            await store.dispatch(answerChecklist(at()));
            await store.dispatch(verifyClaim(at(), completeVerificationForm()));
            break;
          case 'decide':
            await store.dispatch(decideClaim(at(), completeDecisionForm()));
            break;
          case 'referBack':
            await store.dispatch(
              decideClaim(at(), completeDecisionForm({ decision: 'refer_back', decisionNote: 'Measure again' })),
            );
            break;
          case 'approve':
            await store.dispatch(giveFinalApproval(at(), { note: '' }));
            break;
          case 'pay':
            await store.dispatch(updatePayment(at(), payment(), completePaymentForm()));
            break;
          case 'markPaid':
            await store.dispatch(markPaid(at(), { paymentRef: 'MM-1' }));
            break;
        }
      }
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
