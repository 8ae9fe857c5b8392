import { roleNames, type Role } from '../domain/user/roles';
import { findLatestPayment } from '../domain/payment/payment';
import { selectClaimPayments } from '../store/payments/selectors';
import {
  buildAccess,
  buildBoss,
  buildClaim,
  buildUser,
  completeDecisionForm,
  completePaymentForm,
  completeVerificationForm,
} from './builders';
import {
  answerChecklist,
  decideClaim,
  giveFinalApproval,
  markPaid,
  startVerification,
  updatePayment,
  verifyClaim,
} from './claimCommands';
import * as fc from './fastCheck';
import { openRegister } from './openRegister';
import { signInAs, type Tab } from './testRegister';

/* Random days of work by ten accounts on three claims. */

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
export const workDay = fc.record({
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

type WorkDay = typeof workDay extends fc.Arbitrary<infer Day> ? Day : never;

/** A register on the morning of such a day, with an administrator besides. */
export async function openWorkDay({ people, ownDistricts, fourEyes }: WorkDay) {
  const users = [
    buildBoss(),
    ...people.map((one, place) =>
      buildUser({ ...one, id: `U-${place}`, name: `Person ${place}`, email: emailOf(place) }),
    ),
  ];
  const claims = places.map((district, place) =>
    buildClaim({ id: `CL-${place}`, claimant: { ...buildClaim().claimant, district } }),
  );
  const { tab } = await openRegister({ claims, users, scheme: [buildAccess({ ownDistricts, fourEyes })] });
  return { tab, users, claims };
}

const emailOf = (who: number) => `person${who}@uwa.example`;

/** Does what it can of the day's work. */
export async function work(tab: Tab, { people, work: deeds }: WorkDay) {
  for (const { who, desk, claim, what } of deeds) {
    // Mostly at the desk where it is done, where they have it; else wherever they try.
    const own = people[who]?.desks ?? [];
    const role = own.includes(roleOfDeed[what]) ? roleOfDeed[what] : desk;
    const mayTry = await signInAs(tab, role, emailOf(who)).then(
      () => true,
      () => false,
    );
    if (mayTry) await doOne(tab, `CL-${claim}`, what);
  }
}

async function doOne({ store }: Tab, id: string, what: (typeof deeds)[number]) {
  const at = () => ({ id, rev: store.getState().claims.entities[id]?.rev ?? 0 });
  const payment = () => findLatestPayment(selectClaimPayments(store.getState(), id))?.id ?? '';
  switch (what) {
    case 'verify':
      await store.dispatch(startVerification(at()));
      await store.dispatch(answerChecklist(at()));
      return store.dispatch(verifyClaim(at(), completeVerificationForm()));
    case 'decide':
      return store.dispatch(decideClaim(at(), completeDecisionForm()));
    case 'referBack':
      return store.dispatch(
        decideClaim(at(), completeDecisionForm({ decision: 'refer_back', decisionNote: 'Measure again' })),
      );
    case 'approve':
      return store.dispatch(giveFinalApproval(at(), { note: '' }));
    case 'pay':
      return store.dispatch(updatePayment(at(), payment(), completePaymentForm()));
    case 'markPaid':
      return store.dispatch(markPaid(at(), { paymentRef: 'MM-1' }));
  }
}

/** A register of three claims, and an account for each desk. */
export async function openSharedRegister() {
  const users = roleNames.map((desk, place) =>
    buildUser({ id: `U-${place}`, name: `Person ${place}`, email: emailOf(place), desks: [desk] }),
  );
  const claims = places.map((_district, place) => buildClaim({ id: `CL-${place}` }));
  const { tab } = await openRegister({ claims, users: [buildBoss(), ...users] });
  return { rest: tab.store.getState(), users, boss: buildBoss() };
}
