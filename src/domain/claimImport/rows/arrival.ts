import { statuses } from '../../workflow/statuses';
import { arrivalStatuses, unknownStatus, type ArrivalStatus } from '../choices';
import { isLeftUnknown, type AskedDay, type DerivedDay } from '../askedDays';
import type { ImportField, ImportForm, RowProblem } from '../importFields';
import type { Words } from '../../words';

/** Where a claim stands when it arrives. Amounts in UGX, days as YYYY-MM-DD, undefined where they stay unknown. */
export type Arrival = {
  calculatedCompensation?: number;
  submittedOn: string | undefined;
} & (
  | { status: 'submitted' }
  | { status: 'rejected'; decidedOn: string | undefined }
  | { status: 'approved'; decidedOn: string | undefined; approvedAmount: number }
  | {
      status: 'paid';
      decidedOn: string | undefined;
      approvedAmount: number;
      paidOn: string | undefined;
      paymentRef: string;
    }
);

/** What a claim needs, and may have, at each status on arrival. */
const fieldsBy: Record<ArrivalStatus, readonly ('decidedOn' | 'approvedAmount' | 'paidOn')[]> = {
  submitted: [],
  rejected: ['decidedOn'],
  approved: ['decidedOn', 'approvedAmount'],
  paid: ['decidedOn', 'approvedAmount', 'paidOn'],
};

/** Whether a claim needs a field at the status that a row gives it; a row without one is submitted. */
function asksFor(status: string, field: 'decidedOn' | 'approvedAmount' | 'paidOn'): boolean {
  const known = arrivalStatuses.find((name) => name === (status || 'submitted'));
  return known !== undefined && fieldsBy[known].includes(field);
}

/** Whether a claim of this status needs a day. */
export const isDayNeeded = (field: AskedDay, { status }: ImportForm): boolean =>
  field === 'dateOfIncident' || field === 'submittedOn' || asksFor(status, field);

const missing = {
  decidedOn: 'A claim that was decided needs its decision date',
  approvedAmount: 'A claim that was approved needs an approved amount above 0',
  paidOn: 'A claim that was paid needs the date of its payment',
} as const satisfies Record<string, Words>;

const unexpected = {
  decidedOn: 'A claim with the status {{status}} has no decision date',
  approvedAmount: 'A claim with the status {{status}} has no approved amount',
  paidOn: 'A claim with the status {{status}} has no date of payment',
} as const satisfies Record<string, Words>;

/** Whether something stands in a field; an amount of nothing is none. */
const isGiven = (value: string) => value !== '' && !/^0+$/.test(value);

/**
 * Where a row's claim stands, or what is wrong with it: what its status needs and does not have, what it has and cannot,
 * days in the future, and days in another order than incident, submission, decision, payment.
 */
export function readArrival(
  form: ImportForm,
  derived: readonly DerivedDay[],
  today: string,
): Arrival | { problems: RowProblem[] } {
  const status = arrivalStatuses.find((name) => name === (form.status || 'submitted'));
  if (!status) {
    return { problems: [{ field: 'status', message: unknownStatus, params: { value: form.status } }] };
  }
  const problems = [...findMissing(form, derived, status), ...findDayProblems(form, today)];
  if (problems.length > 0) return { problems };

  const common = form.calculatedCompensation !== '' && { calculatedCompensation: Number(form.calculatedCompensation) };
  const { paymentRef } = form;
  const [submittedOn, decidedOn, paidOn] = [form.submittedOn, form.decidedOn, form.paidOn].map(
    (day) => day || undefined,
  );
  const approvedAmount = Number(form.approvedAmount);
  if (status === 'submitted') return { ...common, status, submittedOn };
  if (status === 'rejected') return { ...common, status, submittedOn, decidedOn };
  if (status === 'approved') return { ...common, status, submittedOn, decidedOn, approvedAmount };
  return { ...common, status, submittedOn, decidedOn, approvedAmount, paidOn, paymentRef };
}

function findMissing(form: ImportForm, derived: readonly DerivedDay[], status: ArrivalStatus): RowProblem[] {
  const problems: RowProblem[] = [];
  if (!form.submittedOn && !isLeftUnknown(derived, 'submittedOn')) {
    problems.push({ field: 'submittedOn', message: 'Every claim needs a submission date' });
  }
  for (const field of ['decidedOn', 'approvedAmount', 'paidOn'] as const) {
    const expected = fieldsBy[status].includes(field);
    if (expected && !isGiven(form[field]) && !isLeftUnknown(derived, field))
      problems.push({ field, message: missing[field] });
    if (!expected && isGiven(form[field])) {
      problems.push({ field, message: unexpected[field], words: { status: statuses[status].label } });
    }
  }
  if (status !== 'paid' && form.paymentRef) {
    const message: Words = 'A claim with the status {{status}} has no payment reference';
    problems.push({ field: 'paymentRef', message, words: { status: statuses[status].label } });
  }
  return problems;
}

const steps = [
  {
    field: 'submittedOn',
    future: 'Date submitted cannot be in the future',
    order: 'Date submitted cannot be before the date of incident',
  },
  {
    field: 'decidedOn',
    future: 'Decision date cannot be in the future',
    order: 'Decision date cannot be before the date submitted',
  },
  {
    field: 'paidOn',
    future: 'Date paid cannot be in the future',
    order: 'Date paid cannot be before the decision date',
  },
] as const satisfies { field: ImportField; future: Words; order: Words }[];

function findDayProblems(form: ImportForm, today: string): RowProblem[] {
  const problems: RowProblem[] = [];
  let last = form.dateOfIncident;
  for (const { field, future, order } of steps) {
    const day = form[field];
    if (!day) continue;
    if (day > today) problems.push({ field, message: future });
    else if (last && day < last) problems.push({ field, message: order });
    last = day;
  }
  return problems;
}
