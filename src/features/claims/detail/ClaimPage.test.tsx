import type { RegisterRecords } from '../../../domain/register/kinds/kinds';
import { act, screen, waitFor, within } from '@testing-library/react';
import { incidentFromForm } from '../../../domain/incident/incidentForm';
import type { IncidentType } from '../../../domain/incident/incidents';
import { roleNames, type Role } from '../../../domain/user/roles';
import { claimStatuses, type ClaimStatus } from '../../../domain/workflow/statuses';
import {
  buildClaim,
  buildDecision,
  buildDraft,
  buildVerification,
  completeIncidentForm,
  furtherForms,
} from '../../../test/builders';
import { recordsAt, recordsFor } from '../../../test/recordsAt';
import { renderApp } from '../../../test/renderApp';
import { actionButtons } from '../../shared/claimActions/actionButtons';

const claimId = buildClaim().id;
const at = `/claims/${claimId}`;

async function openClaim(role: Role, records: Partial<RegisterRecords>, tab = '') {
  const app = await renderApp({ role, at: at + tab, records });
  await screen.findByRole('heading', { level: 1, name: /Grace Biira/ }, { timeout: 10_000 });
  return app;
}

const statuses = claimStatuses.filter((status) => status !== 'draft');
const labelsOf = (role: Role, status: ClaimStatus) =>
  actionButtons(role, status, () => undefined).map(({ label }): string => label);
const allActions = statuses.flatMap((status) => roleNames.flatMap((role) => labelsOf(role, status)));

describe.each(statuses)('a claim at %s', (status) => {
  test.each(roleNames)('offers %s what the lifecycle opens to the role', async (role) => {
    await openClaim(role, recordsAt(status));
    const shown = screen
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter((label) => allActions.includes(label));
    expect(shown).toEqual(labelsOf(role, status));
  });
});

test('an unknown id', async () => {
  const { user, router } = await renderApp({ role: 'finance', at: '/claims/CL-NONE' });
  expect(await screen.findByRole('heading', { name: 'Claim Not Found' })).toBeVisible();
  expect(screen.getByText('The claim with ID CL-NONE could not be found')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Claims' }));
  expect(router.state.location.pathname).toBe('/claims');
});

test.each(['__proto__', 'constructor'])('an address of %s names no claim', async (id) => {
  await renderApp({ role: 'finance', at: `/claims/${id}` });
  expect(await screen.findByRole('heading', { name: 'Claim Not Found' })).toBeVisible();
});

test('a draft leads an officer to the wizard and tells others', async () => {
  const records = { drafts: [buildDraft({ step: 2 })] };
  const { router } = await renderApp({ role: 'district_officer', at, records });
  expect(await screen.findByRole('heading', { level: 2, name: 'Evidence Uploads' })).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe('/new-claim?draft=DRAFT-1&step=3');

  await renderApp({ role: 'admin', at, records });
  expect(await screen.findByRole('heading', { name: 'This claim is still a draft' })).toBeVisible();
});

test('a claim that may be about the same loss is named, to whoever opens either', async () => {
  const { claim, payments } = recordsAt('paid');
  const again = buildClaim({ id: 'CLM-AGAIN', status: 'under_cvc_review' });
  const another = buildClaim({ id: 'CLM-OTHER', incident: { ...claim.incident, dateOfIncident: '2025-02-01' } });
  await openClaim('finance', { claims: [claim, again, another], payments });
  const note = within(screen.getByRole('note'));
  expect(note.getByText('Possible duplicate')).toBeVisible();
  expect(note.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['CLM-AGAIN']);
  expect(note.getByRole('listitem')).toHaveTextContent(/3\. Under CVC Review.*Same national ID/);
});

test('what nobody wrote down of a claimant reads "Not known", and is added before anything else is done', async () => {
  const { user, tab } = await openClaim('district_officer', recordsFor('complete'));
  expect(
    screen.getByText(/^This claim came from paper without these details: National ID, Phone number/),
  ).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Claimant' }));
  expect(card.getAllByText('Not known')).toHaveLength(3);

  await user.click(screen.getByRole('button', { name: 'Add Missing Details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Missing Details' }));
  expect(dialog.queryByLabelText(/^Full name/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Add Missing Details' }));
  expect(await dialog.findAllByText('National ID must be exactly 14 characters')).not.toHaveLength(0);
  await user.click(dialog.getByLabelText(/^National ID/));
  await user.paste('CF85012345ABCD');
  await user.click(dialog.getByLabelText(/^Phone number/));
  await user.paste('0772123456');
  await user.click(dialog.getByRole('radio', { name: 'Mobile Money' }));
  await user.click(await dialog.findByRole('button', { name: 'Same as phone number' }));
  await user.click(dialog.getByRole('button', { name: 'Add Missing Details' }));

  await waitFor(() => expect(screen.queryByText(/^This claim came from paper/)).toBeNull());
  expect(tab.store.getState().claims.entities[claimId]?.claimant).toMatchObject({
    fullName: 'Grace Biira',
    nationalId: 'CF85012345ABCD',
    mobileMoneyNumber: '+256772123456',
  });
  expect(screen.queryByRole('button', { name: 'Add Missing Details' })).toBeNull();
});

test('the incident has a map where its coordinates are known', async () => {
  await openClaim('finance', recordsAt('submitted'));
  expect(await screen.findByRole('figure')).toHaveTextContent(
    'The coordinates are in Rubirizi. The claimant lives in Kasese.',
  );
  expect(screen.getByText('Queen Elizabeth National Park')).toBeVisible();
});

test('an incident without coordinates has no map', async () => {
  const { claim } = recordsAt('submitted');
  const { gpsLatitude: _latitude, gpsLongitude: _longitude, ...incident } = claim.incident;
  await openClaim('finance', { claims: [{ ...claim, incident }] });
  expect(screen.queryByText('Map')).not.toBeInTheDocument();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('the docket is told to the role responsible and to no other', async () => {
  const first = await openClaim('cvc_member', recordsAt('under_cvc_review'));
  expect(screen.getByText('This claim is in your docket')).toBeVisible();
  expect(screen.getByText('3. Under CVC Review')).toBeVisible();
  first.unmount();
  await openClaim('admin', recordsAt('under_cvc_review'));
  expect(screen.queryByText('This claim is in your docket')).toBeNull();
});

test('the amount on top', async () => {
  const first = await openClaim('admin', recordsAt('submitted'));
  expect(screen.getByRole('main')).toHaveTextContent(/Not yet assessed/);
  first.unmount();
  const second = await openClaim('admin', recordsAt('under_cvc_review'));
  expect(screen.getByRole('main')).toHaveTextContent(/Calculated UGX.1,250,000/);
  second.unmount();
  await openClaim('admin', recordsAt('approved'));
  expect(screen.getByRole('main')).toHaveTextContent(/Approved UGX.1,200,000/);
});

test.each([
  ['in the district', recordsAt('rejected'), 'Not assessed'],
  ['by the committee', recordsAt('rejected', { calculatedCompensation: 1_250_000 }), 'UGX 1,250,000'],
])('a claim rejected %s is owed nothing and waits for nothing', async (_by, records, calculated) => {
  await openClaim('finance', records);
  const summary = screen.getByRole('region', { name: 'Payment summary' });
  expect(summary.textContent.replaceAll('\u00a0', ' ')).toBe(
    `Payment summaryNothing to payCalculated compensation${calculated}Approved amountUGX 0Paid so farUGX 0OutstandingUGX 0`,
  );
});

test('what information is asked for stands above the tabs, with who asked and when', async () => {
  const asked = buildVerification({
    action: 'request_info',
    actionReason: 'A photo of the fence',
    valuationScheduleVersion: '',
    calculatedCompensation: undefined,
  });
  await openClaim('district_officer', { claims: [buildClaim({ status: 'request_info', verifications: [asked] })] });
  expect(screen.getByRole('note')).toHaveTextContent(
    /^Information requested: A photo of the fence – .+, \d\d\/\d\d\/\d{4}$/,
  );
  const card = screen.getByRole('region', { name: 'District verification' });
  expect(card).toHaveTextContent(/Additional information requested.*Requested by.*Requested on/);
  expect(card).not.toHaveTextContent(/Verified by|Valuation schedule version/);
});

test('the reasons of what is asked for stand before what was written', async () => {
  const asked = buildVerification({
    action: 'request_info',
    reasons: ['police_report', 'other'],
    actionReason: 'A photo of the fence',
  });
  await openClaim('district_officer', { claims: [buildClaim({ status: 'request_info', verifications: [asked] })] });
  expect(screen.getByRole('note')).toHaveTextContent(
    /^Information requested: Police report missing\. A photo of the fence – /,
  );
  const card = screen.getByRole('region', { name: 'District verification' });
  expect(card).toHaveTextContent(/ReasonsPolice report missing, OtherAction reasonA photo of the fence/);
});

test('earlier verifications and decisions open under the last, the newest first', async () => {
  const { user } = await openClaim(
    'finance',
    recordsAt('approved', {
      verifications: [
        buildVerification({ action: 'request_info', actionReason: 'A photo of the fence' }),
        buildVerification({ verificationNotes: 'Measured by steps' }),
        buildVerification({ verificationNotes: 'Measured by tape' }),
      ],
      decisions: [
        buildDecision({ decision: 'refer_back', approvedAmount: undefined, decisionNote: 'Measure it by tape' }),
        buildDecision(),
      ],
    }),
  );
  const verification = within(screen.getByRole('region', { name: 'District verification' }));
  const decision = within(screen.getByRole('region', { name: 'Committee decision' }));
  expect(verification.getByText('Measured by tape')).toBeVisible();
  expect(verification.getByText('Measured by steps')).not.toBeVisible();
  await user.click(verification.getByText('Earlier verifications'));
  const [steps, fence] = ['Measured by steps', 'A photo of the fence'].map((text) => verification.getByText(text));
  expect(steps).toBeVisible();
  expect(fence).toBeVisible();
  expect(steps && fence && steps.compareDocumentPosition(fence)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(decision.getByText('Approved')).toBeVisible();
  expect(decision.getByText('Measure it by tape')).not.toBeVisible();
  await user.click(decision.getByText('Earlier decisions'));
  expect(decision.getByText('Measure it by tape')).toBeVisible();
});

test('a claim that was verified and decided once offers nothing earlier', async () => {
  await openClaim('finance', recordsAt('approved'));
  expect(screen.getByRole('region', { name: 'District verification' })).toBeVisible();
  expect(screen.queryByText(/^Earlier/)).toBeNull();
});

test('the button on top is filled only while the form that it opens is not shown', async () => {
  const { user } = await openClaim('cvc_member', recordsAt('under_cvc_review'));
  const onTop = () => screen.getByRole('button', { name: 'CVC Decision' });
  expect(onTop()).toHaveClass('MuiButton-contained');
  await user.click(onTop());
  expect(onTop()).toHaveClass('MuiButton-outlined');
});

test.each([
  ['1', '1 acre'],
  ['0.5', '0.5 acres'],
])('an area of %s reads %s', async (areaDamaged, read) => {
  const incident = incidentFromForm({ ...completeIncidentForm('crop'), areaDamaged });
  await openClaim('finance', { claims: [buildClaim({ incident })] });
  expect(screen.getByText(read)).toBeVisible();
});

test.each<[IncidentType, Record<string, string>]>([
  ['crop', { 'Crop 2': 'Beans, 1 acre, 200 kg', 'Crop 3': 'Cassava, 0.5 acres' }],
  ['livestock', { 'Animal 2': 'Cattle, 1 animal, Calf/Kid/Lamb' }],
  ['property', { 'Property 2': 'Fence Trampled UGX 50,000' }],
])('every item of a %s incident is shown', async (kind, shown) => {
  const incident = incidentFromForm(completeIncidentForm(kind, { further: furtherForms }));
  await openClaim('finance', { claims: [buildClaim({ incident })] });
  for (const [label, words] of Object.entries(shown)) {
    expect(screen.getByText(label).nextElementSibling).toHaveTextContent(words);
  }
});

test('tabs stand in the URL, and Back leads to the one before', async () => {
  const { user, router } = await openClaim('district_officer', recordsAt('submitted'), '?tab=evidence');
  expect(screen.getByRole('tab', { name: 'Evidence' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('tab', { name: 'CVC' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Audit' }));
  expect(router.state.location.search).toBe('?tab=audit');
  expect(screen.getByRole('tabpanel', { name: 'Audit' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('tabpanel', { name: 'Evidence' })).toBeVisible();
});

test('a tab of another role or status is the summary', async () => {
  await openClaim('admin', recordsAt('approved'), '?tab=cvc');
  expect(screen.getByRole('tabpanel', { name: 'Summary' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Verification' })).toBeNull();
});

test('the payment summary says Paid only when the approved amount is paid', async () => {
  const first = await openClaim('finance', recordsAt('payment_failed'));
  const section = () => within(screen.getByRole('region', { name: 'Payment summary' }));
  expect(section().getByText('Pending')).toBeVisible();
  expect(section().getByText(/Invalid account number/)).toBeVisible();
  first.unmount();
  await openClaim('finance', recordsAt('paid'));
  expect(section().getByText('Paid')).toBeVisible();
});

describe('the workflow', () => {
  const stage = (name: RegExp) => screen.getByText(name).closest('li');

  test('shows the current stage, its button to the role responsible, and whom later stages wait for', async () => {
    const { user } = await openClaim('admin', recordsAt('approved'), '?tab=workflow');
    expect(stage(/^3\. Assessment by CVC/)).toHaveTextContent('Completed');
    expect(stage(/^4\. Approval/)).toHaveTextContent(/In progress.*This claim is in your docket/);
    expect(stage(/^5\. Payment Processing/)).toHaveTextContent('Awaiting: Finance Officer');
    const current = within(screen.getByRole('tabpanel', { name: 'Workflow' }));
    await user.click(current.getByRole('button', { name: 'Final Approval' }));
    expect(screen.getByRole('dialog', { name: 'Final Approval' })).toBeVisible();
  });

  test('of a claim rejected in the district is blocked, and the committee not reached', async () => {
    await openClaim('district_officer', recordsAt('rejected'), '?tab=workflow');
    expect(stage(/^2\. Verification/)).toHaveTextContent('Completed');
    expect(stage(/^3\. Assessment/)).toHaveTextContent('Not reached');
    for (const name of [/^4\. /, /^5\. /, /^6\. /]) {
      expect(stage(name)).toHaveTextContent('Process blocked (claim rejected)');
    }
  });

  test('of a paid claim is done, and leads the administrator to the reports of its district and days', async () => {
    const { claims, payments } = recordsAt('paid', { registeredAt: '2025-06-15T08:30:00.000Z' });
    const paid = payments.map((payment) => ({ ...payment, paidAt: '2025-07-04T21:30:00.000Z' }));
    const { user, router } = await openClaim('admin', { claims, payments: paid }, '?tab=workflow');
    const flow = screen.getByRole('tabpanel', { name: 'Workflow' }).querySelectorAll('ol > li');
    expect(flow).toHaveLength(6);
    for (const done of flow) {
      expect(done).toHaveTextContent('Completed');
      expect(done).not.toHaveAttribute('aria-current');
    }
    await user.click(screen.getByRole('link', { name: 'Generate Reports' }));
    expect(router.state.location.pathname).toBe('/reports');
    expect(router.state.location.search).toBe('?district=kasese&from=2025-06-15&to=2025-07-05');
  });

  test.each(['finance', 'cvc_member'] as const)('offers no report to %s, whose stage it is not', async (role) => {
    await openClaim(role, recordsAt('paid'), '?tab=workflow');
    expect(stage(/^6\. Reporting/)).toHaveTextContent('Completed');
    expect(screen.queryByRole('link', { name: 'Generate Reports' })).toBeNull();
  });
});

test('a form is there once its tab was opened, and keeps what was typed while another tab shows', async () => {
  const { user } = await openClaim('finance', recordsAt('approved'));
  expect(screen.queryByRole('textbox', { name: 'Note', hidden: true })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Notes' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Called the parish.');
  await user.click(screen.getByRole('tab', { name: 'Summary' }));
  await user.click(screen.getByRole('tab', { name: 'Notes' }));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Called the parish.');
});

test('leaving with something typed and not sent asks first, signing out too', async () => {
  const { user, router, tab } = await openClaim('finance', recordsAt('approved'), '?tab=notes');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Called the parish.');
  const question = { name: 'Leave without saving?' };

  await user.click(screen.getByRole('link', { name: 'Back to Claims' }));
  await user.click(within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog', question)).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Called the parish.');

  await user.click(screen.getByRole('button', { name: /^User menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  const dialog = await screen.findByRole('alertdialog', question);
  expect(tab.store.getState().session.current).not.toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Leave page' }));
  await waitFor(() => expect(tab.store.getState().session.current).toBeNull());
  expect(router.state.location.pathname).toBe('/login');
});
