import { act, screen, waitFor, within } from '@testing-library/react';
import { kampalaToday } from '../../domain/calendar';
import { addDays } from '../../domain/dayCount';
import { mayHaveReport, reportTypeNames, reportTypes } from '../../domain/reports/reportTypes';
import { saveFile } from '../../platform/download';
import { roleNames, type Role } from '../../domain/user/roles';
import { buildAuditEvent, buildChecklist, buildClaim, buildVerification } from '../../test/builders';
import { exportsIn } from '../../test/exportsIn';
import { recordsAt } from '../../test/recordsAt';
import { renderPage } from '../../test/renderPage';
import { ReportsPage } from './ReportsPage';

jest.mock('../../platform/download', () => ({ saveFile: jest.fn() }));

const today = kampalaToday();
const noon = (day: string) => `${day}T09:00:00.000Z`;
const registered = (day: string) => ({ registeredAt: noon(day), submittedAt: noon(day) });

const paid = recordsAt('paid', { id: 'CLM-PAID', ...registered(today) });
const old = buildClaim({ id: 'CLM-OLD', ...registered(addDays(today, -400)) });
const records = {
  claims: [paid.claim, old],
  payments: paid.payments,
  audit: [buildAuditEvent({ timestamp: noon(today) })],
};

async function open(role: Role = 'admin', at = '/reports') {
  const app = await renderPage(<ReportsPage />, { role, at, records });
  await screen.findByRole('region', { name: 'Quick Reports' });
  return app;
}

const select = (name: string) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'select' });
const press = (name: string) => screen.getByRole('button', { name });
const saved = () => jest.mocked(saveFile).mock.lastCall;

test.each(roleNames)('%s is offered the reports that the role may have', async (role) => {
  await open(role);
  const offered = within(select('Report type')).getAllByRole('option').slice(1);
  const theirs = reportTypeNames.filter((type) => mayHaveReport(type, role));
  expect(offered.map(({ textContent }) => textContent)).toEqual(theirs.map((type) => reportTypes[type].label));
  expect(screen.queryAllByText('Only UWA/MTWA Admin can run the User Activity report.', { exact: false })).toHaveLength(
    role === 'admin' ? 0 : 1,
  );
});

test('an address that asks for another role’s report is told', async () => {
  await open('finance', '/reports?type=audit-trail');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You cannot open this report. Only UWA/MTWA Admin can run the Audit Trail report.',
  );
  expect(screen.queryByRole('region', { name: 'Audit Trail Report' })).toBeNull();
});

test('a preview and a file need a type', async () => {
  const { user } = await open();
  await user.click(press('Preview Report'));
  const told = await screen.findByText('Configuration Required');
  expect(told.parentElement).toHaveTextContent('Please select a report type to preview.');
  expect(select('Report type')).toHaveAccessibleDescription('Report type is required');
  await user.click(press('Generate & Download'));
  expect(await screen.findByText('Please select a report type to download.')).toBeVisible();
  expect(saved()).toBeUndefined();
});

test('the preview shows what the register holds and keeps its address; nothing to show makes no file', async () => {
  const { user, router } = await open();
  await user.selectOptions(select('Report type'), 'Claims Summary');
  await user.selectOptions(select('Region'), 'Western Region');
  await user.click(press('Preview Report'));
  const preview = await screen.findByRole('region', { name: 'Claims Summary Report' });
  expect(preview).toHaveFocus();
  expect(router.state.location.search).toBe('?type=claims-summary&region=western');
  const [, claim, totals] = within(within(preview).getByRole('table', { name: 'Claims' })).getAllByRole('row');
  expect(claim).toHaveTextContent('CLM-PAIDGrace BiiraKaseseWesternCrop DamageElephant');
  expect(totals).toHaveTextContent('Total–1,250,0001,200,0001,200,000');

  await user.selectOptions(select('Region'), 'Eastern Region');
  await user.click(press('Preview Report'));
  expect(await screen.findByText('Nothing to report')).toBeVisible();
  await user.click(press('Generate & Download'));
  expect(await screen.findByText('Nothing to export')).toBeVisible();
  expect(saved()).toBeUndefined();
});

test('a file is told of when it is begun, and holds the report', async () => {
  const { user, tab } = await open('finance');
  await user.selectOptions(select('Report type'), 'Financial');
  await user.selectOptions(select('Time period'), 'This year');
  await user.selectOptions(select('Format'), 'CSV');
  expect(select('Format')).toHaveAccessibleDescription('A CSV file contains one table only: Payments');
  // The payment was made long ago.
  await user.click(press('Generate & Download'));
  expect(await screen.findByText('Nothing to export')).toBeVisible();

  await user.selectOptions(select('Report type'), 'Claims Summary');
  await user.selectOptions(select('Time period'), 'This month');
  await user.click(press('Generate & Download'));
  const told = await screen.findByText('Export Started');
  expect(told.parentElement).toHaveTextContent('Your report is being generated and will download shortly.');
  await waitFor(() => expect(saved()?.[0]).toBe(`claims-summary-${today.slice(0, 7)}-01-to-${today}.csv`));
  const file = saved()?.[1];
  expect(file instanceof Blob && (await act(() => file.text()))).toContain('CLM-PAID,Grace Biira,Kasese');
  await waitFor(() =>
    expect(exportsIn(tab)).toMatchObject([{ action: 'REPORT_EXPORTED', details: { file: saved()?.[0], rows: 1 } }]),
  );
});

test('forwarded claims name what was overridden and why, on the screen and in the file', async () => {
  const override = 'The road was flooded.';
  const forwarded = buildClaim({
    id: 'CLM-FORWARDED',
    status: 'under_cvc_review',
    verifications: [buildVerification({ verifiedOn: noon(today), calculatedCompensation: 480_000 })],
    checklist: buildChecklist({ questions: { site_visited: { answer: 'no', override } } }),
  });
  const { user } = await renderPage(<ReportsPage />, {
    role: 'district_officer',
    at: '/reports?type=forwarded-claims',
    records: { ...records, claims: [...records.claims, forwarded] },
  });
  const preview = await screen.findByRole('region', { name: 'Forwarded Claims Report' });
  const table = within(preview).getByRole('table', { name: 'Forwarded claims' });
  const [, claim, totals] = within(table).getAllByRole('row');
  expect(claim).toHaveTextContent(/CLM-FORWARDED.*480,000Site visitedThe road was flooded\./);
  expect(totals).toHaveTextContent('Total480,000');
  expect(within(preview).queryByText('CLM-PAID')).toBeNull();
  await user.selectOptions(select('Format'), 'CSV');
  await user.click(press('Generate & Download'));
  await waitFor(() => expect(saved()?.[0]).toBe(`forwarded-claims-${today.slice(0, 7)}-01-to-${today}.csv`));
  const file = saved()?.[1];
  expect(file instanceof Blob && (await act(() => file.text()))).toContain(`480000,Site visited,${override}`);
});

test('a custom period needs both dates, in order and none to come', async () => {
  const { user, router } = await open();
  await user.selectOptions(select('Report type'), 'Claims Summary');
  await user.selectOptions(select('Time period'), 'Custom period');
  await screen.findByRole('group', { name: /^Start date/ });
  await user.click(press('Preview Report'));
  expect(await screen.findByText('Start date is required')).toBeVisible();
  expect(screen.getByText('End date is required')).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('region', { name: 'Claims Summary Report' })).toBeNull();
});

test.each([
  [addDays(today, -2), addDays(today, -5), 'End date cannot be before the start date'],
  [addDays(today, -2), addDays(today, 5), 'End date cannot be in the future'],
])('days of an address that cannot be are told at their field at once', async (from, to, message) => {
  await open('admin', `/reports?type=claims-summary&period=custom&from=${from}&to=${to}`);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Claims Summary Report' })).toBeNull();
});

test('a custom period of an address is shown', async () => {
  const from = addDays(today, -401);
  await open('admin', `/reports?type=claims-summary&period=custom&from=${from}&to=${addDays(today, -399)}`);
  const preview = await screen.findByRole('region', { name: 'Claims Summary Report' });
  expect(within(preview).getByText('CLM-OLD')).toBeVisible();
  expect(within(preview).queryByText('CLM-PAID')).toBeNull();
});

test('a district and days of an address preset the form, and its report is of that district alone', async () => {
  const { user, router } = await open('admin', `/reports?district=kasese&from=${addDays(today, -30)}&to=${today}`);
  expect(select('Time period')).toHaveValue('custom');
  expect(screen.getByRole('combobox', { name: 'District' })).toHaveValue('Kasese');
  await user.selectOptions(select('Report type'), 'District Analysis');
  await user.click(press('Preview Report'));
  const preview = await screen.findByRole('region', { name: 'District Analysis Report' });
  expect(within(preview).getByText(/ · Kasese$/)).toBeVisible();
  expect(router.state.location.search).toContain('district=kasese');
});

test('another region lets go of a district that lies elsewhere', async () => {
  const { user } = await open('admin', '/reports?district=kasese');
  const district = screen.getByRole('combobox', { name: 'District' });
  await user.selectOptions(select('Region'), 'Western Region');
  expect(district).toHaveValue('Kasese');
  await user.selectOptions(select('Region'), 'Northern Region');
  await waitFor(() => expect(district).toHaveValue(''));
});

test('the quick report of pending claims reaches back to the first, fills in the form and downloads', async () => {
  const { user } = await open('cvc_member');
  await user.click(press('Pending Claims Report'));
  await waitFor(() => expect(saved()?.[0]).toBe(`claims-summary-pending-${addDays(today, -400)}-to-${today}.pdf`), {
    timeout: 10_000,
  });
  expect(select('Claims')).toHaveValue('pending');
  const preview = screen.getByRole('region', { name: 'Claims Summary Report' });
  expect(within(preview).getByText('CLM-OLD')).toBeVisible();
  expect(within(preview).queryByText('CLM-PAID')).toBeNull();
});
