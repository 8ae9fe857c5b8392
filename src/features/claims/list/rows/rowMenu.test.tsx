import { act, screen, waitFor, within } from '@testing-library/react';
import { openActions } from '../../../../domain/workflow/openActions';
import { getAction, lifecycleActions } from '../../../../domain/workflow/lifecycle';
import { claimStatuses } from '../../../../domain/workflow/statuses';
import { saveFile } from '../../../../platform/download';
import { buildDraft } from '../../../../test/builders';
import { exportsIn } from '../../../../test/exportsIn';
import { readPdf } from '../../../../test/files/readPdf';
import { recordsAt } from '../../../../test/recordsAt';
import { renderApp } from '../../../../test/renderApp';
import { savedFile } from '../../../../test/files/savedFile';
import { roleNames, type Role } from '../../../../domain/user/roles';
import { openWords, rowActions } from './RowMenu';

jest.mock('../../../../platform/download', () => ({ saveFile: jest.fn() }));

const records = (status: Parameters<typeof recordsAt>[0]) => {
  const { claim, ...rest } = recordsAt(status, { id: 'CL-1' });
  return { ...rest, claims: [claim] };
};
const menuOf = async (user: Awaited<ReturnType<typeof renderApp>>['user'], id = 'CL-1') => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${id}` }));
  return within(await screen.findByRole('menu', { name: `Actions for ${id}` }));
};

test('the words of each action in the row menu, and how each role opens a claim', () => {
  const words = Object.fromEntries(lifecycleActions.map((action) => [action, getAction(action).menuLabel]));
  expect(words).toMatchObject({
    start_verification: null,
    forward_to_cvc: 'Verify / Forward to CVC',
    request_info: 'Request Info',
    edit: 'Edit',
    approve: 'Approve',
    reject_committee: 'Reject',
    refer_back: 'Refer Back',
    final_approval: 'Final Approval',
    mark_paid: 'Mark Paid',
    update_payment: 'Process Payment',
    retry_payment: 'Retry Payment',
  });
  expect(openWords).toMatchObject({ district_officer: 'Open', cvc_member: 'Review', admin: 'Open' });
});

test.each(roleNames)('the menu offers %s what the lifecycle opens, if it has words there', (role) => {
  for (const status of claimStatuses) {
    const actions = openActions(role, status).filter((action) => getAction(action).menuLabel !== null);
    expect(rowActions(role, status, () => undefined).map(({ action }) => action)).toEqual(actions);
  }
});

test('an action opens the claim with its form started, once; Back leads to the list', async () => {
  const { user, router } = await renderApp({ role: 'cvc_member', at: '/claims', records: records('under_cvc_review') });
  const menu = await menuOf(user);
  const labels = rowActions('cvc_member', 'under_cvc_review', () => undefined).map(({ label }) => label);
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Review',
    ...labels,
    'Export PDF',
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'Refer Back' }));

  await waitFor(() => expect(screen.getByLabelText('Refer back to district')).toBeChecked());
  expect(screen.getByLabelText('CVC notes')).toHaveFocus();
  expect(router.state.location).toMatchObject({ pathname: '/claims/CL-1', search: '?tab=cvc', state: null });

  await act(() => router.navigate(-1));
  expect(await screen.findByRole('table', { name: 'Claims' })).toBeVisible();
  await act(() => router.navigate(1));
  expect(await screen.findByLabelText('Refer back to district')).not.toBeChecked();
});

const started: [Role, Parameters<typeof recordsAt>[0], string, () => Promise<unknown>][] = [
  [
    'district_officer',
    'submitted',
    'Request Info',
    () => waitFor(() => expect(screen.getByLabelText('Request additional information')).toBeChecked()),
  ],
  [
    'district_officer',
    'referred_district',
    'Request Info',
    () => waitFor(() => expect(screen.getByRole('combobox', { name: 'Reasons' })).toHaveFocus()),
  ],
  ['admin', 'approved', 'Final Approval', () => screen.findByRole('dialog', { name: 'Final Approval' })],
  ['admin', 'approved', 'Mark Paid', () => screen.findByRole('dialog', { name: 'Mark Paid' })],
  ['finance', 'payment_failed', 'Retry Payment', () => screen.findByRole('dialog', { name: 'Retry Payment' })],
];

test.each(started)('%s at %s starts %s on the claim’s page', async (role, status, label, form) => {
  const { user, router } = await renderApp({ role, at: '/claims', records: records(status) });
  await user.click((await menuOf(user)).getByRole('menuitem', { name: label }));
  await form();
  expect(router.state.location).toMatchObject({ pathname: '/claims/CL-1', state: null });
});

test.each(roleNames)('Export PDF hands %s the claim’s report', async (role) => {
  jest.mocked(saveFile).mockClear();
  const { user, tab } = await renderApp({ role, at: '/claims', records: records('paid') });
  await user.click((await menuOf(user)).getByRole('menuitem', { name: 'Export PDF' }));
  expect(await screen.findByText('Export Started')).toBeVisible();
  const { name, file } = await savedFile();
  expect(name).toBe('claim-CL-1.pdf');
  expect((await act(() => readPdf(file))).title).toBe('Compensation Claim Report CL-1');
  await waitFor(() =>
    expect(exportsIn(tab)).toMatchObject([{ action: 'CLAIM_EXPORTED', resourceId: 'CL-1', details: { file: name } }]),
  );
});

test('Export PDF of a draft is marked as one', async () => {
  jest.mocked(saveFile).mockClear();
  const drafts = [buildDraft({ claimId: 'CL-DRAFT', step: 1 })];
  const { user, tab } = await renderApp({ role: 'district_officer', at: '/claims', records: { drafts } });
  await user.click((await menuOf(user, 'CL-DRAFT')).getByRole('menuitem', { name: 'Export PDF' }));
  expect(await screen.findByText('Export Started')).toBeVisible();
  const { name, file } = await savedFile();
  expect(name).toBe('draft-CL-DRAFT.pdf');
  expect((await act(() => readPdf(file))).title).toBe('Draft of Compensation Claim CL-DRAFT');
  await waitFor(() =>
    expect(exportsIn(tab)).toMatchObject([{ action: 'DRAFTS_EXPORTED', details: { file: name, claims: 1 } }]),
  );
});

test('an action that another tab has made impossible meanwhile says so', async () => {
  const { router } = await renderApp({ role: 'cvc_member', at: '/claims', records: records('approved') });
  await screen.findByRole('table', { name: 'Claims' });
  await act(() => router.navigate('/claims/CL-1', { state: { start: 'approve' } }));
  expect(await screen.findByText('Approve is not possible: the claim\'s status is "4. Approved".')).toBeVisible();
  expect(router.state.location.state).toBeNull();
});

test('Edit leads to the wizard, of a claim and of a draft; Escape gives the focus back', async () => {
  const draft = buildDraft({ claimId: 'CL-DRAFT', step: 1 });
  const { user, router } = await renderApp({
    role: 'district_officer',
    at: '/claims',
    records: { ...records('submitted'), drafts: [draft] },
  });
  await menuOf(user);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Actions for CL-1' })).toHaveFocus();

  await user.click((await menuOf(user)).getByRole('menuitem', { name: 'Edit' }));
  expect(router.state.location.pathname).toBe('/new-claim');
  expect(router.state.location.search).toMatch(/draft=EDIT/);

  await act(() => router.navigate(-1));
  await user.click((await menuOf(user, 'CL-DRAFT')).getByRole('menuitem', { name: 'Edit' }));
  expect(router.state.location.search).toBe('?draft=DRAFT-1&step=2');
});
