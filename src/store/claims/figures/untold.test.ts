import { buildDecision, buildTold, buildVerification } from '../../../test/builders';
import { openRegister } from '../../../test/openRegister';
import { recordsAt } from '../../../test/recordsAt';
import { recordTold } from '../recordTold';
import { selectUntoldClaims } from './untold';

const rejectedOn = (id: string, verifiedOn: string, own = {}) =>
  recordsAt('rejected', { id, verifications: [buildVerification({ action: 'reject', verifiedOn })], told: [], ...own })
    .claim;

test('the queue has what waits to be told, the oldest decision first, and loses what is told', async () => {
  const awarded = recordsAt('paid', { id: 'CL-AWARDED', told: [] });
  const claims = [
    rejectedOn('CL-NEW', '2025-07-09T08:00:00.000Z'),
    awarded.claim,
    rejectedOn('CL-OLD', '2025-06-20T08:00:00.000Z'),
    recordsAt('approved', { id: 'CL-APPROVED', decisions: [buildDecision()] }).claim,
    recordsAt('rejected', { id: 'CL-TOLD', told: [buildTold()] }).claim,
    recordsAt('rejected', { id: 'CL-BEFORE' }).claim,
  ];
  const { tab } = await openRegister({ claims, payments: awarded.payments }, 'district_officer');
  const queue = () => selectUntoldClaims(tab.store.getState()).map(({ claim }) => claim.id);
  expect(queue()).toEqual(['CL-OLD', 'CL-AWARDED', 'CL-NEW']);

  const form = { day: '2025-07-04', how: 'letter', toldBy: 'Sarah Auma', note: '' } as const;
  expect(await tab.store.dispatch(recordTold({ id: 'CL-AWARDED', rev: 4 }, form))).toMatchObject({ ok: true });
  expect(queue()).toEqual(['CL-OLD', 'CL-NEW']);
});
