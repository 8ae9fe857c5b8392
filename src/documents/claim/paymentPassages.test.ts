import { passagesText } from '../../test/files/paperTexts';
import { recordsAt } from '../../test/recordsAt';
import { paymentPassages } from './paymentPassages';

test('of a rejected claim it is said that no payment is due, of another that none was recorded', () => {
  const { claim, payments } = recordsAt('rejected');
  expect(passagesText(paymentPassages(claim, payments))).toBe('The claim was rejected. No payment is due.');
  const approved = recordsAt('approved');
  expect(passagesText(paymentPassages(approved.claim, approved.payments))).toBe('No payment has been recorded.');
});

test('a payment that failed gives the reason, and leaves all of the award to pay', () => {
  const { claim, payments } = recordsAt('payment_failed');
  const text = passagesText(paymentPassages(claim, payments));
  expect(text).toContain('Grace Biira\nMobile Money, +256772123456');
  expect(text).toContain('Invalid account number');
  expect(text).toContain('Paid so far\nUGX 0\nOutstanding\nUGX 1,200,000');
});
