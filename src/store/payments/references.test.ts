import { buildClaim, buildPayment } from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import { findReferenceUse } from './references';

test('a reference that a payment of any claim has is found, whatever its blanks and case, but not by that payment', async () => {
  const payments = [
    buildPayment({ id: 'PAY-1', claimId: 'CL-1', paymentRef: 'MM-77 12' }),
    buildPayment({ id: 'PAY-2', claimId: 'CL-2', paymentRef: undefined }),
  ];
  const { tab } = await openRegister({ claims: [buildClaim({ id: 'CL-1' }), buildClaim({ id: 'CL-2' })], payments });
  const use = (reference: string, but?: string) => findReferenceUse(tab.store.getState(), reference, but)?.claimId;
  expect(use(' mm-7712\u200b ')).toBe('CL-1');
  expect(use('MM-77 12', 'PAY-2')).toBe('CL-1');
  expect(use('MM-77 12', 'PAY-1')).toBeUndefined();
  expect(use('MM-7713')).toBeUndefined();
  expect(use('')).toBeUndefined();
});
