import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { incidentFromForm } from '../../../domain/incident/incidentForm';
import { buildClaim, buildDraft, completeIncidentForm } from '../../../test/builders';
import { recordsAt } from '../../../test/recordsAt';
import { renderApp } from '../../../test/renderApp';

const base = buildClaim();

/** CL-01 to CL-30, the incidents one a day from 1 June 2025; every tenth is Óbua's, about a hippo. */
const claims = Array.from({ length: 30 }, (_, index) => {
  const number = String(index + 1).padStart(2, '0');
  const tenth = number.endsWith('0');
  return buildClaim({
    id: `CL-${number}`,
    status: index < 10 ? 'paid' : 'submitted',
    claimant: { ...base.claimant, fullName: tenth ? 'Óbua Luke' : 'Grace Biira' },
    incident: { ...base.incident, dateOfIncident: `2025-06-${number}`, wildlifeSpecies: tenth ? 'hippo' : 'elephant' },
    ...(tenth && { calculatedCompensation: 1_250_000 }),
  });
});

const searchBox = () => screen.findByRole('searchbox', { name: 'Search claims' });
const rows = () =>
  within(screen.getByRole('table', { name: 'Claims' }))
    .getAllByRole('row')
    .slice(1);
const ids = () => rows().map((row) => within(row).getByRole('rowheader').textContent);
/** What stands under each name of an amount, by names and amounts. */
const totals = () =>
  ['Claimed', 'Calculated', 'Approved', 'Outstanding'].map((name) => {
    const amount = screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    return [name, ...[...(amount?.childNodes ?? [])].map(({ textContent }) => textContent)]
      .join(' ')
      .replaceAll('\u00a0', ' ');
  });
const header = (name: string) => screen.getByRole('columnheader', { name });

afterEach(() => {
  window.innerWidth = 1024;
});

test('the newest incidents come first, a page at a time', async () => {
  const { user, router } = await renderApp({ role: 'district_officer', at: '/claims', records: { claims } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();
  expect(await screen.findByText('Showing 1–25 of 30')).toBeVisible();
  expect(ids().slice(0, 2)).toEqual(['CL-30', 'CL-29']);
  expect(header('Incident date')).toHaveAttribute('aria-sort', 'descending');

  const [first] = rows();
  expect(first).toHaveTextContent('Óbua Luke');
  expect(first).toHaveTextContent('Kasese');
  expect(first).toHaveTextContent('Crop Damage');
  expect(first).toHaveTextContent('Hippo');
  expect(first).toHaveTextContent('1. Submitted');
  expect(first).toHaveTextContent('UGX 1,250,000');
  expect(first).toHaveTextContent('30/06/2025');
  expect(rows()[1]).toHaveTextContent('Not yet assessed');

  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Showing 26–30 of 30')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Claims per page' }), '50');
  expect(await screen.findByText('Showing 1–30 of 30')).toBeVisible();
  expect(router.state.location.search).toBe('?size=50');

  await act(() => router.navigate(-1));
  expect(await screen.findByText('Showing 26–30 of 30')).toBeVisible();
});

test('what is cut off is shown whole to whoever points at it, also when another claim has come to stand there', async () => {
  const { user } = await renderApp({ role: 'cvc_member', at: '/claims', records: { claims } });
  const [name] = await screen.findAllByText('Óbua Luke');
  if (!name) throw new Error('No name');
  fireEvent.mouseMove(name);
  expect(name).not.toHaveAttribute('title', 'Óbua Luke');

  // A page without a layout has no widths.
  Object.defineProperty(name, 'scrollWidth', { value: 200 });
  Object.defineProperty(name, 'clientWidth', { value: 100 });
  fireEvent.mouseMove(name);
  expect(name).toHaveAttribute('title', 'Óbua Luke');
  await user.click(screen.getByRole('button', { name: 'Incident date' }));
  await waitFor(() => expect(name).toHaveTextContent('Grace Biira'));
  fireEvent.mouseMove(name);
  expect(name).toHaveAttribute('title', 'Grace Biira');
});

test('a header sorts, and sorts the other way when pressed again; Back undoes it', async () => {
  const { user, router } = await renderApp({ role: 'cvc_member', at: '/claims?page=2', records: { claims } });
  await screen.findByText('Showing 26–30 of 30');

  await user.click(screen.getByRole('button', { name: 'Claim ID' }));
  await waitFor(() => expect(ids()[0]).toBe('CL-01'));
  expect(header('Claim ID')).toHaveAttribute('aria-sort', 'ascending');
  expect(header('Incident date')).not.toHaveAttribute('aria-sort');

  await user.click(screen.getByRole('button', { name: 'Claim ID' }));
  await waitFor(() => expect(ids()[0]).toBe('CL-30'));
  expect(router.state.location.search).toBe('?sort=id&order=desc');

  await act(() => router.navigate(-2));
  await waitFor(() => expect(ids()[0]).toBe('CL-05'));
  expect(router.state.location.search).toBe('?page=2');
});

test('claimant and amount sort as well, and what is filtered is added up', async () => {
  const injury = completeIncidentForm('injury', { dateOfIncident: '2025-07-01' });
  const hurt = recordsAt('paid', { id: 'CL-HURT', incident: incidentFromForm(injury) });
  const { user, router } = await renderApp({
    role: 'finance',
    at: '/claims',
    records: {
      claims: [...claims, ...hurt.claims],
      payments: hurt.payments.map((one) => ({ ...one, amount: 500_000 })),
    },
  });
  await screen.findByText('Showing 1–25 of 31');
  expect(screen.queryByText('Outstanding')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Claimant' }));
  await waitFor(() => expect(header('Claimant')).toHaveAttribute('aria-sort', 'ascending'));
  await user.click(screen.getByRole('button', { name: 'Claimant' }));
  await waitFor(() => expect(ids().slice(0, 4)).toEqual(['CL-30', 'CL-20', 'CL-10', 'CL-HURT']));
  expect(router.state.location.search).toBe('?sort=claimant&order=desc');
  await user.click(screen.getByRole('button', { name: 'Amount (UGX)' }));
  await waitFor(() => expect(ids().slice(0, 4)).toEqual(['CL-30', 'CL-20', 'CL-10', 'CL-HURT']));
  expect(router.state.location.search).toBe('?sort=amount');

  await act(() => router.navigate('/claims?status=paid'));
  expect(await screen.findByText('11 of 31 claims')).toBeVisible();
  expect(totals()).toEqual([
    'Claimed UGX 400,000 Given in 1 claim',
    'Calculated UGX 2,500,000',
    'Approved UGX 1,200,000',
    'Outstanding UGX 700,000',
  ]);
});

test('a name longer than forms take is shown in brief, and whole on its page', async () => {
  const fullName = `Grace Biira ${'Namutebi'.repeat(300)}`;
  const long = buildClaim({ claimant: { ...base.claimant, fullName } });
  const { router } = await renderApp({ role: 'finance', at: '/claims', records: { claims: [long] } });
  expect(await screen.findByText(/^Grace Biira Namutebi.{100}…$/)).toBeVisible();
  await act(() => router.navigate(`/claims/${long.id}`));
  expect((await screen.findAllByText(fullName, { exact: false })).length).toBeGreaterThan(0);
});

test('a URL that says nonsense shows the usual list', async () => {
  await renderApp({ role: 'finance', at: '/claims?sort=colour&order=up&page=-3&size=7', records: { claims } });
  expect(await screen.findByText('Showing 1–25 of 30')).toBeVisible();
  expect(ids()[0]).toBe('CL-30');
});

test('the search filters as one types, stays out of the URL and is there again on the way back', async () => {
  const { user, router } = await renderApp({ role: 'district_officer', at: '/claims?page=2', records: { claims } });
  await user.type(await searchBox(), 'OBUA hippo');
  expect(await screen.findByText('Showing 1–3 of 3')).toBeVisible();
  expect(ids()).toEqual(['CL-30', 'CL-20', 'CL-10']);
  await waitFor(() => expect(router.state.location.state).toEqual({ search: 'OBUA hippo' }));
  expect(router.state.location.search).toBe('');

  await user.click(screen.getByRole('link', { name: 'CL-20' }));
  expect(router.state.location.pathname).toBe('/claims/CL-20');
  await act(() => router.navigate(-1));
  expect(await searchBox()).toHaveValue('OBUA hippo');
  expect(await screen.findByText('Showing 1–3 of 3')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText('Showing 1–25 of 30')).toBeVisible();
  expect(await searchBox()).toHaveFocus();
});

test('leaving at once keeps the last letters typed, and sorting keeps the search', async () => {
  const { user, router } = await renderApp({ role: 'district_officer', at: '/claims', records: { claims } });
  await user.type(await searchBox(), 'obua');
  await user.click(screen.getByRole('button', { name: 'Claim ID' }));
  await waitFor(() => expect(ids()).toEqual(['CL-10', 'CL-20', 'CL-30']));
  expect(router.state.location.state).toEqual({ search: 'obua' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(ids()).toEqual(['CL-30', 'CL-20', 'CL-10']));
  expect(await searchBox()).toHaveValue('obua');
});

describe('a name typed nearly right', () => {
  const named = (id: string, fullName: string) => buildClaim({ id, claimant: { ...base.claimant, fullName } });
  const nakatos = [named('CL-1', 'Nakato Rose'), named('CL-2', 'Nakatto Grace'), named('CL-3', 'Tumwesigye Paul')];
  const open = () => renderApp({ role: 'finance', at: '/claims?sort=id', records: { claims: nakatos } });

  test('finds what comes near, and says that it does no more', async () => {
    const { user } = await open();
    await user.type(await searchBox(), 'Tumwesige');
    expect(await screen.findByText('No exact match for "Tumwesige". Showing 1 near match.')).toBeVisible();
    expect(ids()).toEqual(['CL-3']);
    expect(rows()[0]).toHaveTextContent('Near match · Kasese');
    expect(screen.getByText('1 claim No exact match for "Tumwesige". Showing 1 near match.')).toBeInTheDocument();
  });

  test('beside exact matches it stands behind them, when asked for', async () => {
    const { user } = await open();
    await user.type(await searchBox(), 'Nakatto');
    expect(await screen.findByText('1 more claim is a near match.')).toBeVisible();
    expect(ids()).toEqual(['CL-2']);
    expect(screen.getByText('1 of 3 claims')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Show near matches' }));
    expect(await screen.findByText('The exact matches come first, then 1 near match.')).toBeVisible();
    expect(ids()).toEqual(['CL-2', 'CL-1']);
    expect(rows()[0]).not.toHaveTextContent('Near match');
    expect(rows()[1]).toHaveTextContent('Near match');
    expect(screen.getByText('2 of 3 claims')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Hide near matches' }));
    await waitFor(() => expect(ids()).toEqual(['CL-2']));
    await user.type(await searchBox(), ' grace');
    await waitFor(() => expect(screen.queryByText(/near match/)).toBeNull());
  });

  test('a phone says the same', async () => {
    window.innerWidth = 360;
    const { user } = await open();
    await user.type(await searchBox(), 'nakata');
    expect(await screen.findByText('No exact match for "nakata". Showing 1 near match.')).toBeVisible();
    expect(screen.getByText('Nakato Rose').parentElement).toHaveTextContent('Nakato Rose · Kasese · Near match');
  });
});

test('a search that nothing answers offers to clear it', async () => {
  const { user } = await renderApp({ role: 'finance', at: '/claims', records: { claims } });
  await user.type(await searchBox(), 'rhinoceros');
  expect(await screen.findByText('No claims match')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText('Showing 1–25 of 30')).toBeVisible();
});

test('drafts in the list are told apart: no figure of the dashboard counts them', async () => {
  const drafts = [buildDraft({ claimId: 'CL-DRAFT', step: 1 })];
  const { router } = await renderApp({ role: 'district_officer', at: '/claims', records: { claims, drafts } });
  expect(await screen.findByText('Showing 1–25 of 31')).toBeVisible();
  expect(screen.getByText('including 1 draft')).toBeVisible();

  await act(() => router.navigate('/claims?status=submitted'));
  expect(await screen.findByText('Showing 1–20 of 20')).toBeVisible();
  expect(screen.getByText('20 of 30 claims')).toBeVisible();
  expect(screen.queryByText(/of them/)).toBeNull();

  await act(() => router.navigate('/claims?status=draft'));
  expect(await screen.findByText('Showing 1–1 of 1')).toBeVisible();
  expect(screen.getByText('1 of 31 claims')).toBeVisible();
  expect(screen.getAllByText('including 1 draft')).toHaveLength(2);
});

test('an officer continues a draft in the wizard and may start another', async () => {
  await renderApp({ role: 'district_officer', at: '/claims', records: { drafts: [buildDraft({ step: 1 })] } });
  const link = await screen.findByRole('link', { name: 'Open CL-1749975600000-A1B2' });
  expect(link).toHaveAttribute('href', '/new-claim?draft=DRAFT-1&step=2');
  expect(rows()[0]).toHaveTextContent('1. Draft');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'New Claim' })).toHaveAttribute(
    'href',
    '/new-claim',
  );
});

test('an empty register says what would be here; who may not register is not asked to', async () => {
  await renderApp({ role: 'finance', at: '/claims', records: { drafts: [buildDraft()] } });
  expect(await screen.findByText('No claims yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New Claim' })).not.toBeInTheDocument();
});

test('a phone shows cards that say the same, sorted through a select', async () => {
  window.innerWidth = 360;
  const { user, router } = await renderApp({ role: 'admin', at: '/claims', records: { claims } });
  const cards = () => within(screen.getByRole('list', { name: 'Claims' })).getAllByRole('listitem');
  await screen.findByText('Showing 1–25 of 30');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(cards()[0]).toHaveTextContent(
    /^CL-301\. Submitted Óbua Luke · KaseseCrop Damage · HippoAmount \(UGX\)UGX 1,250,000Incident date30\/06\/2025Open for \d+ days$/,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Oldest incident first');
  await waitFor(() => expect(cards()[0]).toHaveTextContent('CL-01'));
  expect(router.state.location.search).toBe('?order=asc');
  expect(screen.getByRole('link', { name: 'Open CL-01' })).toHaveAttribute('href', '/claims/CL-01');
});

test('a link of a row opens its claim here, and is left to the browser when another tab is asked for', async () => {
  const { user, router } = await renderApp({ role: 'finance', at: '/claims?page=2', records: { claims } });
  const open = await screen.findByRole('link', { name: 'Open CL-05' });
  // The browser would go on with it; this one has no other tabs.
  let left = false;
  const stop = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop);
  fireEvent.click(open, { ctrlKey: true });
  window.removeEventListener('click', stop);
  expect(left).toBe(true);
  expect(router.state.location.pathname).toBe('/claims');

  await user.click(open);
  await waitFor(() => expect(router.state.location.pathname).toBe('/claims/CL-05'));
});
