import { buildClaim, buildPayment, completeIncidentForm, furtherForms } from '../../test/builders';
import { addUpAmounts, amountsOf, findClaimedAmount, type ClaimAmounts } from './claimAmounts';
import { incidentFromForm } from '../incident/incidentForm';
import type { IncidentType } from '../incident/incidents';

test.each<[IncidentType, number | undefined]>([
  ['crop', undefined],
  ['livestock', undefined],
  ['property', 750_000],
  ['injury', 400_000],
  ['death', 1_200_000],
])('what is claimed for %s is %s', (kind, claimed) => {
  expect(findClaimedAmount(incidentFromForm(completeIncidentForm(kind)))).toBe(claimed);
});

test('what is claimed for several things is what their repair comes to, as far as it is stated', () => {
  const further = (estimatedRepairCost: string) => ({
    ...furtherForms,
    property: [...furtherForms.property, { propertyType: 'Vehicle', damageDescription: 'Dented', estimatedRepairCost }],
  });
  const claimed = (first: string, last: string) =>
    findClaimedAmount(
      incidentFromForm(completeIncidentForm('property', { estimatedRepairCost: first, further: further(last) })),
    );
  expect(claimed('750000', '20000')).toBe(820_000);
  expect(claimed('', '')).toBe(50_000);
});

test('outstanding is what was approved less what was paid: of the payments of a claim those count that succeeded', () => {
  const claim = buildClaim({ calculatedCompensation: 900, approvedAmount: 800 });
  const payments = [
    buildPayment({ amount: 300, paymentStatus: 'success' }),
    buildPayment({ amount: 100, paymentStatus: 'failed' }),
    buildPayment({ amount: 500, paymentStatus: 'pending' }),
  ];
  expect(amountsOf(claim, payments)).toEqual({ claimed: undefined, calculated: 900, approved: 800, outstanding: 500 });
});

test('the amounts of claims add up, where there are any', () => {
  const none: ClaimAmounts = { claimed: undefined, calculated: undefined, approved: undefined, outstanding: undefined };
  const all: ClaimAmounts[] = [
    none,
    { ...none, claimed: 700, calculated: 600 },
    { claimed: 0, calculated: 1000, approved: 900, outstanding: 500 },
    { claimed: undefined, calculated: 50, approved: 50, outstanding: 0 },
  ];
  expect(addUpAmounts(all.map((amounts) => ({ amounts })))).toEqual({
    claimed: 700,
    claiming: 2,
    calculated: 1650,
    approved: 950,
    outstanding: 500,
  });
  expect(addUpAmounts([])).toEqual({ claimed: 0, claiming: 0, calculated: 0, approved: 0, outstanding: 0 });
});
