import { findUnsoundClaim } from '../../../domain/register/soundness/claimSoundness';
import { paymentStatusNames, type Payment } from '../../../domain/payment/payment';
import type { PaymentStatus } from '../../../domain/workflow/statuses';
import type { Claim } from '../../../domain/claim/claim';
import { buildDecision, buildPayment, completePaymentForm } from '../../../test/builders';
import { openRegister } from '../../../test/openRegister';
import { recordsAt } from '../../../test/recordsAt';
import { giveFinalApproval, retryPayment, updatePayment } from '../../../test/claimCommands';
import { findClaim } from '../../claims/selectors';
import { selectClaimPayments } from '../../payments/selectors';

/*
 * Whatever payments are taken from a file, the portal's own commands can have made: all the payments that a claim can be
 * given in threes are held against the rules, and those that pass are made.
 */
jest.setTimeout(300_000);

const approvedAmount = 1000;
const claimAt = (status: Claim['status']) =>
  recordsAt(status, { id: 'CL-1', approvedAmount, decisions: [buildDecision({ approvedAmount })] }).claim;

type Wanted = { status: PaymentStatus; amount: number; elsewhere: boolean };

const account = ({ elsewhere }: Pick<Wanted, 'elsewhere'>) => (elsewhere ? '+256701222333' : '+256772123456');

const toPayment = (wanted: Wanted, index: number): Payment =>
  buildPayment({
    id: `PAY-${index}`,
    number: index + 1,
    claimId: 'CL-1',
    amount: wanted.amount,
    paymentStatus: wanted.status,
    payeeAccount: account(wanted),
    ...(wanted.status === 'failed' && { failureReason: 'Bounced' }),
    ...(wanted.status === 'success' && { paidAt: '2025-07-04T09:00:00.000Z' }),
  });

const one: Wanted[] = paymentStatusNames
  .filter((status) => status !== 'processing')
  .flatMap((status) =>
    [400, 600, 1000].flatMap((amount) => [false, true].map((elsewhere) => ({ status, amount, elsewhere }))),
  );
const two = one.flatMap((first) => one.map((second) => [first, second]));
// The third goes where the second went: so many are enough.
const three = two.flatMap(([first, second]) =>
  one.flatMap((third) => (first && second && third.elsewhere === second.elsewhere ? [[first, second, third]] : [])),
);

const statuses = ['approved', 'payment_processing', 'payment_failed', 'paid'] as const;
const found = statuses.flatMap((status) =>
  [[], ...one.map((first) => [first]), ...two, ...three].flatMap((list) => {
    const file = { claim: claimAt(status), payments: list.map(toPayment) };
    return findUnsoundClaim(file, '2026-11-20T12:00:00.000Z', () => true) ? [] : [{ status, list }];
  }),
);

const isSuccess = ({ status }: Wanted) => status === 'success';

/** What a claim's payments come to that are made, failed, retried, corrected and settled to be as wanted. */
async function make(status: Claim['status'], list: readonly Wanted[]) {
  const { tab } = await openRegister({ claims: [claimAt('approved')] }, 'admin');
  const { dispatch, getState } = tab.store;
  const payments = () => selectClaimPayments(getState(), 'CL-1');
  const target = () => ({ id: 'CL-1', rev: findClaim(getState(), 'CL-1')?.rev ?? 0 });
  const must = async (deed: Promise<{ ok: boolean }>) => expect(await deed).toMatchObject({ ok: true });
  const update = (index: number, paymentStatus: PaymentStatus, amount: number) => {
    const form = { paymentStatus, amount: String(amount), failureReason: 'Bounced', changeReason: 'A slip' };
    return must(dispatch(updatePayment(target(), payments()[index]?.id ?? '', completePaymentForm(form))));
  };

  const last = list.length - 1;
  const paid = list.filter(isSuccess).reduce((sum, { amount }) => sum + amount, 0);
  // Paid while the last one is settled, and taken back after that.
  const soak = list.findIndex(
    (wanted) =>
      status === 'payment_failed' &&
      list.at(-1)?.status === 'success' &&
      wanted.status === 'failed' &&
      wanted.amount <= approvedAmount - paid,
  );
  const most = Math.max(...list.filter(isSuccess).map(({ amount }) => amount));
  const closing =
    status === 'paid' && list.at(-1)?.status === 'failed'
      ? list.findIndex((wanted) => isSuccess(wanted) && wanted.amount === most)
      : -1;

  if (list.length > 0) await must(dispatch(giveFinalApproval(target(), { note: '' })));
  for (const [index, next] of list.slice(1).entries()) {
    const wanted = list[index];
    await update(index, 'failed', wanted?.status === 'failed' ? wanted.amount : (payments()[index]?.amount ?? 0));
    const to = { paymentMethod: 'mobile_money', payeeName: 'Grace Biira', payeeAccount: account(next) } as const;
    await must(dispatch(retryPayment(target(), to)));
  }
  const end = list[last];
  if (end) await update(last, 'pending', end.amount);
  for (const [index, wanted] of list.slice(0, -1).entries()) {
    if (index === soak) await update(index, 'success', approvedAmount - paid);
    else if (isSuccess(wanted) && index !== closing) await update(index, 'success', wanted.amount);
  }
  if (end) await update(last, end.status, end.amount);
  if (closing >= 0) await update(closing, 'success', list[closing]?.amount ?? 0);
  if (soak >= 0) await update(soak, 'failed', list[soak]?.amount ?? 0);
  return { status: findClaim(getState(), 'CL-1')?.status, payments: payments() };
}

test('what passes is of every kind', () => {
  const kinds = new Set(found.map(({ status, list }) => `${status} ${list.map((wanted) => wanted.status).join(' ')}`));
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'approved ',
      'payment_processing pending',
      'payment_processing failed pending',
      'payment_processing success pending',
      'payment_failed failed',
      'payment_failed success failed',
      'payment_failed failed success',
      'paid success',
      'paid success success',
      'paid failed success',
      'paid success failed',
      'paid failed success success',
    ]),
  );
});

test('whatever passes can have been made by the portal’s own commands', async () => {
  for (const { status, list } of found) {
    const made = await make(status, list);
    const { payments } = made;
    const shown = payments.map(({ number, amount, paymentStatus, payeeAccount, failureReason }) => ({
      number,
      amount,
      paymentStatus,
      payeeAccount,
      failureReason,
    }));
    expect({ list, status: made.status, payments: shown }).toEqual({
      list,
      status,
      payments: list.map(toPayment).map(({ number, amount, paymentStatus, payeeAccount, failureReason }) => ({
        number,
        amount,
        paymentStatus,
        payeeAccount,
        failureReason,
      })),
    });
  }
});
