import { kampalaDay } from '../../domain/calendar';
import { payoutMethodNames, payoutMethods } from '../../domain/claim/claimant';
import { reportFormats, type ReportFormat } from '../../domain/reports/reportFormats';
import type { FileTask } from '../../domain/fileTask';
import { formatNumber } from '../../domain/settings/format';
import {
  bankNotRecorded,
  findBank,
  makeScheduleNumber,
  sumSchedule,
  type ScheduleLine,
} from '../../domain/payment/paymentSchedule';
import { paymentStatuses } from '../../domain/workflow/statuses';
import type { Table } from '../../domain/table';
import { bareAmounts, officialFormats } from '../table/cellText';
import { madeByPair, type Made, type Pair } from '../pdf/paper';
import { makePaperPdf } from '../pdf/paperPdf';
import { makeTableXlsx } from '../table/tableXlsx';
import { methodLabel } from '../../domain/claim/notKnown';

/** A paper to be signed, and the accountant's sheet. */
type ScheduleFormat = Exclude<ReportFormat, 'csv'>;

type PaymentSchedule = Made & { lines: readonly ScheduleLine[] };

const title = 'Payment Schedule';

/** The payments of a schedule, numbered, with their total in UGX. */
function makeScheduleTable(lines: readonly ScheduleLine[]): Table {
  return {
    title,
    columns: [
      { label: 'No.', kind: 'number' },
      { label: 'Claim ID', kind: 'text' },
      { label: 'Payee', kind: 'text' },
      { label: 'Method', kind: 'text' },
      { label: 'Account or mobile number', kind: 'text' },
      { label: 'Status', kind: 'text' },
      { label: 'Amount (UGX)', kind: 'shillings', total: true },
    ],
    rows: lines.map((line, index) => {
      const { claimId, payeeName, payeeAccount, paymentMethod, paymentStatus, amount } = line.payment;
      const bank = paymentMethod === 'bank_transfer' ? `, ${findBank(line) ?? bankNotRecorded}` : '';
      const method = methodLabel(paymentMethod) + bank;
      const status = paymentStatuses[paymentStatus].label;
      return [index + 1, claimId, payeeName, method, payeeAccount, status, amount];
    }),
  };
}

/** Number, date and sums, by method where there are two. */
function scheduleFacts({ lines, madeAt }: PaymentSchedule): Pair[] {
  const sum = (part: readonly ScheduleLine[]) =>
    `${officialFormats.shillings(sumSchedule(part))} (payments: ${formatNumber(part.length)})`;
  const byMethod = payoutMethodNames.map((method) => ({
    method,
    part: lines.filter(({ payment }) => payment.paymentMethod === method),
  }));
  return [
    ['Schedule number', makeScheduleNumber(madeAt)],
    ['Date', officialFormats.date(madeAt)],
    ['Total to be paid', sum(lines)],
    ...byMethod
      .filter(({ part }) => part.length > 0 && part.length < lines.length)
      .map(({ method, part }): Pair => [`By ${payoutMethods[method].label}`, sum(part)]),
  ];
}

/** The payment schedule as a file: a PDF for the signatures, or a workbook for the accountant. */
export async function makePaymentSchedule(
  format: ScheduleFormat,
  schedule: PaymentSchedule,
  task: FileTask,
): Promise<{ name: string; file: Blob }> {
  const file = await makers[format](schedule, task);
  return { name: `payment-schedule-${kampalaDay(schedule.madeAt)}.${reportFormats[format].extension}`, file };
}

const makers: Record<ScheduleFormat, (schedule: PaymentSchedule, task: FileTask) => Promise<Blob>> = {
  pdf: (schedule, task) => {
    const { lines, ...made } = schedule;
    const passages = [
      { kind: 'table', table: bareAmounts(makeScheduleTable(lines)) },
      { kind: 'signatures', boxes: ['Prepared by', 'Checked by', 'Authorised by'] },
    ] as const;
    return makePaperPdf({ title, facts: scheduleFacts(schedule), passages }, made, task);
  },
  excel: (schedule, { signal }) =>
    makeTableXlsx([makeScheduleTable(schedule.lines)], [...scheduleFacts(schedule), madeByPair(schedule)], signal),
};
