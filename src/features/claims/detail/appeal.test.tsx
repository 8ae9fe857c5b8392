import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../../domain/user/roles';
import { findClaim } from '../../../store/claims/selectors';
import { buildDecision, buildFile, buildTold } from '../../../test/builders';
import { recordsAt, recordsFor } from '../../../test/recordsAt';
import { renderApp } from '../../../test/renderApp';

async function open({ claim, ...records }: ReturnType<typeof recordsAt>, role: Role) {
  const app = await renderApp({ role, at: `/claims/${claim.id}`, records });
  await screen.findByRole('heading', { level: 1, name: /Grace Biira/ }, { timeout: 10_000 });
  return { ...app, claim: () => findClaim(app.tab.store.getState(), claim.id) };
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }));
const card = () => within(screen.getByRole('region', { name: /^Appeal/ }));

test('an officer files an appeal; a statement alone will do, and the page keeps it', async () => {
  const { user, claim } = await open(recordsAt('paid'), 'district_officer');
  expect(card().getByText(/^30 days from the day the claimant is told/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'File Appeal' }));
  const dialog = await dialogOf('File Appeal');
  expect(dialog.getByText(/^Nobody has recorded that the claimant was told/)).toBeVisible();
  expect(dialog.queryByLabelText(/^Reason for taking it late/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'File Appeal' }));
  expect((await dialog.findAllByText('Statement of the claimant is required')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText(/^Statement of the claimant/), 'The second field was left out');
  await user.click(dialog.getByRole('button', { name: 'File Appeal' }));
  await waitFor(() => expect(claim()?.appeals).toMatchObject([{ grounds: ['other'] }]));
  expect(await card().findByText('Waiting for a decision')).toBeVisible();
  expect(card().getByText('The second field was left out')).toBeVisible();
  expect(screen.getAllByText('Under appeal').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'File Appeal' })).toBeNull();
});

test('after the last day an administrator files it with a reason, and the officer is not offered it', async () => {
  const told = [buildTold({ decision: { kind: 'awarded', at: '2025-07-03T07:00:00.000Z' }, day: '2025-07-10' })];
  const late = recordsAt('paid', { told });
  const officer = await open(late, 'district_officer');
  expect(card().getByText('09/08/2025')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'File Appeal' })).toBeNull();
  officer.unmount();

  const { user, claim } = await open(late, 'admin');
  await user.click(screen.getByRole('button', { name: 'File Appeal' }));
  const dialog = await dialogOf('File Appeal');
  await user.type(dialog.getByLabelText(/^Statement of the claimant/), 'The second field was left out');
  await user.click(dialog.getByRole('button', { name: 'File Appeal' }));
  expect((await dialog.findAllByText('Reason for taking it late is required')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText(/^Reason for taking it late/), 'She was in hospital');
  await user.click(dialog.getByRole('button', { name: 'File Appeal' }));
  await waitFor(() => expect(claim()?.appeals).toMatchObject([{ lateReason: 'She was in hospital' }]));
});

test('the committee has the claim in its docket, and dismisses the appeal for a reason', async () => {
  const { user, claim } = await open(recordsFor('dismiss_appeal', 'paid'), 'cvc_member');
  expect(screen.getByText('This claim is in your docket')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decide Appeal' }));
  const dialog = await dialogOf('Decide Appeal');
  await user.click(dialog.getByRole('radio', { name: 'Dismissed' }));
  await user.click(dialog.getByRole('button', { name: 'Record Decision' }));
  expect((await dialog.findAllByText('Decision note is required when dismissing an appeal')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText(/^Decision note/), 'The field was measured twice');
  await user.click(dialog.getByRole('button', { name: 'Record Decision' }));
  await waitFor(() => expect(claim()?.appeals).toMatchObject([{ outcome: { kind: 'dismissed', reasons: ['other'] } }]));
  expect(await card().findByText('The field was measured twice')).toBeVisible();
  expect(claim()?.status).toBe('paid');
});

test('files that were chosen are asked about before they are lost, and one that is removed leaves the way to add others', async () => {
  const { user } = await open(recordsAt('paid'), 'district_officer');
  await user.click(screen.getByRole('button', { name: 'File Appeal' }));
  const dialog = await dialogOf('File Appeal');
  const file = new File(['%PDF-1.4'], 'receipts.pdf', { type: 'application/pdf' });
  const add = dialog.getByRole('button', { name: /^Add files/ });
  const choose = () => user.upload(dialog.getByLabelText('Other attachments', { selector: 'input' }), file);
  await choose();
  await user.click(dialog.getByRole('button', { name: /^Remove .*receipts\.pdf/ }));
  expect(add).toHaveFocus();
  await choose();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('marks in the name of a file turn no words around', async () => {
  const { claim, ...records } = recordsFor('dismiss_appeal', 'paid');
  const file = buildFile({ id: 'F-9', name: '\u202ereceipts.pdf' });
  const held = {
    ...claim,
    evidence: { ...claim.evidence, otherAttachments: [file] },
    appeals: claim.appeals?.map((appeal) => ({ ...appeal, files: [{ id: file.id, name: file.name }] })),
  };
  await open({ ...records, claim: held, claims: [held] }, 'district_officer');
  expect(card().getByText('receipts.pdf')).toBeVisible();
});

test('an appeal is only dismissed while a payment that was sent is not finished, or the loss is not valued', async () => {
  const { claim, ...records } = recordsFor('dismiss_appeal', 'payment_processing');
  const payments = records.payments.map((payment) => ({ ...payment, paymentStatus: 'processing' as const }));
  const decide = async (user: Awaited<ReturnType<typeof open>>['user'], why: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Decide Appeal' }));
    const dialog = await dialogOf('Decide Appeal');
    expect(dialog.getByText(why)).toBeVisible();
    expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['dismissed']);
  };
  const sent = await open({ claim, ...records, payments }, 'cvc_member');
  await decide(sent.user, /^A payment of this claim is not finished/);
  sent.unmount();
  const unvalued = await open(recordsFor('value_appeal'), 'cvc_member');
  await decide(unvalued.user, /^The loss is not valued yet/);
});

test('whoever decided is told once why they do not decide the appeal', async () => {
  const decisions = [buildDecision({ decidedBy: 'Cvc Member' })];
  await open(recordsFor('dismiss_appeal', 'paid', { decisions }), 'cvc_member');
  expect(screen.getByText(/^Decide Appeal: You decided this claim\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decide Appeal' })).toBeNull();
});

test('an officer who did not reject the claim values the loss for the appeal', async () => {
  await open(recordsFor('value_appeal', 'rejected'), 'district_officer');
  expect(card().getByText('Waiting for valuation')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Value for Appeal' })).toBeVisible();
});
