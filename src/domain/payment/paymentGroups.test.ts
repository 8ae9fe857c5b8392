import { buildPayment } from '../../test/builders';
import { paymentStatusNames } from './payment';
import { paymentGroup } from './paymentGroups';

test('a payment is found at its status, one that failed and has a later one among the retried', () => {
  const groups = paymentStatusNames.map((paymentStatus) =>
    [true, false].map((isOpen) => paymentGroup(buildPayment({ paymentStatus }), isOpen)),
  );
  expect(groups).toEqual([
    ['pending', 'pending'],
    ['processing', 'processing'],
    ['success', 'success'],
    ['failed', 'retried'],
  ]);
});
