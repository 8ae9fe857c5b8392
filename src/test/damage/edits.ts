import type { RegisterRecords } from '../../domain/register/kinds/kinds';
import { itemsOf } from '../../domain/incident/items';
import { isDistrict } from '../../domain/place/districts';

/*
 * What somebody may write by hand into a register, field by field, and what must not be in one whatever was written: told
 * here once more, apart from the rules of the portal.
 */

/** Values of fields: of the right kind, and most of them such as the portal never writes there. */
export const edits: Record<string, readonly unknown[]> = {
  status: ['submitted', 'under_cvc_review', 'approved', 'payment_processing', 'payment_failed', 'paid', 'rejected'],
  approvedAmount: [1, 9_000_000, 999_999_999_999],
  amount: [0, 1, 120_000_000, 999_999_999_999],
  paymentStatus: ['pending', 'processing', 'success', 'failed'],
  payeeName: ['Moses Baluku', ''],
  payeeAccount: ['+256701222333', ''],
  paymentMethod: ['bank_transfer'],
  number: [0, 2, 7],
  areaDamaged: [1e300, 0, -1],
  quantityLost: [-3.5, 0, 1e300],
  size: [-1e300, -1, 0.5, 1e12],
  dateOfIncident: ['2025-07-20', '2099-01-01'],
  dateOfDeath: ['2025-01-01', '2025-07-20'],
  timestamp: ['9999-12-31T23:59:59.000Z', '0001-01-01T00:00:00.000Z'],
  gpsLatitude: [51.5],
  allocationDistrict: ['atlantis', ''],
  notes: [''],
  openingBalance: [1_000_000, 500_000_000],
  closingBalance: [0, 492_000_000],
};

type Place = { holder: Record<string, unknown>; field: string };

/** Where a record, or a register, holds fields that can be edited. */
export function findEditable(root: unknown): Place[] {
  const places: Place[] = [];
  JSON.stringify(root, function note(this: Record<string, unknown>, field: string, value: unknown) {
    if (Object.hasOwn(edits, field) && typeof value !== 'object') places.push({ holder: this, field });
    return value;
  });
  return places;
}

const inPayment: readonly string[] = ['payment_processing', 'payment_failed', 'paid'];
const isUnderWay = ({ paymentStatus }: RegisterRecords['payments'][number]) =>
  paymentStatus === 'pending' || paymentStatus === 'processing';

type Paid = Pick<RegisterRecords, 'claims' | 'payments'>;

/** Payments that no version of the portal can have made, in words. */
export function findPaymentFaults({ claims, payments }: Paid): string[] {
  return claims.flatMap((claim) => {
    const { id, status, approvedAmount = 0 } = claim;
    const own = payments.filter(({ claimId }) => claimId === id);
    const paid = own.reduce((sum, { paymentStatus, amount }) => sum + (paymentStatus === 'success' ? amount : 0), 0);
    const { payoutMethod, fullName, mobileMoneyNumber, accountName, accountNumber } = claim.claimant;
    const isTheirs = (payment: RegisterRecords['payments'][number]) =>
      payment.paymentMethod === payoutMethod &&
      payment.payeeName === (payoutMethod === 'mobile_money' ? fullName : accountName) &&
      payment.payeeAccount === (payoutMethod === 'mobile_money' ? mobileMoneyNumber : accountNumber);
    return [
      ...(own.length > 0 && !inPayment.includes(status) ? [`${id} has payments while it is ${status}`] : []),
      ...(own.some(({ amount }) => amount > approvedAmount) ? [`${id} has a payment above what was approved`] : []),
      ...(paid > approvedAmount ? [`${id} was paid more than was approved`] : []),
      ...(own.some((payment) => payment.number === 1 && !isTheirs(payment)) ? [`${id} is paid to somebody else`] : []),
    ];
  });
}

/** What the portal as it is can never have made, in words. */
export function findFaults({
  claims,
  payments,
  fundLedger,
  audit,
}: Pick<RegisterRecords, 'claims' | 'payments' | 'fundLedger' | 'audit'>): string[] {
  const faults = findPaymentFaults({ claims, payments });
  for (const { id, status, incident, evidence, submittedAt, decisions, approvedAmount } of claims) {
    const own = payments.filter(({ claimId }) => claimId === id);
    const open = own.filter(isUnderWay).length;
    if (open !== (status === 'payment_processing' ? 1 : 0)) faults.push(`${id} is ${status} with ${open} under way`);
    if (own.some(({ amount }) => amount <= 0)) faults.push(`${id} has a payment of nothing`);
    if (own.map(({ number }) => number).some((number) => number < 1 || number > own.length)) {
      faults.push(`${id} has payments out of their order`);
    }
    if (approvedAmount !== decisions.at(-1)?.approvedAmount) faults.push(`${id} was approved for another amount`);
    if (itemsOf(incident).length > 20) faults.push(`${id} names too much`);
    for (const { areaDamaged: size = 1, quantityLost: count = 1 } of itemsOf(incident)) {
      if (!(Number(size) > 0 && Number(size) < 1e12)) faults.push(`${id} has ${size} acres`);
      if (!(Number(count) > 0 && Number(count) < 1e12 && Number.isInteger(count))) {
        faults.push(`${id} has ${count} animals`);
      }
    }
    if (submittedAt && Date.parse(incident.dateOfIncident) > Date.parse(submittedAt) + 24 * 3_600_000) {
      faults.push(`${id} was submitted before it happened`);
    }
    for (const file of Object.values(evidence).flat()) {
      if (!(Number.isInteger(file.size) && file.size >= 0 && file.size <= 10_485_760))
        faults.push(`${id} has an odd file`);
    }
  }
  let balance = 50_000_000;
  for (const entry of [...fundLedger].sort((a, b) => a.number - b.number)) {
    if (entry.openingBalance < balance) faults.push(`${entry.id} opens below what was left`);
    if (entry.openingBalance > balance && entry.notes === '') faults.push(`${entry.id} tops up without a note`);
    if (entry.allocationAmount > 0 && !isDistrict(entry.allocationDistrict)) faults.push(`${entry.id} goes nowhere`);
    balance = entry.closingBalance;
  }
  for (const { id, timestamp } of audit) {
    if (!/^(19|20)/.test(timestamp)) faults.push(`${id} is of another century`);
  }
  return faults;
}
