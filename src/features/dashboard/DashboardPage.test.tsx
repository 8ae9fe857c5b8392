import { act, screen, waitFor, within } from '@testing-library/react';
import type { Claim } from '../../domain/claim/claim';
import { emptyClaimantForm } from '../../domain/claim/emptyClaimantForm';
import { kampalaToday } from '../../domain/calendar';
import { formatDate } from '../../domain/settings/format';
import { emptyIncidentForm } from '../../domain/incident/emptyIncidentForm';
import type { Role } from '../../domain/user/roles';
import type { UserForm } from '../../domain/user/userForm';
import { findDocketRole } from '../../domain/workflow/stages';
import { claimStatuses } from '../../domain/workflow/statuses';
import { decideClaim, verifyClaim } from '../../test/claimCommands';
import { recordTold } from '../../store/claims/recordTold';
import { submitDraft } from '../../store/drafts/submit';
import { addUser } from '../../store/users/commands';
import {
  buildAuditEvent,
  buildClaim,
  buildDecision,
  buildDraft,
  buildUser,
  completeClaimantForm,
  completeDecisionForm,
  completeVerificationForm,
} from '../../test/builders';
import { renderApp } from '../../test/renderApp';
import { createBrowser, signInAs } from '../../test/testRegister';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

function claim(id: string, days: number, overrides: Partial<Claim> = {}, district = 'kasese'): Claim {
  const at = daysAgo(days);
  const claimant = { ...buildClaim().claimant, fullName: `Claimant of ${id}`, district };
  return buildClaim({ id, claimant, registeredAt: at, submittedAt: at, ...overrides });
}

const decided = (days: number) => ({
  decisions: [buildDecision({ decidedOn: daysAgo(days) })],
  approvedAmount: 1_200_000,
});

/** Two pending, one of them overdue; two approved, one rejected; in three districts; and a draft in a fourth. */
const records = {
  claims: [
    claim('CLM-NEW', 3),
    claim('CLM-OLD', 70, { status: 'under_cvc_review', calculatedCompensation: 750_000 }, 'fort portal city'),
    claim('CLM-APP', 90, { status: 'approved', ...decided(5) }, 'kabarole'),
    claim('CLM-PAY', 90, { status: 'payment_processing', ...decided(40) }),
    claim('CLM-REJ', 50, {
      status: 'rejected',
      decisions: [buildDecision({ decision: 'reject', decidedOn: daysAgo(2) })],
    }),
  ],
  drafts: [buildDraft({ claimant: completeClaimantForm({ district: 'gulu' }) })],
  users: [buildUser(), buildUser({ id: 'USER-2', email: 'b@uwa.example', status: 'inactive' as const })],
  audit: [
    buildAuditEvent({ resourceId: 'CLM-OLD', timestamp: '2025-06-20T08:30:00.000Z', action: 'CLAIM_FORWARDED' }),
    buildAuditEvent({ id: 'EVENT-0', resourceId: 'CLM-NEW', timestamp: '2025-06-19T08:30:00.000Z' }),
  ],
};

async function open(role: Role, given: Partial<typeof records> = records) {
  const app = await renderApp({ role, at: '/', records: given, browser: createBrowser({ start: daysAgo(0) }) });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' }, { timeout: 20_000 });
  // The rows of the tables come after the page.
  const rows = given.claims ? region('Overdue Claims') : undefined;
  await rows?.findByText('CLM-OLD', {}, { timeout: 20_000 });
  const address = () => app.router.state.location.pathname + app.router.state.location.search;
  return { ...app, address };
}

const card = (label: string) => {
  const found = screen.getAllByRole('term').find((term) => term.textContent === label);
  return found?.parentElement;
};
const region = (name: string) => within(screen.getByRole('region', { name }));

test('each figure follows the register, and says what it is compared with', async () => {
  const { tab } = await open('district_officer');
  expect(card('Total Claims')).toHaveTextContent(
    'Total Claims5 1 registered in the last 30 days, 1 in the 30 days before',
  );
  expect(card('Pending Review')).toHaveTextContent('Pending Review2-33% 2 pending now, 3 pending 30 days ago');
  expect(card('Approved Claims')).toHaveTextContent(
    'Approved Claims2 1 approved in the last 30 days, 1 in the 30 days before',
  );
  expect(card('Rejected Claims')).toHaveTextContent(
    'Rejected Claims1 1 rejected in the last 30 days, 0 in the 30 days before',
  );
  expect(card('Overdue Claims')).toHaveTextContent(/^Overdue Claims1/);
  expect(card('Active Districts')).toHaveTextContent(/^Active Districts3/);
  expect(card('Monthly Volume')).toHaveTextContent(/^Monthly Volume3/);
  expect(card('System Users')).toHaveTextContent('System Users21 active');

  const { dispatch } = tab.store;
  const reject = completeVerificationForm({ action: 'reject', actionReason: 'Not wildlife' });
  await act(() => dispatch(verifyClaim({ id: 'CLM-NEW', rev: 1 }, reject)));
  expect(card('Pending Review')).toHaveTextContent('Pending Review1-67% 1 pending now, 3 pending 30 days ago');
  expect(card('Rejected Claims')).toHaveTextContent(
    'Rejected Claims2 2 rejected in the last 30 days, 0 in the 30 days before',
  );

  await act(() => dispatch(submitDraft('DRAFT-1')));
  expect(card('Total Claims')).toHaveTextContent(
    'Total Claims6+100% 2 registered in the last 30 days, 1 in the 30 days before',
  );
  expect(card('Active Districts')).toHaveTextContent(/^Active Districts4/);
  expect(card('Monthly Volume')).toHaveTextContent(/^Monthly Volume4/);

  await act(() => signInAs(tab, 'cvc_member'));
  await act(() => dispatch(decideClaim({ id: 'CLM-OLD', rev: 1 }, completeDecisionForm())));
  expect(card('Approved Claims')).toHaveTextContent(
    'Approved Claims3+100% 2 approved in the last 30 days, 1 in the 30 days before',
  );
  expect(card('Overdue Claims')).toHaveTextContent(/^Overdue Claims0/);

  await act(() => signInAs(tab, 'admin'));
  const newUser: UserForm = {
    name: 'Jane Okello',
    email: 'jane@uwa.example',
    role: 'officer',
    desks: ['district_officer'],
    district: 'gulu',
    workDistricts: [],
    workSubcounties: [],
    status: 'active',
  };
  await act(() => dispatch(addUser(newUser)));
  expect(card('System Users')).toHaveTextContent('System Users32 active');
});

test.each([
  ['Total Claims', 5],
  ['Pending Review', 2],
  ['Approved Claims', 2],
  ['Rejected Claims', 1],
  ['Overdue Claims', 1],
  ['Monthly Volume', 3],
])('%s leads to the list it counts, without drafts', async (label, count) => {
  const { user } = await open('district_officer');
  await user.click(screen.getByRole('link', { name: label }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Claims' }, { timeout: 20_000 })).toBeVisible();
  await waitFor(() => expect(screen.getByText(`Showing 1–${count} of ${count}`)).toBeVisible());
});

test('the docket comes first, with what waits longest', async () => {
  const { user, address } = await open('cvc_member');
  const docket = region('My docket');
  expect(docket.getByText("1 claim is waiting for the committee's decision.")).toBeVisible();
  expect(docket.getByRole('link', { name: 'CLM-OLD' })).toHaveAttribute('href', '/claims/CLM-OLD');
  expect(docket.getByText('Waiting 70 days · 40 days overdue')).toBeVisible();
  await user.click(docket.getByRole('link', { name: 'Decide on Claims' }));
  expect(address()).toBe('/verification');
});

/** Where the quick actions lead. */
const ways: Record<string, string> = {
  'New Claim': '/new-claim',
  'Verify Claims': '/verification',
  'Export Report': '/reports',
  'Manage Users': '/user-management',
};
const waitingForOfficer = claimStatuses.filter(
  (status) => status !== 'draft' && findDocketRole(status) === 'district_officer',
);
const docketOfOfficer = `?${waitingForOfficer.map((status) => `status=${status}`).join('&')}`;

test.each<[Role, string, string, string, string[]]>([
  [
    'district_officer',
    'Verify Claims',
    '/verification',
    docketOfOfficer,
    ['New Claim', 'Verify Claims', 'Export Report'],
  ],
  ['finance', 'Process Payments', '/fund-management', '?docket=mine', ['Export Report']],
  ['admin', 'Give Final Approval', '/verification', '?docket=mine', ['Verify Claims', 'Export Report', 'Manage Users']],
])(
  '%s goes from the docket by %s, and is offered what the role may open',
  async (role, button, path, list, actions) => {
    await open(role);
    const docket = region('My docket');
    expect(docket.getByRole('link', { name: 'List in Claims' })).toHaveAttribute('href', `/claims${list}`);
    expect(docket.getByRole('link', { name: button })).toHaveAttribute('href', path);
    const quickActions = within(screen.getByRole('navigation', { name: 'Quick Actions' }));
    expect(quickActions.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
    expect(quickActions.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      actions.map((name) => [name, ways[name]]),
    );
    expect(screen.queryAllByRole('link', { name: 'System Users' })).toHaveLength(role === 'admin' ? 1 : 0);
  },
);

/** The columns of a part's table. */
const columns = (name: string) =>
  region(name)
    .getAllByRole('columnheader')
    .map((heading) => heading.textContent);

const submittedOn = (id: string) => formatDate(records.claims.find((one) => one.id === id)?.submittedAt ?? '');

const cells = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map((cell) => cell.textContent);

test('decided claims whose claimants are not yet told stand with an officer, the oldest first, and leads on', async () => {
  const untold = (id: string, days: number) =>
    claim(id, 50, {
      status: 'rejected',
      told: [],
      decisions: [buildDecision({ decision: 'reject', decidedOn: daysAgo(days) })],
    });
  const waiting = [untold('CLM-W2', 2), untold('CLM-W9', 9), untold('CLM-W0', 0), untold('CLM-W1', 1)];
  const { user, tab, address } = await open('district_officer', {
    ...records,
    claims: [...records.claims, ...waiting],
  });
  const queue = within(await screen.findByRole('region', { name: 'Decided, not yet told' }, { timeout: 20_000 }));
  const ids = () => queue.getAllByRole('link', { name: /CLM-/ }).map(({ textContent }) => textContent);
  expect(queue.getByText('4 claimants do not know the decision yet, oldest first.')).toBeVisible();
  expect(ids()).toEqual(['CLM-W9', 'CLM-W2', 'CLM-W1']);
  expect(queue.getByText('Decided 9 days ago')).toBeVisible();

  const form = { day: kampalaToday(), how: 'called', toldBy: 'Sarah Auma', note: '' } as const;
  await act(() => tab.store.dispatch(recordTold({ id: 'CLM-W9', rev: 1 }, form)));
  expect(ids()).toEqual(['CLM-W2', 'CLM-W1', 'CLM-W0']);
  expect(queue.getByText('Decided today')).toBeVisible();
  await act(() => tab.store.dispatch(recordTold({ id: 'CLM-W0', rev: 1 }, form)));
  expect(queue.queryByRole('link', { name: /^List/ })).toBeNull();

  await user.click(queue.getByRole('link', { name: 'CLM-W2' }));
  expect(address()).toBe('/claims/CLM-W2');
});

test.each<[Role, boolean]>([
  ['district_officer', true],
  ['admin', true],
  ['cvc_member', false],
  ['finance', false],
])('%s: whether the queue of those to be told is shown: %p', async (role, isShown) => {
  await open(role);
  const name = 'Decided, not yet told';
  if (!isShown) return expect(screen.queryByRole('region', { name })).toBeNull();
  const queue = await screen.findByRole('region', { name }, { timeout: 20_000 });
  // What was decided before the portal asked does not wait.
  expect(within(queue).getByText(/^All claimants know their decision/)).toBeVisible();
});

test('overdue claims stand with their days and how bad it is, recent ones with who did what', async () => {
  await open('finance');
  const ofClaim = ['Claim ID', 'Claimant', 'Incident Type', 'Amount', 'Date submitted', 'Status'];
  expect(columns('Overdue Claims')).toEqual([...ofClaim, 'Days overdue']);
  const [, overdue] = region('Overdue Claims').getAllByRole('row');
  const submitted = submittedOn('CLM-OLD');
  const facts = [
    ...['CLM-OLD', 'Claimant of CLM-OLDFort Portal City', 'Crop Destruction', 'UGX\u00a0750,000'],
    ...[`${submitted}Waiting 70 days`, '3. Under CVC Review', '40Overdue: High'],
  ];
  expect(cells(overdue)).toEqual(facts);
  expect(columns('Recent Claims Activity')).toEqual([...ofClaim, 'Last action']);
  const activity = () => region('Recent Claims Activity').getAllByRole('row').slice(1);
  expect(cells(activity()[0])).toEqual([
    ...facts.slice(0, 4),
    ...[submitted, '3. Under CVC Review', 'Verified and forwarded to CVCBy Sarah Auma on 20/06/2025, 11:30'],
  ]);
  expect(activity()).toHaveLength(2);
  expect(screen.getByText('Last updated: 20/06/2025, 11:30')).toBeVisible();
});

test('overdue claims beyond those that stand here are led to', async () => {
  const claims = ['CLM-OLD', '1', '2', '3', '4', '5', '6'].map((id, index) => claim(id, 80 - index));
  await open('finance', { claims });
  const overdue = region('Overdue Claims');
  expect(overdue.getAllByRole('row')).toHaveLength(1 + 6);
  expect(overdue.getByRole('link', { name: 'List 7 claims' })).toHaveAttribute('href', '/claims?overdue=1');
});

test('each chart has a table that says the same, and its links lead to the claims', async () => {
  const { user, address } = await open('admin');
  const months = region('Claims per month').getAllByRole('row', { hidden: true });
  expect(months).toHaveLength(13);
  const month = { month: 'long', year: 'numeric', timeZone: 'Africa/Kampala' } as const;
  expect(months.at(-1)).toHaveTextContent(new Date().toLocaleDateString('en', month));

  const stages = region('Pending by stage');
  expect(stages.getByRole('row', { name: /3\. Under CVC Review/, hidden: true })).toHaveTextContent('Review1');

  const map = region('Incidents by district');
  const rows = map.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows).toEqual(['DistrictClaims', 'Kasese3', 'Kabarole, Fort Portal City2']);
  expect(map.getByText('3 claims')).toBeVisible();
  await user.click(await screen.findByText('Kabarole: 2 claims', { selector: 'title' }));
  expect(address()).toBe('/claims?district=fort+portal+city&district=kabarole');
});

test('Active Districts leads to the map, where reading goes on', async () => {
  const { user } = await open('finance');
  await user.click(screen.getByRole('link', { name: 'Active Districts' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Incidents by district' })).toHaveFocus());
});

test('an empty register says what would be here', async () => {
  await open('district_officer', {});
  expect(card('Total Claims')).toHaveTextContent(/^Total Claims0/);
  for (const text of [
    'Nothing registered yet',
    'No claims are waiting for you. Submitted and referred-back claims appear here.',
    'No claims are overdue. Claims pending for more than 30 days appear here.',
    'No activity yet. Recently updated claims appear here.',
    'No claims were registered in the last 12 months. New claims appear here by month.',
    'No claims are pending. Claims waiting for a decision appear here by stage.',
    'No claims to map yet. Districts are coloured when their claims are registered.',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  // Offered once.
  const way = region('My docket').getByRole('link', { name: 'Register a claim' });
  expect(within(screen.getByRole('main')).getAllByText('Register a claim')).toEqual([way]);
});

const mine = 'district.officer@uwa.example';

/** Of a colleague, typed last; of the officer who signs in; one that nothing was typed in; and three of another. */
const drafts = [
  buildDraft({ id: 'DRAFT-OTHER', claimId: 'CL-OTHER', updatedAt: '2025-06-18T08:00:00.000Z' }),
  buildDraft({
    ...{ id: 'DRAFT-MINE', claimId: undefined, step: 0, createdBy: 'Sarah Officer' },
    claimant: { ...emptyClaimantForm, fullName: 'Peter Okot' },
    incident: emptyIncidentForm,
    updatedAt: '2025-06-17T08:00:00.000Z',
  }),
  buildDraft({ id: 'DRAFT-EMPTY', claimId: undefined, claimant: emptyClaimantForm, incident: emptyIncidentForm }),
  ...[1, 2, 3].map((number) => buildDraft({ id: `DRAFT-${number}`, claimId: `CL-${number}` })),
];

test('an officer finds the drafts of the device, their own first, and resumes one', async () => {
  const users = [buildUser({ email: mine, name: 'Sarah Officer' })];
  const { user, address } = await open('district_officer', { ...records, drafts, users });
  const part = region('Drafts');
  const rows = part.getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent(
    'Peter OkotStep 1 of 4: Claimant InfoLast saved 17/06/2025, 11:00, started by Sarah Officer',
  );
  expect(rows[1]).toHaveTextContent('Grace BiiraCL-OTHERStep 4 of 4: Review & SubmitLast saved 18/06/2025, 11:00');
  expect(part.getByRole('link', { name: 'All drafts' })).toHaveAttribute('href', '/new-claim');
  const [row] = rows;
  if (!row) throw new Error('No draft is shown');
  await user.click(within(row).getByRole('link', { name: 'Continue' }));
  expect(address()).toBe('/new-claim?draft=DRAFT-MINE&step=1');
  expect(await screen.findByRole('textbox', { name: /^Full name/ }, { timeout: 20_000 })).toHaveValue('Peter Okot');
});

test.each<[string, Role, Partial<typeof records>]>([
  ['where none was begun', 'district_officer', { ...records, drafts: drafts.filter(({ id }) => id === 'DRAFT-EMPTY') }],
  ['to a role that writes none', 'finance', { ...records, drafts }],
])('no drafts are shown %s', async (_where, role, given) => {
  await open(role, given);
  expect(await screen.findByRole('region', { name: 'Overdue Claims' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Drafts' })).toBeNull();
});

test('from Sign In to Portal two presses lead to the first field of a new claim', async () => {
  const { user } = await renderApp({ records: { drafts } });
  await user.selectOptions(await screen.findByRole('combobox', { name: /Role/ }), 'district-officer');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), mine);
  await user.type(screen.getByLabelText(/^Password/), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign In to Portal' }));
  await user.click(await screen.findByRole('link', { name: 'New Claim' }, { timeout: 20_000 }));
  const name = await screen.findByRole('textbox', { name: /^Full name/ }, { timeout: 20_000 });
  expect(name).toHaveFocus();
  expect(name).toHaveValue('');
});

test('on a phone the tables are cards', async () => {
  const width = window.innerWidth;
  window.innerWidth = 360;
  try {
    await open('finance');
    const overdue = region('Overdue Claims');
    expect(overdue.queryByRole('table')).toBeNull();
    const submitted = submittedOn('CLM-OLD');
    expect(overdue.getByRole('listitem')).toHaveTextContent(
      `CLM-OLD Overdue: HighClaimant of CLM-OLD · Fort Portal CityCrop DestructionUGX 750,000Submitted ${submitted}3. Under CVC ReviewWaiting 70 days · 40 days overdue`,
    );
    const [recent, ...others] = region('Recent Claims Activity').getAllByRole('listitem');
    expect(recent).toHaveTextContent(`Crop DestructionUGX 750,000Submitted ${submitted}Verified and forwarded to CVC`);
    expect(others).toHaveLength(1);
  } finally {
    window.innerWidth = width;
  }
});
