import readWorkbook from 'read-excel-file/node';
import type { ScheduleLine } from '../../domain/payment/paymentSchedule';
import { buildPayment, completeBankForm } from '../../test/builders';
import { buildFileTask } from '../../test/files/fileTask';
import { readPdf } from '../../test/files/readPdf';
import { recordsAt } from '../../test/recordsAt';
import { makePaymentSchedule } from './paymentSchedule';

const bank = { ...completeBankForm(), payoutMethod: 'bank_transfer' as const };
const line = (id: string, payment: Parameters<typeof buildPayment>[0], claimant?: typeof bank): ScheduleLine => ({
  claim: recordsAt('payment_processing', { id, ...(claimant && { claimant }) }).claim,
  payment: buildPayment({ claimId: id, ...payment }),
});
const toBank = { paymentMethod: 'bank_transfer', payeeName: 'Biira Grace', payeeAccount: '3100045678' } as const;

const lines = [
  line('CL-1', { payeeName: 'Ŋirot Zoë', amount: 500_000 }),
  line('CL-2', { ...toBank, amount: 1_250_000, paymentStatus: 'processing' }, bank),
  line('CL-3', { ...toBank, amount: 50_000, payeeAccount: '999' }, bank),
];
const schedule = { lines, madeAt: '2026-11-20T22:05:09.000Z', madeBy: 'Ruth Namono' };

test('the paper numbers the payments, adds them up and has room for three signatures', async () => {
  const { name, file } = await makePaymentSchedule('pdf', schedule, buildFileTask().task);
  expect(name).toBe('payment-schedule-2026-11-21.pdf');
  const { pages, title } = await readPdf(file);
  expect(title).toBe('Payment Schedule');
  expect(pages).toHaveLength(1);
  const text = (pages[0] ?? '').replaceAll(/\s+/g, ' ');
  for (const words of [
    'Uganda Wildlife Authority',
    'PS-20261121-010509',
    'by Ruth Namono',
    'UGX 1,800,000 (payments: 3)',
    'UGX 500,000 (payments: 1)',
    'UGX 1,300,000 (payments: 2)',
    'CL-1 Ŋirot Zoë Mobile Money +256772123456 Pending 500,000',
    '3100045678 Processing 1,250,000',
    'bank not recorded',
    'Total 1,800,000',
    'Prepared by',
    'Checked by',
    'Authorised by',
    'Page 1 of 1',
  ])
    expect(text).toContain(words);
});

test("the accountant's sheet holds the same payments as numbers, with their sum", async () => {
  const { name, file } = await makePaymentSchedule('excel', schedule, buildFileTask().task);
  expect(name).toBe('payment-schedule-2026-11-21.xlsx');
  const [about, sheet] = await readWorkbook(Buffer.from(await file.arrayBuffer()));
  expect(about?.data).toContainEqual(['Schedule number', 'PS-20261121-010509']);
  expect(sheet).toEqual({
    sheet: 'Payment Schedule',
    data: [
      ['No.', 'Claim ID', 'Payee', 'Method', 'Account or mobile number', 'Status', 'Amount (UGX)'],
      [1, 'CL-1', 'Ŋirot Zoë', 'Mobile Money', '+256772123456', 'Pending', 500_000],
      [2, 'CL-2', 'Biira Grace', 'Bank Transfer, Centenary Bank', '3100045678', 'Processing', 1_250_000],
      [3, 'CL-3', 'Biira Grace', 'Bank Transfer, bank not recorded', '999', 'Pending', 50_000],
      ['Total', null, null, null, null, null, 1_800_000],
    ],
  });
});

test('a cancelled schedule makes no file', async () => {
  const { task, cancel } = buildFileTask();
  cancel();
  await expect(makePaymentSchedule('pdf', schedule, task)).rejects.toMatchObject({ name: 'AbortError' });
});
