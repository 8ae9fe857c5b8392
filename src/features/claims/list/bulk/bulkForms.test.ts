import { findClaimValuation, isValuedOnPaper } from '../../../../domain/valuation/claimValuation';
import type { Valuation } from '../../../../domain/valuation/valuationRecord';
import { findClaim } from '../../../../store/claims/selectors';
import { buildSchedule, buildVerification } from '../../../../test/builders';
import { openRegister } from '../../../../test/openRegister';
import { recordsAt } from '../../../../test/recordsAt';
import { bulkForms, startCells, startForAll } from './bulkForms';

const schedule = buildSchedule();
const maize = { basis: 'area', item: 'Maize', yield: 900, price: 1100 } as const;
const valuation: Valuation = {
  schedule: schedule.id,
  isSample: false,
  lines: [
    {
      ...{ item: 'Maize', stated: 2.5, quantity: 1, lost: 50, stage: 'mature', stageShare: 100 },
      ...{ rate: maize, amount: 495_000 },
    },
  ],
  cap: 3_000_000,
};

test('asking for information on several claims keeps how each was valued', async () => {
  const valued = { valuation, valuationScheduleVersion: schedule.id, calculatedCompensation: 495_000 };
  const { claim } = recordsAt('referred_district', {
    calculatedCompensation: 495_000,
    verifications: [buildVerification(valued)],
  });
  const schedules = [schedule];
  const { tab } = await openRegister({ claims: [claim], schedules }, 'district_officer');
  const forAll = { ...startForAll(), awaitedUntil: '2026-12-01', note: 'No photo of the field' };
  const target = { id: claim.id, rev: claim.rev };
  const cells = startCells(claim, schedules);
  const asked = bulkForms.request_info.send([{ target, claim, cells, schedules, ...forAll }]);
  expect(await tab.store.dispatch(asked)).toMatchObject({ ok: true });

  const after = findClaim(tab.store.getState(), claim.id);
  if (!after) throw new Error('No claim');
  expect(after.status).toBe('request_info');
  expect(isValuedOnPaper(after)).toBe(false);
  expect(findClaimValuation(after)?.valuation).toEqual(valuation);
  // Forwarded in bulk, it goes on with what was found, and not with what the claimant stated.
  const form = { claim: after, cells: startCells(after, schedules), schedules, ...startForAll() };
  expect(form.cells).toMatchObject({ calculatedCompensation: '495,000', valuationScheduleVersion: schedule.id });
  expect(bulkForms.forward_to_cvc.check(form)).toEqual({});
});

test('an amount pasted as the portal writes it is taken', () => {
  const { claim } = recordsAt('under_cvc_review');
  const schedules = [schedule];
  const cells = { ...startCells(claim, schedules), approvedAmount: 'UGX\u00a01,250,000' };
  expect(bulkForms.approve.check({ claim, cells, schedules, ...startForAll() })).toEqual({});
  expect(bulkForms.approve.amountOf(claim, [], cells)).toBe(1_250_000);
});
