import { act, screen, waitFor, within } from '@testing-library/react';
import { emptyFilter } from '../../../../domain/claim/list/claimFilter';
import type { ClaimsView } from '../../../../domain/claim/list/savedView';
import { saveView } from '../../../../store/savedViews/commands';
import { buildClaim, buildConditionCheck, buildDecision, buildTold } from '../../../../test/builders';
import { recordsAt } from '../../../../test/recordsAt';
import { renderApp } from '../../../../test/renderApp';

const base = buildClaim();

/** CL-01 to CL-12, the incidents one a day from 1 June 2025, the first six paid; every fourth is John's, in Gulu. */
const claims = Array.from({ length: 12 }, (_, index) => {
  const number = String(index + 1).padStart(2, '0');
  const fourth = index % 4 === 3;
  return buildClaim({
    id: `CL-${number}`,
    status: index < 6 ? 'paid' : 'submitted',
    claimant: { ...base.claimant, district: fourth ? 'gulu' : 'kasese' },
    incident: { ...base.incident, dateOfIncident: `2025-06-${number}` },
    createdBy: fourth ? 'John Lochoro' : 'Sarah Auma',
    ...(fourth && { calculatedCompensation: 1_250_000 }),
  });
});

type Options = Parameters<typeof renderApp>[0];

async function openList(options: Options = {}) {
  const app = await renderApp({ role: 'finance', at: '/claims', records: { claims }, ...options });
  await screen.findByText(/^Showing|^No claims match/);
  return app;
}
type User = Awaited<ReturnType<typeof openList>>['user'];

// By label and text: looking for roles takes jsdom long on so many fields.
const chips = () => screen.queryAllByLabelText(/^Remove filter/).map((chip) => chip.textContent);
const chip = (text: string) => screen.getByLabelText(`Remove filter ${text}`);
const button = (name: string) => screen.getByText(name, { selector: 'button' });

async function openPanel(user: User) {
  await user.click(button('Filters'));
  await screen.findByText('Apply Filters');
}

async function choose(user: User, label: string, ...options: string[]) {
  await user.click(screen.getByLabelText(label));
  for (const name of options) await user.click(await screen.findByText(name, { selector: '[role=option]' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[role=listbox]')).not.toBeInTheDocument());
}

const press = (user: User, name: string) => user.click(button(name));

test('the panel acts on Apply Filters, in the URL and in chips; Back undoes it', async () => {
  const { user, router } = await openList({ at: '/claims?page=2' });
  await openPanel(user);
  await choose(user, 'Status', '6. Paid', '5. Payment Failed');
  expect(screen.getByText('Not applied yet')).toBeVisible();
  expect(screen.getByText('Showing 1–12 of 12')).toBeVisible();

  // Closed and opened again, nothing chosen is lost.
  await press(user, 'Filters');
  expect(button('Apply Filters')).not.toBeVisible();
  await press(user, 'Filters');
  expect(button('Apply Filters')).toBeVisible();
  const buttons = [...(button('Apply Filters').parentElement?.querySelectorAll('button') ?? [])];
  expect(buttons.map(({ textContent }) => textContent).slice(-3)).toEqual(['Apply Filters', 'Reset', 'Save View']);
  expect(screen.getByLabelText('Status')).toHaveTextContent('5. Payment Failed, 6. Paid');

  await press(user, 'Apply Filters');
  expect(await screen.findByText('Showing 1–6 of 6')).toBeVisible();
  expect(router.state.location.search).toBe('?status=payment_failed&status=paid');
  expect(chips()).toEqual(['Status: 5. Payment Failed', 'Status: 6. Paid']);
  expect(screen.getByText('6 of 12 claims')).toBeVisible();
  expect(button('Filters')).toHaveAccessibleName('Filters: 2 active');
  expect(button('Filters')).toHaveTextContent(/^Filters 2$/);
  expect(screen.queryByText('Not applied yet')).not.toBeInTheDocument();

  await act(() => router.navigate(-1));
  expect(await screen.findByText('Showing 1–12 of 12')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
  expect(chips()).toEqual([]);
  expect(screen.getByLabelText('Status')).toHaveTextContent('Any');
});

test('a bookmark fills the panel; a chip takes its filter away, and the focus goes to its neighbour', async () => {
  const { user, router } = await openList({
    at: '/claims?sort=id&status=paid&district=kasese&from=2025-06-02&to=2025-06-05&min=5&paymentStatus=success',
    records: {
      claims: claims.map((claim) => ({ ...claim, approvedAmount: 10 })),
      payments: recordsAt('paid', { id: 'CL-05' }).payments,
    },
  });
  expect(await screen.findByText('Showing 1–1 of 1')).toBeVisible();
  expect(chips()).toEqual([
    'Status: 6. Paid',
    'District: Kasese',
    'Payment Status: Success',
    'Incident Date: 02/06/2025 – 05/06/2025',
    'Amount: at least UGX\u00a05',
  ]);
  await openPanel(user);
  expect(screen.getByLabelText('District')).toHaveTextContent('Kasese');
  // Among the further fields, which are open because one of them is set.
  expect(screen.getByLabelText('Payment Status')).toHaveTextContent('Success');
  expect(screen.getByLabelText('Min')).toHaveValue('5');
  // Chosen and not applied: it stays while a chip takes another filter away.
  await choose(user, 'Incident Type', 'Crop Damage');

  await user.click(chip('Payment Status: Success'));
  expect(await screen.findByText('Showing 1–3 of 3')).toBeVisible();
  expect(chip('Incident Date: 02/06/2025 – 05/06/2025')).toHaveFocus();
  expect(screen.getByLabelText('Payment Status')).toHaveTextContent('Any');
  expect(screen.getByLabelText('Incident Type')).toHaveTextContent('Crop Damage');

  await user.click(chip('Amount: at least UGX 5'));
  await waitFor(() => expect(chips()).toHaveLength(3));
  expect(chip('Incident Date: 02/06/2025 – 05/06/2025')).toHaveFocus();

  await press(user, 'Clear all');
  expect(await screen.findByText('Showing 1–12 of 12')).toBeVisible();
  expect(router.state.location.search).toBe('?sort=id');
  expect(button('Filters')).toHaveFocus();
});

test('the dates come from a calendar, and either end may be left open', async () => {
  const { user, router } = await openList({ at: '/claims?from=2025-06-05' });
  expect(await screen.findByText('Showing 1–8 of 8')).toBeVisible();
  expect(chips()).toEqual(['Incident Date: From 05/06/2025']);
  await openPanel(user);
  const field = screen.getByLabelText('Incident Date');
  expect(field).toHaveTextContent('From Jun 05, 2025');
  await user.click(field);
  await screen.findByText('Clear dates');
  expect(screen.getAllByLabelText(/ 2025$/, { selector: '[role=grid]' })).toHaveLength(2);
  const day = (label: string) => screen.getByLabelText(new RegExp(label), { selector: 'button' });
  await user.click(day(', 7 June 2025'));
  expect(field).toHaveTextContent('Jun 05, 2025 – Jun 07, 2025');
  // A range that is complete makes place for another.
  await user.click(day(', 10 June 2025'));
  await user.click(day(', 9 June 2025'));
  await press(user, 'Done');
  await waitFor(() => expect(screen.queryByText('Done')).not.toBeInTheDocument());
  await press(user, 'Apply Filters');
  expect(await screen.findByText('Showing 1–2 of 2')).toBeVisible();
  expect(router.state.location.search).toBe('?from=2025-06-09&to=2025-06-10');

  await user.click(field);
  await user.click(await screen.findByText('Clear dates'));
  expect(field).toHaveTextContent('Pick date range');
});

test('amounts that cannot be are said at their field and keep what was typed; Reset empties and applies', async () => {
  const { user, router } = await openList({ at: '/claims?docket=mine&status=paid', role: 'district_officer' });
  expect(await screen.findByText('No claims match')).toBeVisible();
  await openPanel(user);
  await user.type(screen.getByLabelText('Min'), '2000000');
  await user.type(screen.getByLabelText('Max'), '1000000');
  await press(user, 'Apply Filters');
  expect(await screen.findByText('Max must not be less than Min')).toBeVisible();
  expect(screen.getByLabelText('Max')).toHaveFocus();
  expect(screen.getByLabelText('Max')).toHaveValue('1,000,000');
  expect(router.state.location.search).toBe('?docket=mine&status=paid');

  await press(user, 'Reset');
  expect(await screen.findByText('Showing 1–6 of 6')).toBeVisible();
  expect(screen.getByLabelText('Min')).toHaveValue('');
  expect(router.state.location.search).toBe('?docket=mine');
});

test('My docket is pressed and released, and says when nothing waits', async () => {
  const { user, router } = await openList({ role: 'district_officer' });
  const docket = button('My docket');
  await user.click(docket);
  expect(await screen.findByText('6 of 12 claims')).toBeVisible();
  expect(docket).toHaveAttribute('aria-pressed', 'true');
  expect(chips()).toEqual(['My docket']);
  await user.click(docket);
  expect(await screen.findByText('Showing 1–12 of 12')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('an empty docket says what would be here', async () => {
  const { user } = await openList({ role: 'cvc_member' });
  await press(user, 'My docket');
  expect(await screen.findByText('Your docket is empty')).toBeVisible();
  await press(user, 'Clear all');
  expect(await screen.findByText('Showing 1–12 of 12')).toBeVisible();
});

test('overdue and recent activity are switched in the panel, stand in the URL and in chips', async () => {
  const { user, router } = await openList();
  await openPanel(user);
  await user.click(screen.getByLabelText('Overdue'));
  await press(user, 'Apply Filters');
  // The paid ones are not; the registered ones have waited since June 2025.
  expect(await screen.findByText('Showing 1–6 of 6')).toBeVisible();
  expect(router.state.location.search).toBe('?overdue=1');
  expect(chips()).toEqual(['Overdue']);
  expect(button('Filters')).toHaveAccessibleName('Filters: 1 active');

  await act(() => router.navigate('/claims?activity=30'));
  expect(await screen.findByText('No claims match')).toBeVisible();
  expect(chips()).toEqual(['Registered or decided in the last 30 days']);
  expect(screen.getByLabelText('Overdue')).not.toBeChecked();
  expect(screen.getByLabelText('Registered or decided in the last 30 days')).toBeChecked();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Showing 1–6 of 6')).toBeVisible();
  await user.click(chip('Overdue'));
  expect(await screen.findByText('Showing 1–12 of 12')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('claims whose claimant was not yet told are switched in the panel, stand in the URL and in a chip', async () => {
  const { claim: waiting } = recordsAt('rejected', { id: 'CL-WAITING', told: [] });
  const { claim: told } = recordsAt('rejected', { id: 'CL-TOLD', told: [buildTold()] });
  const { claim: before } = recordsAt('rejected', { id: 'CL-BEFORE' });
  const { user, router } = await openList({ records: { claims: [waiting, told, before] } });
  await openPanel(user);
  await user.click(screen.getByLabelText('Decided, not yet told'));
  await press(user, 'Apply Filters');
  expect(await screen.findByText('Showing 1–1 of 1')).toBeVisible();
  expect(router.state.location.search).toBe('?told=no');
  expect(chips()).toEqual(['Decided, not yet told']);
});

test('claims that wait for conditions are switched in the panel, stand in the URL and in a chip', async () => {
  const decisions = [buildDecision({ conditions: ['Bring the receipts'] })];
  const { claim: waiting } = recordsAt('approved', { id: 'CL-WAITING', decisions });
  const { claim: free } = recordsAt('approved', { id: 'CL-MET', decisions, conditionChecks: [buildConditionCheck()] });
  const { user, router } = await openList({ records: { claims: [waiting, free] } });
  await openPanel(user);
  await user.click(screen.getByLabelText('Waiting for conditions'));
  await press(user, 'Apply Filters');
  expect(await screen.findByText('Showing 1–1 of 1')).toBeVisible();
  expect(router.state.location.search).toBe('?conditions=open');
  expect(chips()).toEqual(['Waiting for conditions']);
});

test('who created a claim stays out of the URL, and is there again on the way back', async () => {
  const { user, router } = await openList();
  await openPanel(user);
  await press(user, 'More filters');
  expect(button('Fewer filters')).toHaveAttribute('aria-expanded', 'true');
  await choose(user, 'Created By', 'John Lochoro');
  await press(user, 'Apply Filters');
  expect(await screen.findByText('Showing 1–3 of 3')).toBeVisible();
  expect(router.state.location.search).toBe('');
  await user.click(screen.getByText('CL-08'));
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Showing 1–3 of 3')).toBeVisible();
  expect(chips()).toEqual(['Created By: John Lochoro']);
});

test('a URL of the wrong shape says so and is shown without what is wrong', async () => {
  const { user, router } = await openList({ at: '/claims?status=lost&district=gulu&size=7' });
  expect(await screen.findByRole('alert')).toHaveTextContent('was not recognised and is ignored: size=7, status=lost');
  expect(await screen.findByText('Showing 1–3 of 3')).toBeVisible();
  await user.click(screen.getByLabelText('Close'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?district=gulu');
});

test('every view deleted while the list is open can be had back, and none at the next opening', async () => {
  const { user, tab } = await openList();
  const view: ClaimsView = { filter: emptyFilter, sort: 'id', order: 'asc', size: 25 };
  await act(async () => {
    for (const name of ['One', 'Two']) await tab.store.dispatch(saveView({ name }, view));
  });
  await press(user, 'Saved views');
  await user.click(await screen.findByLabelText('Delete One'));
  await user.click(await screen.findByLabelText('Delete Two'));
  await user.click(await screen.findByLabelText('Undo: One'));
  expect(await screen.findByText('One', { selector: '.name' })).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Undo: One')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Undo: Two')).toBeVisible();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Delete One')).not.toBeInTheDocument());
  await press(user, 'Saved views');
  expect(await screen.findByLabelText('Delete One')).toBeVisible();
  expect(screen.queryByLabelText('Undo: Two')).not.toBeInTheDocument();
});

test('the name of a view is not dropped without asking', async () => {
  const { user, router } = await openList();
  await openPanel(user);
  await press(user, 'Save View');
  const name = await screen.findByLabelText(/View name/);
  await user.type(name, 'Gulu');
  const question = () => within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.keyboard('{Escape}');
  await user.click(question().getByText('Cancel'));
  await act(() => router.navigate('/settings'));
  await user.click(question().getByText('Cancel'));
  expect(router.state.location.pathname).toBe('/claims');
  expect(name).toHaveValue('Gulu');
  await press(user, 'Cancel');
  await user.click(question().getByText('Leave without saving'));
  await waitFor(() => expect(screen.queryByLabelText(/View name/)).not.toBeInTheDocument());
});

test('a view is saved, outlives a reload, is applied, renamed and deleted', async () => {
  const first = await openList({ at: '/claims?sort=id&size=50' });
  const { user } = first;
  await user.type(screen.getByLabelText('Search claims'), 'cl-');
  await openPanel(user);
  await choose(user, 'District', 'Gulu');
  await press(user, 'Save View');
  const name = await screen.findByLabelText(/View name/);
  // What the panel holds is applied and saved.
  await waitFor(() => expect(chips()).toEqual(['Search: cl-', 'District: Gulu']));
  await press(user, 'Save');
  expect(await screen.findByText('Name is required')).toBeVisible();
  await user.type(name, 'Gulu{Enter}');
  expect(await screen.findByText('View saved')).toBeVisible();
  first.unmount();

  const { user: again, router } = await openList({ browser: first.browser });
  await press(again, 'Saved views');
  await again.click(await screen.findByText('Gulu', { selector: '.name' }));
  expect(await screen.findByText('Showing 1–3 of 3')).toBeVisible();
  expect(router.state.location.search).toBe('?sort=id&size=50&district=gulu');
  expect(router.state.location.state).toEqual({ search: 'cl-' });
  expect(screen.getByLabelText('Search claims')).toHaveValue('cl-');

  await press(again, 'Saved views');
  await again.click(await screen.findByLabelText('Rename Gulu'));
  await again.type(await screen.findByLabelText(/View name/), ' and around{Enter}');
  await again.click(await screen.findByLabelText('Delete Gulu and around'));
  expect(await screen.findByText(/^No saved views yet/)).toBeVisible();
  await waitFor(() => expect(screen.getByText('Saved views', { selector: 'h2' })).toHaveFocus());
  await again.click(screen.getByLabelText('Undo: Gulu and around'));
  expect(await screen.findByText('Gulu and around', { selector: '.name' })).toBeVisible();
  expect(screen.queryByLabelText('Undo: Gulu and around')).not.toBeInTheDocument();
  await again.click(screen.getByLabelText('Delete Gulu and around'));
  expect(await screen.findByText(/^No saved views yet/)).toBeVisible();

  // Applied in one step: Back shows the list as it was.
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Showing 1–12 of 12')).toBeVisible();
});
