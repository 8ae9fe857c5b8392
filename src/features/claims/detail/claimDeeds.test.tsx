import type { RegisterRecords } from '../../../domain/register/kinds/kinds';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../../domain/user/roles';
import { addNote } from '../../../store/claims/addNote';
import { decideClaim, markPaid, startVerification, updatePayment, verifyClaim } from '../../../test/claimCommands';
import { findClaim } from '../../../store/claims/selectors';
import { startEdit } from '../../../store/drafts/commands';
import {
  buildChecklist,
  buildClaim,
  buildDecision,
  buildFile,
  buildEvidence,
  buildPayment,
  buildVerification,
  completeDecisionForm,
  completeIncidentForm,
  completePaymentForm,
  completeVerificationForm,
} from '../../../test/builders';
import { incidentFromForm } from '../../../domain/incident/incidentForm';
import { putEvidenceFile } from '../../../platform/evidenceFiles';
import { jpegBytes } from '../../../test/files/pictures';
import { recordsAt } from '../../../test/recordsAt';
import { valueByHand } from '../../../test/valueByHand';
import { renderApp } from '../../../test/renderApp';
import { createBrowser } from '../../../test/testRegister';

const { id } = buildClaim();
const submitted = buildClaim();
const before = {
  committee: buildClaim({
    status: 'under_cvc_review',
    verifications: [buildVerification()],
    calculatedCompensation: 1_250_000,
  }),
  approval: buildClaim({
    status: 'approved',
    verifications: [buildVerification()],
    decisions: [buildDecision()],
    calculatedCompensation: 1_250_000,
    approvedAmount: 1_200_000,
  }),
};

async function open(role: Role, records: Partial<RegisterRecords>, tab = '', browser = createBrowser()) {
  const app = await renderApp({ role, at: `/claims/${id}${tab}`, records, browser });
  await screen.findByRole('heading', { level: 1, name: /Grace Biira/ }, { timeout: 10_000 });
  return { ...app, claim: () => findClaim(app.tab.store.getState(), id) };
}

const button = (name: string) => screen.getByRole('button', { name });
const tabPanel = (name: string) => within(screen.getByRole('tabpanel', { name }));

test('an officer starts verification and forwards the claim to the committee', async () => {
  const { user, claim } = await open('district_officer', { claims: [submitted] });
  await user.click(button('Start Verification'));
  expect(await screen.findByText('2. Under Verification')).toBeVisible();

  await user.click(button('Verify & Forward'));
  const form = within(await screen.findByRole('form', { name: 'Verification' }));
  expect(form.getByRole('radio', { name: 'Forward to CVC' })).toBeChecked();
  await user.selectOptions(form.getByLabelText(/Valuation schedule version/), 'v2024.1');
  await valueByHand(user, '1250000');
  await user.click(form.getByRole('button', { name: 'Complete Verification' }));

  expect(await screen.findByText('Verification completed')).toBeVisible();
  expect(screen.getByText(`Claim ${id} forwarded to CVC`)).toBeVisible();
  expect(screen.getByText('3. Under CVC Review')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Verification' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Verification' })).toBeNull();
  expect(claim()).toMatchObject({ status: 'under_cvc_review', calculatedCompensation: 1_250_000 });
});

test('a point of the checklist is settled from the form, which still forwards the claim', async () => {
  const { site_visited: _open, ...questions } = buildChecklist().questions;
  const checklist = buildChecklist({ questions });
  const { user, claim } = await open('district_officer', { claims: [{ ...submitted, checklist }] });
  await user.click(button('Verify & Forward'));
  const form = await screen.findByRole('form', { name: 'Verification' });
  await user.click(within(form).getByRole('button', { name: 'Site visited' }));
  const asked = within(await screen.findByRole('form', { name: 'Checklist' }));
  const visited = within(asked.getByRole('radiogroup', { name: 'Site visited' }));
  await user.click(visited.getByRole('radio', { name: 'No' }));
  await user.type(asked.getByLabelText('Reason to forward all the same: Site visited'), 'The road was flooded.');
  await user.click(asked.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Checklist saved')).toBeVisible();
  expect(screen.queryByText(/^This claim cannot be forwarded yet/)).toBeNull();
  const again = within(screen.getByRole('form', { name: 'Verification' }));
  expect(again.getByRole('radio', { name: 'Forward to CVC' })).toBeChecked();
  await valueByHand(user, '1250000');
  await user.click(again.getByRole('button', { name: 'Complete Verification' }));
  expect(await screen.findByText('Verification completed')).toBeVisible();
  expect(claim()).toMatchObject({ status: 'under_cvc_review', calculatedCompensation: 1_250_000 });
});

test('what was typed outlasts a look at the evidence, and a header button keeps it', async () => {
  const { user } = await open('district_officer', { claims: [submitted] }, '?tab=verification');
  await user.type(screen.getByLabelText('Verification notes'), 'Field visited');
  await user.click(screen.getByRole('tab', { name: 'Evidence' }));
  expect(screen.queryByRole('form', { name: 'Verification' })).toBeNull();
  await user.click(button('Request Info'));
  expect(await screen.findByLabelText('Verification notes')).toHaveValue('Field visited');
  expect(screen.getByRole('radio', { name: 'Request additional information' })).toBeChecked();
});

describe('a claim that another tab changes while the form is written', () => {
  async function race() {
    const app = await open('cvc_member', { claims: [before.committee] }, '?tab=cvc');
    const other = app.browser.openTab();
    await other.opened;
    await app.user.click(screen.getByRole('radio', { name: 'Refer back to district' }));
    await app.user.type(screen.getByLabelText(/Decision note/), 'Measure the field again');
    await act(() =>
      other.store.dispatch(
        decideClaim({ id, rev: 1 }, completeDecisionForm({ decision: 'reject', decisionNote: 'Too late' })),
      ),
    );
    return app;
  }

  test('is told at once, can no longer be sent where that is not possible, and nothing typed is lost', async () => {
    const { user, claim } = await race();
    const form = within(screen.getByRole('form', { name: 'CVC Decision' }));
    expect(form.getByRole('status')).toHaveTextContent(
      /^This claim was changed by Cvc Member on .* Its status is now "Rejected"\. Your entries are kept\. You can no longer submit/,
    );
    expect(form.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
    expect(form.getByLabelText(/Decision note/)).toHaveValue('Measure the field again');
    expect(claim()).toMatchObject({ status: 'rejected', rev: 2 });

    // It is told also where the form is out of sight.
    await user.click(screen.getByRole('tab', { name: 'Evidence' }));
    expect(screen.getByText(/"Rejected"\. Your entries are kept\.$/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'CVC' }));

    await user.click(form.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('form', { name: 'CVC Decision' })).toBeNull();
    expect(tabPanel('CVC').getByText('Too late')).toBeVisible();
    expect(screen.queryByText(/This claim was changed/)).toBeNull();
  });

  test('takes back a question that was open, whose answer would come too late', async () => {
    const { user, browser } = await open('cvc_member', { claims: [before.committee] }, '?tab=cvc');
    const other = browser.openTab();
    await other.opened;
    await user.click(screen.getByRole('radio', { name: 'Approve' }));
    await user.type(screen.getByLabelText(/Approved amount/), '0');
    await user.type(screen.getByLabelText(/Decision note/), 'As discussed');
    await user.click(button('Record Decision'));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await act(() => other.store.dispatch(decideClaim({ id, rev: 1 }, completeDecisionForm())));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(
      screen.getByText(/Its status is now "4\. Approved"\. Your entries are kept\. You can no longer submit/),
    ).toBeVisible();
  });

  test('takes the next press when the action is still possible', async () => {
    const app = await open('district_officer', { claims: [submitted] }, '?tab=verification');
    const { user, browser, claim } = app;
    const other = browser.openTab();
    await other.opened;
    await user.selectOptions(screen.getByLabelText(/Valuation schedule version/), 'v2023.4');
    await valueByHand(user, '900000');
    await user.click(screen.getByRole('radio', { name: 'Forward to CVC' }));
    await act(() => other.store.dispatch(startVerification({ id, rev: 1 })));

    await user.click(button('Complete Verification'));
    expect(await screen.findByText(/^Not saved: .*Check it/)).toBeVisible();
    expect(screen.getByText('Failed to complete verification. Please try again.')).toBeVisible();
    expect(claim()?.status).toBe('under_verification');
    await user.click(button('Complete Verification'));
    await waitFor(() => expect(claim()?.status).toBe('under_cvc_review'));
  });

  test('shows a form nobody has touched as it is now, and says so until it is read', async () => {
    const { user, browser, claim } = await open('cvc_member', { claims: [before.committee] }, '?tab=cvc');
    const other = browser.openTab();
    await other.opened;
    await act(() => other.store.dispatch(decideClaim({ id, rev: 1 }, completeDecisionForm())));
    expect(claim()?.status).toBe('approved');
    expect(screen.queryByRole('form', { name: 'CVC Decision' })).toBeNull();
    const told = screen.getByText(/^This claim was changed by Cvc Member on .* Its status is now "4\. Approved"\.$/);
    expect(told).toBeVisible();
    await user.click(button('Close'));
    expect(told).not.toBeInTheDocument();
  });

  test('is told beside a note that is written, which is added all the same', async () => {
    const { user, browser, claim } = await open('cvc_member', { claims: [before.committee] }, '?tab=notes');
    const other = browser.openTab();
    await other.opened;
    await user.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Asked for the account');
    await act(() => other.store.dispatch(addNote(id, { content: 'Called', type: 'document' })));
    expect(screen.queryByText(/This claim was changed/)).toBeNull();
    await act(() => other.store.dispatch(decideClaim({ id, rev: 1 }, completeDecisionForm())));
    expect(screen.getByText(/^This claim was changed by Cvc Member/)).toBeVisible();
    await user.click(button('Add Note'));
    await waitFor(() => expect(claim()?.notes.map(({ content }) => content)).toContain('Asked for the account'));
  });

  test.each(['', '?tab=verification'])(
    'is not told where no form lay open (%s), nor of what is done here',
    async (tab) => {
      const app = await open('district_officer', { claims: [submitted] }, tab);
      const { user, browser } = app;
      if (tab) {
        await user.click(button('Start Verification'));
        expect(await screen.findByText('Verification started')).toBeVisible();
      } else {
        const other = browser.openTab();
        await other.opened;
        await act(() => other.store.dispatch(startVerification({ id, rev: 1 })));
        await user.click(screen.getByRole('tab', { name: 'Verification' }));
      }
      expect(await screen.findByRole('form', { name: 'Verification' })).toBeVisible();
      expect(screen.getByText('2. Under Verification')).toBeVisible();
      expect(screen.queryByText(/This claim was changed/)).toBeNull();
    },
  );
});

test('the committee approves, the administrator approves finally, finance pays in two instalments', async () => {
  const browser = createBrowser();
  const committee = await open('cvc_member', { claims: [before.committee] }, '', browser);
  await committee.user.click(button('CVC Decision'));
  expect(await screen.findByLabelText('CVC notes')).toHaveFocus();
  await committee.user.click(screen.getByRole('radio', { name: 'Approve' }));
  await committee.user.click(button('Record Decision'));
  expect(await screen.findByText('4. Approved')).toBeVisible();
  expect(tabPanel('CVC').getByText('Committee decision')).toBeVisible();
  committee.unmount();

  const admin = await open('admin', {}, '', browser);
  await admin.user.click(button('Final Approval'));
  await admin.user.click(await screen.findByRole('button', { name: 'Give Final Approval' }));
  expect(await screen.findByText('5. Payment Processing')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  admin.unmount();

  const finance = await open('finance', {}, '', browser);
  await finance.user.click(button('Process Payment'));
  const form = () => within(screen.getByRole('form', { name: 'Process Payment' }));
  await finance.user.selectOptions(form().getByLabelText(/Payment status/), 'Success');
  await finance.user.clear(form().getByLabelText(/Amount/));
  await finance.user.type(form().getByLabelText(/Amount/), '9000000');
  await finance.user.type(form().getByLabelText(/Payment reference/), 'MM-1');
  await finance.user.click(form().getByRole('button', { name: 'Update Payment' }));
  expect(await form().findByText('Amount cannot exceed the outstanding amount')).toBeVisible();
  await finance.user.clear(form().getByLabelText(/Amount/));
  await finance.user.type(form().getByLabelText(/Amount/), '1000000');
  await finance.user.click(form().getByRole('button', { name: 'Update Payment' }));
  await finance.user.click(await screen.findByRole('button', { name: 'Record as successful' }));
  expect(await screen.findByText('Payment updated successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(finance.claim()?.status).toBe('payment_processing');

  await finance.user.click(button('Process Payment'));
  expect(form().getByLabelText(/Amount/)).toHaveValue('250,000');
  await finance.user.selectOptions(form().getByLabelText(/Payment status/), 'Success');
  await finance.user.type(form().getByLabelText(/Payment reference/), 'MM-2');
  await finance.user.click(form().getByRole('button', { name: 'Update Payment' }));
  await finance.user.click(await screen.findByRole('button', { name: 'Record as successful' }));
  expect(await screen.findByText('6. Paid')).toBeVisible();
});

test('a failed payment is retried to a corrected account', async () => {
  const failed = buildPayment({ paymentStatus: 'failed', failureReason: 'Invalid account number' });
  const claim = { ...before.approval, status: 'payment_failed' as const };
  const app = await open('finance', { claims: [claim], payments: [failed] });
  await app.user.click(button('Retry Payment'));
  const form = within(await screen.findByRole('form', { name: 'Retry Payment' }));
  await app.user.clear(form.getByLabelText(/Mobile money number/));
  await app.user.type(form.getByLabelText(/Mobile money number/), '+256772999999');
  await app.user.click(form.getByRole('button', { name: 'Retry Payment' }));
  expect(await screen.findByText('5. Payment Processing')).toBeVisible();
  expect(Object.values(app.tab.store.getState().payments.entities)).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [retry, first] = within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem');
  expect(retry).toHaveTextContent(/\+256772999999.*Pending/);
  expect(first).toHaveTextContent(/Failed.*Invalid account number/);
});

test('an approved claim is marked as paid with a reference', async () => {
  const { user, claim } = await open('admin', { claims: [before.approval] });
  await user.click(button('Mark Paid'));
  const form = within(await screen.findByRole('form', { name: 'Mark Paid' }));
  await user.type(form.getByLabelText(/Payment reference/), 'CHQ-173');
  await user.click(form.getByRole('button', { name: 'Mark Paid' }));
  expect(await screen.findByText('Claim marked as paid')).toBeVisible();
  expect(claim()?.status).toBe('paid');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('6. Paid')).toBeVisible();
  expect(tabPanel('Summary').getByText('Outstanding').nextElementSibling).toHaveTextContent(/^UGX.0$/);
  expect(screen.getByRole('tabpanel', { name: 'Summary' })).toHaveTextContent('CHQ-173');
});

test('a claim referred back is verified again from what the district found before', async () => {
  const { claim: referred } = recordsAt('referred_district', { id });
  const { user, claim } = await open('district_officer', { claims: [referred] }, '?tab=verification');
  expect(screen.getByText('2. Referred to District')).toBeVisible();
  const compensation = screen.getByLabelText(/Calculated compensation/);
  expect(compensation).toHaveValue('1,250,000');
  await valueByHand(user, '1300000');
  await user.click(screen.getByRole('radio', { name: 'Forward to CVC' }));
  await user.click(button('Complete Verification'));
  await waitFor(() => expect(claim()?.status).toBe('under_cvc_review'));
  expect(claim()?.calculatedCompensation).toBe(1_300_000);
});

test('a dialog tells of a change made elsewhere, keeps what was typed and can no longer be sent', async () => {
  const { user, browser } = await open('admin', { claims: [before.approval] });
  const other = browser.openTab();
  await other.opened;
  await user.click(button('Mark Paid'));
  await user.type(await screen.findByLabelText(/Payment reference/), 'EFT-7');
  await act(() => other.store.dispatch(markPaid({ id, rev: 1 }, { paymentRef: 'EFT-6' })));
  expect(screen.getByText(/Its status is now "6\. Paid"\. Your entries are kept\./)).toBeVisible();
  const dialog = within(screen.getByRole('dialog', { name: 'Mark Paid' }));
  expect(dialog.getByLabelText(/Payment reference/)).toHaveValue('EFT-7');
  expect(dialog.queryByRole('button', { name: 'Mark Paid' })).toBeNull();
  // Enter sends a form of one field without its button.
  await user.type(dialog.getByLabelText(/Payment reference/), '{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/This claim was changed/)).toBeNull();
});

test('a payment marked as paid elsewhere is not taken back by a dialog that only changed the amount', async () => {
  const claim = { ...before.approval, status: 'payment_processing' as const };
  const app = await open('finance', { claims: [claim], payments: [buildPayment({ claimId: id })] });
  const { user, browser } = app;
  const other = browser.openTab();
  await other.opened;
  await user.click(button('Process Payment'));
  const amount = await screen.findByLabelText(/Amount/);
  await user.clear(amount);
  await user.type(amount, '50000');
  await act(() =>
    other.store.dispatch(
      updatePayment({ id, rev: 1 }, 'PAY-1', completePaymentForm({ paymentStatus: 'success', paymentRef: 'ADM' })),
    ),
  );
  expect(screen.getByLabelText(/Payment status/)).toHaveValue('success');
  expect(screen.getByLabelText(/Payment reference/)).toHaveValue('ADM');
  expect(amount).toHaveValue('50000');
  await user.type(screen.getByLabelText(/Reason for the change/), 'Less went out');
  for (const pressed of [1, 2]) {
    await user.click(within(screen.getByRole('form', { name: 'Process Payment' })).getByText('Update Payment'));
    await user.click(await screen.findByRole('button', { name: 'Correct payment' }));
    if (pressed === 1) expect((await screen.findAllByText(/^Not saved: .*Check it/))[0]).toBeVisible();
  }
  expect(await screen.findByText('Payment updated successfully')).toBeVisible();
  expect(app.tab.store.getState().payments.entities['PAY-1']).toMatchObject({
    paymentStatus: 'success',
    paymentRef: 'ADM',
    amount: 50_000,
  });
});

test('the audit trail shows old and new values by their names', async () => {
  const { tab } = await open('district_officer', { claims: [submitted] }, '?tab=audit');
  await act(() => tab.store.dispatch(verifyClaim({ id, rev: 1 }, completeVerificationForm())));
  const panel = tabPanel('Audit');
  expect(panel.getByText('Verified and forwarded to CVC')).toBeVisible();
  expect(panel.getByText(/District Officer \(District Officer\), 20\/11\/2026/)).toBeVisible();
  const changes = panel.getByRole('table', { name: 'Changes: Verified and forwarded to CVC' });
  const rows = within(changes)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toContain('Status1. Submitted3. Under CVC Review');
  expect(rows).toContain('Calculated compensation–UGX\u00a01,250,000');
  expect(rows).toContain('Verification notes–Visited the field with the parish chief.');
  expect(panel.getByText('Sarah Auma')).toBeVisible();
});

test('on a phone the audit trail is stacked', async () => {
  const width = window.innerWidth;
  window.innerWidth = 360;
  try {
    const { tab } = await open('district_officer', { claims: [submitted] }, '?tab=audit');
    await act(() => tab.store.dispatch(verifyClaim({ id, rev: 1 }, completeVerificationForm())));
    expect(screen.queryByRole('table')).toBeNull();
    const changes = screen.getByRole('list', { name: 'Changes: Verified and forwarded to CVC' });
    expect(changes).toHaveTextContent(/Calculated compensationNew value: UGX.1,250,000/);
    expect(changes).toHaveTextContent(/StatusOld value: 1\. Submitted → New value: 3\. Under CVC Review/);
  } finally {
    window.innerWidth = width;
  }
});

test('a note is added and stands first', async () => {
  const { user } = await open('finance', { claims: [before.approval] }, '?tab=notes');
  await user.click(button('Add Note'));
  expect(await screen.findByText('Note is required')).toBeVisible();
  expect(screen.getByLabelText(/^Note\b(?! type)/)).toHaveFocus();
  await user.type(screen.getByLabelText(/^Note\b(?! type)/), 'Called the bank');
  await user.click(button('Add Note'));
  const [first] = await tabPanel('Notes').findAllByRole('listitem');
  expect(first).toHaveTextContent(/Payment · Finance · .*Called the bank/);
  expect(screen.getByLabelText(/^Note\b(?! type)/)).toHaveValue('');
});

test('a note as long as a book is pasted whole, told by how much it is too long, and put right', async () => {
  const { user } = await open('finance', { claims: [before.approval] }, '?tab=notes');
  const note = screen.getByLabelText<HTMLTextAreaElement>(/^Note\b(?! type)/);
  await user.click(note);
  await user.paste('x'.repeat(200_000));
  await waitFor(() => expect(note).toHaveAccessibleDescription('195,000 characters too many. The limit is 5,000.'));
  await user.keyboard('y');
  await waitFor(() => expect(note).toHaveAccessibleDescription('195,001 characters too many. The limit is 5,000.'));
  await user.tab();
  await user.click(button('Add Note'));
  await waitFor(() => expect(note).toHaveFocus());
  expect(note.value).toHaveLength(200_001);
  await user.clear(note);
  await user.type(note, 'Ate the maize');
  await user.click(button('Add Note'));
  expect((await tabPanel('Notes').findAllByRole('listitem'))[0]).toHaveTextContent('Ate the maize');
});

test('evidence is shown with what is missing and what is not on this device', async () => {
  const claim = buildClaim({
    incident: incidentFromForm(completeIncidentForm('injury')),
    evidence: buildEvidence({
      photos: [buildFile({ id: 'F1', name: 'here.jpg' }), buildFile({ id: 'F2', name: 'gone.jpg' })],
    }),
  });
  await putEvidenceFile(id, 'F1', jpegBytes());
  const { user } = await open('cvc_member', { claims: [claim] }, '?tab=evidence');
  expect(screen.getByText('The evidence is incomplete. Missing: Police report, Medical report.')).toBeVisible();
  expect(await screen.findByText('This file is not on this device.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'View here.jpg' }));
  expect(
    await within(await screen.findByRole('dialog', { name: 'here.jpg' })).findByRole('img', { name: 'here.jpg' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'View gone.jpg' })).toBeNull();
});

test('an unfinished edit is told, and can be discarded', async () => {
  const { user, tab, claim } = await open('district_officer', { claims: [submitted] });
  await act(async () => tab.store.dispatch(startEdit(id)));
  expect(screen.getByText(/This claim has an unfinished edit/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(button('Continue editing')).toBeVisible();

  await user.click(button('Start Verification'));
  const warning = screen.getByRole('alertdialog', { name: 'Start Verification and lose the unfinished edit?' });
  await user.click(within(warning).getByRole('button', { name: 'Cancel' }));
  expect(claim()?.status).toBe('submitted');

  await user.click(await screen.findByRole('button', { name: 'Discard edit' }));
  const question = within(screen.getByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Discard edit' }));
  expect(screen.queryByText(/This claim has an unfinished edit/)).toBeNull();
  expect(tab.store.getState().drafts.ids).toEqual([]);
});

test('an unfinished edit that is discarded in memory alone is said to be', async () => {
  const { user, tab, browser } = await open('district_officer', { claims: [submitted] });
  await act(async () => tab.store.dispatch(startEdit(id)));
  jest.spyOn(browser.log, 'keepDrafts').mockResolvedValue(false);
  await user.click(await screen.findByRole('button', { name: 'Discard edit' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard edit' }));
  expect(await screen.findByText('Done, but not saved on this device yet.')).toBeVisible();
});

test('a verification that the device cannot keep says so', async () => {
  const backend = createBrowser().backend;
  const browser = createBrowser({ backend });
  const { user } = await open('district_officer', { claims: [submitted] }, '?tab=verification', browser);
  await user.click(screen.getByRole('radio', { name: 'Request additional information' }));
  await user.type(screen.getByLabelText(/Action reason/), 'Photo of the field');
  backend.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await user.click(within(screen.getByRole('form', { name: 'Verification' })).getByText('Request Info'));
  expect(await screen.findByText('Failed to complete verification. Please try again.')).toBeVisible();
  expect(screen.getByText('2. Request Info')).toBeVisible();
});

test('an officer rejects for two reasons, which the claim says from then on', async () => {
  const { user, claim } = await open('district_officer', { claims: [submitted] }, '?tab=verification');
  const form = within(await screen.findByRole('form', { name: 'Verification' }));
  expect(form.queryByRole('combobox', { name: 'Reasons' })).toBeNull();
  await user.click(form.getByRole('radio', { name: 'Request additional information' }));
  await user.click(form.getByRole('combobox', { name: 'Reasons' }));
  await user.click(screen.getByRole('option', { name: 'Place, size or details unclear' }));
  await user.click(screen.getByRole('option', { name: 'Police report missing' }));
  await user.keyboard('{Escape}');
  // What does not fit the other choice is neither shown nor kept.
  await user.click(form.getByRole('radio', { name: 'Reject' }));
  const reasons = form.getByRole('combobox', { name: 'Reasons' });
  expect(reasons).toHaveTextContent(/^Police report missing$/);
  await user.click(reasons);
  await user.click(screen.getByRole('option', { name: 'Reported too late' }));
  await user.keyboard('{Escape}');
  expect(form.getByLabelText(/Action reason/)).not.toBeRequired();
  await user.click(form.getByRole('button', { name: 'Complete Verification' }));
  await waitFor(() => expect(claim()?.status).toBe('rejected'));
  expect(claim()?.verifications.at(-1)?.reasons).toEqual(['police_report', 'late']);
  await user.click(screen.getByRole('tab', { name: 'Summary' }));
  const card = await screen.findByRole('region', { name: 'District verification' });
  expect(card).toHaveTextContent('Police report missing, Reported too late');
  await user.click(screen.getByRole('tab', { name: 'Audit' }));
  expect(await screen.findByText('Police report missing, Reported too late')).toBeVisible();
});
