import { act, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'papaparse';
import readWorkbook from 'read-excel-file/node';
import type { Claim } from '../../../../domain/claim/claim';
import type { Role } from '../../../../domain/user/roles';
import { saveFile } from '../../../../platform/download';
import { exportsIn } from '../../../../test/exportsIn';
import { recordsAt } from '../../../../test/recordsAt';
import { readPdf } from '../../../../test/files/readPdf';
import { renderApp } from '../../../../test/renderApp';
import { savedFile } from '../../../../test/files/savedFile';

jest.mock('../../../../platform/download', () => ({ saveFile: jest.fn() }));

/** CL-1, CL-2 and so on, one at each of the statuses, listed from the last to the first. */
function recordsOf(...statuses: Claim['status'][]) {
  const all = statuses.map((status, index) => {
    const { claim, payments } = recordsAt(status, { id: `CL-${index + 1}` });
    return { claim, payments: payments.map((payment) => ({ ...payment, id: `PAY-0${index}` })) };
  });
  return { claims: all.map(({ claim }) => claim), payments: all.flatMap(({ payments }) => payments) };
}

async function open(role: Role, ...statuses: Claim['status'][]) {
  const app = await renderApp({ role, at: '/claims?sort=id&order=desc', records: recordsOf(...statuses) });
  await screen.findByText(/^Showing/);
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, press, selectAll: () => app.user.click(screen.getByLabelText('Select all claims on this page')) };
}

const menuCloses = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

beforeEach(() => jest.mocked(saveFile).mockClear());

test('finance selects claims to export them, in the order of the list', async () => {
  const { user, press, tab } = await open('finance', 'submitted', 'payment_processing', 'paid');
  await user.click(screen.getByLabelText('Select CL-1'));
  await user.click(screen.getByLabelText('Select CL-3'));
  const bulk = await screen.findAllByRole('button', { name: /^Bulk/ });
  expect(bulk.map(({ textContent }) => textContent)).toEqual(['Bulk Undo']);
  await press('Export Selected');
  const menu = within(await screen.findByRole('menu', { name: 'Export Selected' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['PDF', 'Excel (.xlsx)', 'CSV']);
  await user.click(menu.getByRole('menuitem', { name: 'CSV' }));
  await menuCloses();
  expect(await screen.findByText('Export Started')).toBeVisible();
  const { name, file } = await savedFile();
  expect(name).toMatch(/^claims-\d{4}-\d\d-\d\d\.csv$/);
  const { data } = parse<Record<string, string>>(await act(() => file.text()), { header: true });
  expect(data.map((line) => [line['Claim ID'], line['Status'], line['Paid (UGX)']])).toEqual([
    ['CL-3', 'Paid', '1200000'],
    ['CL-1', 'Submitted', ''],
  ]);
  await waitFor(() =>
    expect(exportsIn(tab)).toMatchObject([{ action: 'CLAIMS_EXPORTED', details: { file: name, claims: 2 } }]),
  );
  // What is selected stays so.
  expect(screen.getByLabelText('Select CL-3')).toBeChecked();
});

test('an administrator exports them as a workbook, and has the bulk actions as before', async () => {
  const { user, press, selectAll } = await open('admin', 'approved', 'paid');
  await selectAll();
  expect(await screen.findByRole('button', { name: 'Bulk Mark Paid' })).toBeVisible();
  await press('Export Selected');
  await user.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
  await menuCloses();
  const { name, file } = await savedFile();
  expect(name).toMatch(/\.xlsx$/);
  const [, sheet] = await act(async () => readWorkbook(Buffer.from(await file.arrayBuffer())));
  expect(sheet?.data.at(-1)?.slice(9, 12)).toEqual([2_500_000, 2_400_000, 1_200_000]);
});

test.each(['district_officer', 'cvc_member'] as const)('to %s neither is offered', async (role) => {
  const { selectAll } = await open(role, 'submitted');
  await selectAll();
  expect(await screen.findByLabelText('Selected claims')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export Selected' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Payment Schedule' })).toBeNull();
});

test('the payment schedule tells what is in it and what is left out, and makes the paper', async () => {
  const { user, press, selectAll, tab } = await open('finance', 'payment_processing', 'approved', 'payment_failed');
  await selectAll();
  await press('Payment Schedule');
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment Schedule' }));
  const items = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(items(dialog.getByRole('list', { name: 'Payments in the schedule' }))).toEqual([
    '1CL-1 PendingGrace BiiraMobile Money · +256772123456UGX\u00a01,200,000',
  ]);
  expect(items(dialog.getByRole('region', { name: '2 claims left out' }))).toEqual([
    'CL-3 Grace BiiraThe payment failed and must be retried first. Reason: Invalid account number',
    'CL-2 Grace BiiraNo payment has been created yet. The claim\'s status is "4. Approved".',
  ]);
  expect(dialog.getByText('1 payment', { exact: false })).toHaveTextContent('1 payment · UGX 1,200,000');

  await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
  const { name, file } = await savedFile();
  expect(name).toMatch(/^payment-schedule-\d{4}-\d\d-\d\d\.pdf$/);
  const { pages } = await act(() => readPdf(file));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('CL-1');
  expect(pages[0]).not.toContain('CL-3');
  expect(await screen.findByText('Payment schedule created')).toBeVisible();
  await waitFor(() =>
    expect(exportsIn(tab)).toMatchObject([{ action: 'PAYMENT_SCHEDULE_MADE', details: { file: name, rows: 1 } }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Payment Schedule' })).toHaveFocus();
});

test('without a payment to be made there is no schedule', async () => {
  const { press, selectAll } = await open('finance', 'submitted', 'paid');
  await selectAll();
  await press('Payment Schedule');
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment Schedule' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('These claims have no payments to make');
  expect(dialog.queryByRole('button', { name: /Download/ })).toBeNull();
  expect(dialog.getByRole('region', { name: '2 claims left out' })).toHaveTextContent('The claim is paid in full.');
});
