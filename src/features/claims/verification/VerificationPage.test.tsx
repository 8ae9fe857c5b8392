import { act, screen, waitFor, within } from '@testing-library/react';
import { kampalaToday } from '../../../domain/calendar';
import type { Claim } from '../../../domain/claim/claim';
import type { Role } from '../../../domain/user/roles';
import { saveFile } from '../../../platform/download';
import { putEvidenceFile } from '../../../platform/evidenceFiles';
import { addNote } from '../../../store/claims/addNote';
import { decideClaim, startVerification } from '../../../test/claimCommands';
import { findClaim } from '../../../store/claims/selectors';
import {
  buildClaim,
  buildDecision,
  buildEvidence,
  buildFile,
  buildVerification,
  completeDecisionForm,
} from '../../../test/builders';
import { exportsIn } from '../../../test/exportsIn';
import { valueByHand } from '../../../test/valueByHand';
import { renderApp } from '../../../test/renderApp';
import { createBrowser } from '../../../test/testRegister';

jest.mock('../../../platform/download', () => ({ saveFile: jest.fn() }));

const { claimant } = buildClaim();

/** Three claims of one status, waiting in the order of their names. */
function waiting(overrides: Partial<Claim> = {}): Claim[] {
  return ['Anna Akello', 'Brian Byaruhanga', 'Clare Chebet'].map((fullName, index) =>
    buildClaim({
      id: `CLM-${index + 1}`,
      claimant: { ...claimant, fullName },
      submittedAt: `2025-06-${15 + index}T08:30:00.000Z`,
      ...overrides,
    }),
  );
}

const forwarded = { verifications: [buildVerification()], calculatedCompensation: 1_250_000 };
const beforeCommittee = () => waiting({ status: 'under_cvc_review', ...forwarded });
const beforeApproval = () =>
  waiting({ status: 'approved', ...forwarded, decisions: [buildDecision()], approvedAmount: 1_200_000 });

async function open(role: Role, claims: Claim[], search = '') {
  // What is decided now counts for today.
  const browser = createBrowser({ start: `${kampalaToday()}T09:00:00.000Z` });
  const app = await renderApp({ role, at: `/verification${search}`, records: { claims }, browser });
  await screen.findByRole('heading', { level: 1, name: 'Verify Claims' }, { timeout: 20_000 });
  return {
    ...app,
    address: () => app.router.state.location.search,
    status: (id: string) => findClaim(app.tab.store.getState(), id)?.status,
  };
}

const queue = () => within(screen.getByRole('list', { name: 'Claims table' }));
const row = (name: RegExp) => queue().getByRole('link', { name });
const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => screen.getByRole('button', { name });
const counter = (label: string) => screen.getByText(label).parentElement;

test('an officer goes through the queue: facts and form, the next claim after each, empty at the end', async () => {
  const { user, status, address } = await open('district_officer', waiting());
  expect(screen.getByText('3 Pending')).toBeVisible();
  expect(counter('Pending Review')).toHaveTextContent('Pending Review3');
  await heading(/Anna Akello CLM-1/);
  expect(address()).toBe('?claim=CLM-1');
  expect(row(/Anna Akello/)).toHaveAttribute('aria-current', 'true');
  expect(row(/Anna Akello/)).toHaveTextContent(
    /Crop Damage · Elephant · Kasese.*Waiting \d+ days · \d+ days overdue.*Overdue: Critical/,
  );
  for (const name of ['Verification', 'Evidence', 'Incident', 'Claimant']) {
    expect(await screen.findByRole('region', { name })).toBeVisible();
  }

  await user.selectOptions(screen.getByLabelText(/Valuation schedule version/), 'v2024.1');
  await valueByHand(user, '900000');
  await user.click(screen.getByRole('radio', { name: 'Forward to CVC' }));
  await user.click(press('Complete Verification'));
  expect(await screen.findByText('Claim CLM-1 forwarded to CVC')).toBeVisible();
  expect(await heading(/Brian Byaruhanga/)).toHaveFocus();
  expect(screen.getByText('Next claim opened. 2 claims in the queue.')).toBeInTheDocument();
  expect(screen.getByLabelText(/Calculated compensation/)).toHaveValue('');
  expect(status('CLM-1')).toBe('under_cvc_review');
  // The pending group holds it still.
  expect(screen.getByText('3 Pending')).toBeVisible();
  expect(counter('Pending Review')).toHaveTextContent('Pending Review3 (1 with the committee)');

  for (const [name, next] of [
    ['CLM-2', /Clare Chebet/],
    ['CLM-3', /No claims are waiting for verification/],
  ] as const) {
    await user.click(screen.getByRole('radio', { name: 'Reject' }));
    await user.type(screen.getByLabelText(/Action reason/), 'Not wildlife');
    await user.click(press('Complete Verification'));
    await waitFor(() => expect(screen.getByText(next, { selector: 'h2 *, p' })).toBeVisible());
    expect(status(name)).toBe('rejected');
  }
  expect(address()).toBe('');
  expect(screen.getByText(/Submitted and referred-back claims appear here/)).toBeVisible();
  expect(screen.getByText('1 Pending')).toBeVisible();
});

test('a claim sent back for information stays in the queue, offers Edit and Resubmit, and is verified again', async () => {
  const { user, status } = await open('district_officer', waiting().slice(0, 1));
  await heading(/Anna Akello/);
  await user.click(press('Start Verification'));
  expect(await screen.findByText('Verification started')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /Anna Akello/ })).toHaveFocus());
  await user.click(screen.getByRole('radio', { name: 'Request additional information' }));
  await user.type(screen.getByLabelText(/Action reason/), 'Photo of the field');
  await user.click(press('Request Info'));
  expect(await screen.findByText('Information requested')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Verification' })).toBeNull();
  expect(press('Edit')).toBeVisible();
  await user.click(press('Resubmit'));
  expect(await screen.findByText(/before you resubmit\. Still open: 1\./)).toBeVisible();
  await user.click(press('Record the answer: Photo of the field'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record the answer' }, { timeout: 10_000 }));
  await user.click(dialog.getByRole('radio', { name: 'Explained' }));
  await user.type(dialog.getByLabelText(/^What was explained/), 'The field is harvested');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(press('Resubmit'));
  expect(await screen.findByRole('form', { name: 'Verification' })).toBeVisible();
  expect(status('CLM-1')).toBe('submitted');
});

test('the arrow keys go from claim to claim, Enter goes on in the open one', async () => {
  const { user, address, router } = await open('cvc_member', beforeCommittee());
  await heading(/Anna Akello/);
  act(() => row(/Anna Akello/).focus());
  await user.keyboard('{ArrowDown}');
  await heading(/Brian Byaruhanga/);
  expect(row(/Brian Byaruhanga/)).toHaveFocus();
  expect(row(/Brian Byaruhanga/)).toHaveAttribute('tabindex', '0');
  expect(row(/Anna Akello/)).toHaveAttribute('tabindex', '-1');
  await user.keyboard('{End}');
  await heading(/Clare Chebet/);
  await user.keyboard('{ArrowDown}{Home}{ArrowUp}{ArrowDown}');
  await heading(/Brian Byaruhanga/);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 2, name: /Brian Byaruhanga/ })).toHaveFocus();
  expect(address()).toBe('?claim=CLM-2');

  // Passing by left nothing in the history, choosing does.
  await user.click(row(/Clare Chebet/));
  await heading(/Clare Chebet/);
  await act(() => router.navigate(-1));
  await heading(/Brian Byaruhanga/);
});

test('the committee decides, and the counters follow', async () => {
  const { user, status } = await open('cvc_member', beforeCommittee());
  expect(screen.getByText('3 Pending')).toBeVisible();
  await heading(/Anna Akello/);
  await user.click(screen.getByRole('radio', { name: 'Approve' }));
  await user.click(press('Record Decision'));
  expect(await heading(/Brian Byaruhanga/)).toHaveFocus();
  expect(status('CLM-1')).toBe('approved');
  expect(screen.getByText('2 Pending')).toBeVisible();
  expect(counter('Approved Today')).toHaveTextContent('Approved Today1');

  await user.click(screen.getByRole('radio', { name: 'Reject' }));
  await user.type(screen.getByLabelText(/Decision note/), 'Not within the schedule');
  await user.click(press('Record Decision'));
  expect(await heading(/Clare Chebet/)).toHaveFocus();
  expect(counter('Rejected Today')).toHaveTextContent('Rejected Today1');

  await user.click(screen.getByRole('radio', { name: 'Refer back to district' }));
  await user.type(screen.getByLabelText(/Decision note/), 'Measure again');
  await user.click(press('Record Decision'));
  // The queue says so beside the last claim, then in its place.
  await waitFor(() => expect(screen.getByText(/No claims are waiting for the committee/)).toBeVisible());
  expect(status('CLM-3')).toBe('referred_district');
});

test('an administrator gives final approval or marks as paid', async () => {
  const { user, status } = await open('admin', beforeApproval());
  await heading(/Anna Akello/);
  await user.click(press('Give Final Approval'));
  expect(await heading(/Brian Byaruhanga/)).toHaveFocus();
  expect(status('CLM-1')).toBe('payment_processing');

  await user.type(screen.getByLabelText(/Payment reference/), 'EFT-7');
  await user.click(press('Mark Paid'));
  expect(await heading(/Clare Chebet/)).toHaveFocus();
  expect(status('CLM-2')).toBe('paid');
  expect(screen.getByText('1 Pending')).toBeVisible();
});

test('what is typed is kept from claim to claim, and leaving the page asks first', async () => {
  const { user, router } = await open('cvc_member', beforeCommittee());
  await heading(/Anna Akello/);
  await user.type(screen.getByLabelText('CVC notes'), 'Assessed in July');
  await user.click(press('Next claim'));
  expect(await heading(/Brian Byaruhanga/)).toHaveFocus();
  expect(row(/Anna Akello/)).toHaveTextContent('Unsaved');
  expect(within(screen.getByRole('form', { name: 'CVC Decision' })).getByLabelText('CVC notes')).toHaveValue('');

  await user.click(screen.getByRole('link', { name: 'Claims' }));
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
  expect(question).toHaveTextContent('Your entries for claim CLM-1 are not saved');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.pathname).toBe('/verification');

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(row(/Anna Akello/));
  await heading(/Anna Akello/);
  const form = within(screen.getByRole('form', { name: 'CVC Decision' }));
  expect(form.getByLabelText('CVC notes')).toHaveValue('Assessed in July');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(row(/Anna Akello/)).not.toHaveTextContent('Unsaved');
  await user.click(screen.getByRole('link', { name: 'Claims' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();
});

test('a claim decided elsewhere: one not written on says so, one written on stays until it is dismissed', async () => {
  const { user, browser } = await open('cvc_member', beforeCommittee());
  const other = browser.openTab();
  await other.opened;
  await heading(/Anna Akello/);
  await act(() => other.store.dispatch(decideClaim({ id: 'CLM-1', rev: 1 }, completeDecisionForm())));
  expect(await heading(/This claim is not in your queue/)).toBeVisible();
  expect(screen.getByText('Claim CLM-1 of Anna Akello has the status "4. Approved".')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next claim' })).toBeNull();
  await user.click(press('Open the next claim'));
  expect(await heading(/Brian Byaruhanga/)).toHaveFocus();

  await user.type(screen.getByLabelText('CVC notes'), 'Mine');
  await act(() => other.store.dispatch(decideClaim({ id: 'CLM-2', rev: 1 }, completeDecisionForm())));
  expect(screen.getByText(/Its status is now "4\. Approved"\. Your entries are kept\./)).toBeVisible();
  expect(screen.getByLabelText('CVC notes')).toHaveValue('Mine');

  // It stays within reach from another claim.
  await user.click(press('Next claim'));
  expect(await heading(/Clare Chebet/)).toHaveFocus();
  await user.type(within(screen.getByRole('form', { name: 'CVC Decision' })).getByLabelText('CVC notes'), 'Mine too');
  await user.click(screen.getByRole('link', { name: 'Claims' }));
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent('Your entries for claims CLM-2, CLM-3 are not saved');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const left = () => within(screen.getByRole('list', { name: 'Unsaved, no longer in the queue' }));
  expect(left().getAllByRole('link')).toHaveLength(1);
  await user.click(left().getByRole('link', { name: /Brian Byaruhanga.*Unsaved/ }));
  await heading(/Brian Byaruhanga/);
  const form = within(screen.getByRole('form', { name: 'CVC Decision' }));
  expect(form.getByLabelText('CVC notes')).toHaveValue('Mine');
  expect(form.queryByRole('button', { name: 'Record Decision' })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Close' }));
  expect(await heading(/This claim is not in your queue/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Unsaved, no longer in the queue' })).toBeNull();
});

test('Back under an open checklist asks before its answers are lost, and leaves no dialog over another claim', async () => {
  const { user, router } = await open('district_officer', waiting({ checklist: undefined }));
  await heading(/Anna Akello/);
  await user.click(row(/Brian Byaruhanga/));
  await heading(/Brian Byaruhanga/);
  await user.type(screen.getByLabelText('Verification notes'), 'Ask the warden');
  await user.click(press('Answer the checklist'));
  const checklist = within(await screen.findByRole('dialog', { name: 'Checklist' }));
  const identity = within(checklist.getByRole('radiogroup', { name: 'Identity seen' }));
  await user.click(identity.getByRole('radio', { name: 'Yes' }));

  void router.navigate(-1);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(identity.getByRole('radio', { name: 'Yes' })).toBeChecked();

  void router.navigate(-1);
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await heading(/Anna Akello/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(row(/Brian Byaruhanga/));
  expect(await screen.findByLabelText('Verification notes')).toHaveValue('Ask the warden');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a question about one claim is taken back when another one opens', async () => {
  const { user, router, status } = await open('cvc_member', beforeCommittee());
  await heading(/Anna Akello/);
  await user.click(row(/Brian Byaruhanga/));
  await heading(/Brian Byaruhanga/);
  await user.click(screen.getByRole('radio', { name: 'Approve' }));
  await user.type(screen.getByLabelText(/Approved amount/), '0');
  await user.type(screen.getByLabelText(/Decision note/), 'As discussed');
  await user.click(press('Record Decision'));
  await screen.findByRole('alertdialog', { name: 'Approve more than the calculated amount?' });
  await act(() => router.navigate(-1));
  await heading(/Anna Akello/);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(status('CLM-2')).toBe('under_cvc_review');
});

test('a note from elsewhere takes nothing from a form under way, a start of verification is told', async () => {
  const { user, browser } = await open('district_officer', waiting());
  const other = browser.openTab();
  await other.opened;
  await heading(/Anna Akello/);
  await user.type(screen.getByLabelText('Verification notes'), 'Seen');
  await act(() => other.store.dispatch(addNote('CLM-1', { content: 'Called', type: 'document' })));
  expect(screen.queryByText(/Your entries are kept/)).toBeNull();
  await act(() => other.store.dispatch(startVerification({ id: 'CLM-1', rev: 1 })));
  expect(screen.getByText(/Your entries are kept/)).toBeVisible();
  expect(press('Complete Verification')).toBeVisible();

  // A form that nobody has touched says so too, until it is read.
  await user.click(press('Next claim'));
  await heading(/Brian Byaruhanga/);
  await act(() => other.store.dispatch(startVerification({ id: 'CLM-2', rev: 1 })));
  const told = screen.getByText(/^This claim was changed by District Officer .* "2\. Under Verification"\.$/);
  expect(told).toBeVisible();
  await user.click(press('Close'));
  expect(told).not.toBeInTheDocument();
});

test.each([
  ['?claim=CLM-NONE', 'Claim Not Found', 'The claim with ID CLM-NONE could not be found'],
  ['?claim=CLM-9', 'This claim is not in your queue', 'Claim CLM-9 of Grace Biira has the status "Rejected".'],
])('%s: %s', async (search, title, text) => {
  const rejected = buildClaim({ id: 'CLM-9', status: 'rejected', submittedAt: '2025-06-15T12:00:00.000Z' });
  const { user } = await open('district_officer', [...waiting(), rejected], search);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  await user.click(press('Open the next claim'));
  // After the claim that left, where there is one.
  await heading(search === '?claim=CLM-9' ? /Brian Byaruhanga/ : /Anna Akello/);
});

test('the search narrows the queue, and the next claim is one of those found', async () => {
  const { user } = await open('district_officer', waiting());
  await heading(/Anna Akello/);
  await user.type(screen.getByLabelText('Search the queue'), 'a');
  expect(await screen.findByText('3 of 3 claims')).toBeVisible();
  await user.clear(screen.getByLabelText('Search the queue'));
  await user.type(screen.getByLabelText('Search the queue'), 'an');
  expect(await screen.findByText('2 of 3 claims')).toBeVisible();
  await user.click(press('Next claim'));
  await heading(/Brian Byaruhanga/);
});

test('a search closes the open claim that it does not show, says so, and opens it again once it is cleared', async () => {
  const { user, address } = await open('district_officer', waiting());
  await heading(/Anna Akello/);
  await user.type(screen.getByLabelText('Verification notes'), 'Ask the warden');
  await user.type(screen.getByLabelText('Search the queue'), 'ch');
  expect(await screen.findByText('1 of 3 claims')).toBeVisible();
  expect(
    screen.getByText(/^Claim CLM-1 of Anna Akello was closed because it does not match your search\./),
  ).toHaveTextContent('Your entries are kept. Choose a claim in the queue, or clear the search to open it again.');
  expect(screen.queryByRole('form', { name: 'Verification' })).toBeNull();
  expect(address()).toBe('');

  await user.type(screen.getByLabelText('Search the queue'), 'xyz');
  expect(await screen.findByText('Nothing in the queue matches "chxyz".')).toBeVisible();
  await user.click(press('Clear all'));
  expect(await screen.findByText('3 claims')).toBeVisible();
  expect(queue().getAllByRole('link')).toHaveLength(3);
  expect(address()).toBe('?claim=CLM-1');
  expect(await screen.findByLabelText('Verification notes')).toHaveValue('Ask the warden');
  expect(screen.queryByText(/was closed/)).toBeNull();

  await user.type(screen.getByLabelText('Search the queue'), 'ch');
  expect(await screen.findByText(/was closed/)).toBeVisible();
  await user.click(row(/Clare Chebet/));
  await heading(/Clare Chebet/);
  expect(screen.queryByText(/was closed/)).toBeNull();
});

test('on a narrow screen the claim takes the place of the queue, and the way back leads to its row', async () => {
  const width = window.innerWidth;
  window.innerWidth = 360;
  try {
    const { user, address } = await open('district_officer', waiting());
    expect(address()).toBe('');
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(row(/Brian Byaruhanga/));
    expect(await heading(/Brian Byaruhanga/)).toHaveFocus();
    expect(screen.queryByRole('list', { name: 'Claims table' })).toBeNull();
    expect(address()).toBe('?claim=CLM-2');
    await user.click(press('Next claim'));
    expect(await heading(/Clare Chebet/)).toHaveFocus();
    await user.click(press('Back to queue'));
    expect(await screen.findByRole('link', { name: /Clare Chebet/ })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(row(/Brian Byaruhanga/)).toHaveFocus();
    expect(address()).toBe('');
  } finally {
    window.innerWidth = width;
  }
});

test.each<[Role, RegExp, RegExp]>([
  ['district_officer', /No claims are waiting for verification/, /Submitted and referred-back claims/],
  ['cvc_member', /No claims are waiting for the committee/, /verified and forwarded appear here/],
  ['admin', /No claims are waiting for final approval/, /the committee approved appear here/],
])('an empty register tells %s what would be here', async (role, title, text) => {
  const { address } = await open(role, []);
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('0 Pending')).toBeVisible();
  expect(address()).toBe('');
});

test('evidence that cannot be shown is downloaded, and the log tells of it', async () => {
  const sheet = buildFile({ id: 'SHEET', name: 'sheet.csv', type: 'text/csv' });
  await putEvidenceFile('CLM-1', sheet.id, new Blob(['a,b']));
  const [claim] = waiting({ evidence: buildEvidence({ otherAttachments: [sheet] }) });
  const { user, tab } = await open('district_officer', claim ? [claim] : []);
  const download = await screen.findByRole('button', { name: 'Download sheet.csv' });
  await waitFor(() => expect(download).toBeEnabled());
  await user.click(download);
  expect(saveFile).toHaveBeenCalledWith('sheet.csv.bin', expect.any(Blob));
  await waitFor(() =>
    expect(exportsIn(tab)).toEqual([
      { action: 'EVIDENCE_DOWNLOADED', resourceId: 'CLM-1', details: { fileId: 'SHEET', format: 'csv' } },
    ]),
  );
});
