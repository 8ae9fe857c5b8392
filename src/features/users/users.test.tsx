import { act, screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../domain/user/user';
import { formOfUser } from '../../domain/user/userForm';
import { updateUser } from '../../store/users/commands';
import { findUserByEmail } from '../../store/users/selectors';
import { buildUser } from '../../test/builders';
import { renderPage } from '../../test/renderPage';
import { UserManagementPage } from './UserManagementPage';

const users = [
  buildUser(),
  buildUser({
    id: 'USER-2',
    name: 'Peter Óbua',
    email: 'obua@uwa.example',
    role: 'supervisor',
    desks: ['cvc_member', 'finance'],
    district: 'western',
  }),
  buildUser({
    id: 'USER-3',
    name: 'Ruth Namono',
    email: 'ruth@uwa.example',
    role: 'administrator',
    district: 'headquarters',
  }),
  buildUser({
    id: 'USER-4',
    name: 'Moses Baluku',
    email: 'moses@uwa.example',
    status: 'inactive',
    lastLogin: undefined,
  }),
];

type Options = { at?: string; records?: User[] };

async function open({ at = '', records = users }: Options = {}) {
  const app = await renderPage(<UserManagementPage />, {
    role: 'admin',
    at: `/user-management${at}`,
    records: { users: records },
  });
  await screen.findByText('Manage Users', { selector: 'h1' }, { timeout: 10_000 });
  return { ...app, find: (email: string) => findUserByEmail(app.tab.store.getState(), email) };
}

const grid = () => screen.findByLabelText('System Users', { selector: '[role=grid]' }, { timeout: 15_000 });
const names = async () =>
  [...(await grid()).querySelectorAll('[data-field=name][role=gridcell]')].map((cell) => cell.textContent);
const heading = (count: number) => screen.findByText(`System Users (${count})`, { selector: 'h2' });
const searchBox = () => screen.getByLabelText('Search users');
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const figure = (label: string) => screen.getByText(label).closest('div')?.textContent;

afterEach(() => {
  window.innerWidth = 1024;
});

test('accounts are listed by name, with their figures', async () => {
  await open();
  expect(await names()).toEqual([
    expect.stringContaining('Moses Baluku'),
    expect.stringContaining('Peter Óbua'),
    expect.stringContaining('Ruth Namono'),
    expect.stringContaining('Sarah Auma'),
  ]);
  await heading(4);
  const rows = within(await grid()).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(
    'MBMoses Balukumoses@uwa.exampleOfficerKasese DistrictDistrict OfficerInactiveHas not signed in yet',
  );
  expect(rows[2]).toHaveTextContent(
    'SupervisorWestern RegionCVC Member, Finance OfficerActiveLast login 15/06/2025Joined 01/02/2023',
  );
  expect(figure('Total Users')).toContain('4');
  expect(figure('Active Users')).toContain('3');
  expect(figure('Inactive Users')).toContain('1');
  expect(figure('Administrators')).toContain('1');
});

test('each figure leads to the accounts it counts, whatever was filtered', async () => {
  const { user, router } = await open({ at: '?role=supervisor' });
  await heading(1);
  for (const [label, count, search] of [
    ['Total Users', 4, ''],
    ['Inactive Users', 1, '?status=inactive'],
    ['Administrators', 1, '?role=administrator'],
    ['Active Users', 3, '?status=active'],
  ] as const) {
    await user.click(screen.getByText(label));
    await waitFor(() => expect(router.state.location.search).toBe(search));
    await heading(count);
  }
});

test('filters stand in the URL, the search does not; nothing found offers Clear all', async () => {
  const { user, router } = await open();
  await grid();
  await user.selectOptions(screen.getByLabelText('Filter by role'), 'Officer');
  await heading(2);
  await user.selectOptions(screen.getByLabelText('Filter by desk'), 'Finance Officer');
  expect(await screen.findByText('No users found')).toBeVisible();
  expect(router.state.location.search).toBe('?role=officer&desk=finance');
  await user.click(screen.getByText('Clear all'));
  await heading(4);
  await user.selectOptions(screen.getByLabelText('Filter by desk'), 'Finance Officer');
  await heading(1);
  expect(await names()).toEqual([expect.stringContaining('Peter Óbua')]);
  await user.click(screen.getByText('Inactive Users'));
  await heading(1);
  expect(router.state.location.search).toBe('?status=inactive');
  await user.click(searchBox());
  await user.paste('obua');
  expect(await screen.findByText('No users found')).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await user.click(screen.getByText('Clear all'));
  await heading(4);
  await user.type(searchBox(), 'OBUA');
  await heading(1);
  await user.tab();
  expect(router.state.location).toMatchObject({ search: '', state: { search: 'OBUA' } });

  // A card shows all that it counts; the way back brings the search again.
  await user.click(screen.getByText('Active Users'));
  await heading(3);
  expect(searchBox()).toHaveValue('');
  await act(() => router.navigate(-1));
  await heading(1);
  expect(searchBox()).toHaveValue('OBUA');
});

test('a header sorts and the pages follow, all in the URL', async () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    buildUser({
      id: `USER-${index}`,
      name: `Person ${String(index).padStart(2, '0')}`,
      email: `p${index}@uwa.example`,
    }),
  );
  const { user, router } = await open({ records: many });
  expect(await screen.findByText('Showing 1–25 of 30')).toBeVisible();
  await user.click(screen.getByText('Next'));
  expect(await screen.findByText('Showing 26–30 of 30')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
  await user.click(screen.getByRole('columnheader', { name: 'User' }));
  await waitFor(async () => expect((await names())[0]).toContain('Person 29'));
  expect(router.state.location.search).toBe('?order=desc');

  await act(() => router.navigate('/user-management?page=2'));
  expect(await screen.findByText('Showing 26–30 of 30')).toBeVisible();
  await user.click(searchBox());
  await user.paste('person 1');
  expect(await screen.findByText('Showing 1–12 of 12')).toBeVisible();
  expect(searchBox()).toHaveValue('person 1');

  await act(() => router.navigate('/user-management?page=9&size=7&sort=colour&role=king'));
  expect(await screen.findByText('Showing 26–30 of 30')).toBeVisible();
});

test('an account is added; errors stand at their fields and nothing typed is lost', async () => {
  const { user, find } = await open();
  await user.click(screen.getByText('Add New User', { selector: 'button' }));
  const form = dialog('Add New User');
  expect(form.getByLabelText(/^Role/)).toHaveDisplayValue('Officer');
  expect(form.getByRole('combobox', { name: 'District' })).toHaveAttribute('placeholder', 'Select district');
  expect(form.queryByLabelText(/^Status/)).toBeNull();
  await user.type(form.getByLabelText(/^Name/), 'Jane');
  await user.click(form.getByLabelText(/^Email/));
  await user.paste('SARAH.auma@example.org');
  await user.click(form.getByText('Add User'));
  expect(await form.findByText('District is required')).toBeVisible();
  expect(form.getByRole('group', { name: 'Desks' })).toHaveAccessibleDescription('Choose at least one desk');
  expect(form.getByLabelText('District Officer')).toHaveFocus();
  await user.click(form.getByLabelText('UWA/MTWA Admin'));
  await user.click(form.getByLabelText('Finance Officer'));
  expect(form.getByRole('group', { name: 'Desks' })).toHaveAccessibleDescription(
    'The roles in which this person can sign in.',
  );

  const district = form.getByRole('combobox', { name: 'District' });
  await user.click(district);
  const [first] = within(await screen.findByRole('listbox')).getAllByRole('group');
  expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Northern',
    'Southern',
    'Central',
    'Eastern',
    'Western',
  ]);
  await user.type(district, 'northern');
  await user.click(await screen.findByRole('option', { name: 'Northern' }));
  await user.click(form.getByText('Add User'));
  expect(await form.findByText('Another user has this email')).toBeVisible();
  expect(form.getByLabelText(/^Email/)).toHaveFocus();
  expect(form.getByLabelText(/^Name/)).toHaveValue('Jane');

  await user.clear(form.getByLabelText(/^Email/));
  await user.paste('jane@uwa.example');
  await user.click(form.getByText('Add User'));
  expect(await screen.findByText('User added')).toBeVisible();
  expect(find('jane@uwa.example')).toMatchObject({
    name: 'Jane',
    desks: ['finance', 'admin'],
    district: 'northern',
    status: 'active',
  });
  await heading(5);
});

test('what was typed is not dropped without asking', async () => {
  const { user, router } = await open();
  await user.click(screen.getByText('Add New User', { selector: 'button' }));
  await user.type(dialog('Add New User').getByLabelText(/^Name/), 'J');
  await user.keyboard('{Escape}');
  const question = () => within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(question().getByText('Cancel'));
  expect(dialog('Add New User').getByLabelText(/^Name/)).toHaveValue('J');
  await act(() => router.navigate('/settings'));
  await user.click(question().getByText('Cancel'));
  expect(router.state.location.pathname).toBe('/user-management');
  await user.click(dialog('Add New User').getByText('Cancel'));
  await user.click(question().getByText('Leave without saving'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an account is changed; a change made elsewhere is told, refused once, and the next press counts', async () => {
  const { user, browser, find } = await open();
  const other = browser.openTab();
  await other.opened;
  await user.click(within(await grid()).getByLabelText('Edit Sarah Auma'));
  const form = dialog('Edit User');
  await user.clear(form.getByLabelText(/^Name/));
  await user.paste('Sarah A. Auma');
  await user.click(form.getByLabelText('CVC Member'));
  const [sarah] = users;
  if (!sarah) throw new Error('Sarah is there.');
  await act(() =>
    other.store.dispatch(updateUser({ id: sarah.id, rev: 1 }, { ...formOfUser(sarah), district: 'gulu' })),
  );
  expect(await form.findByText('This account was changed elsewhere. Your entries are kept.')).toBeVisible();
  await user.click(form.getByText('Update User'));
  expect(await form.findByText(/Not saved: Admin changed this account/)).toBeVisible();
  await user.click(form.getByText('Update User'));
  expect(await screen.findByText('User updated')).toBeVisible();
  expect(find('sarah.auma@example.org')).toMatchObject({
    name: 'Sarah A. Auma',
    desks: ['district_officer', 'cvc_member'],
    district: 'gulu',
    rev: 3,
  });
});

test('an account is deactivated', async () => {
  const { user, find } = await open();
  await user.click(within(await grid()).getByLabelText('Edit Sarah Auma'));
  await user.selectOptions(dialog('Edit User').getByLabelText(/^Status/), 'Inactive');
  await user.click(dialog('Edit User').getByText('Update User'));
  expect(await screen.findByText('User updated')).toBeVisible();
  expect(find('sarah.auma@example.org')?.status).toBe('inactive');
  expect(figure('Inactive Users')).toContain('2');
});

test('an account is deleted after a question that says what goes and what stays', async () => {
  const { user, find } = await open();
  await user.click(within(await grid()).getByLabelText('Delete Sarah Auma'));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete User Account' }));
  expect(
    question.getByText(
      "Are you sure you want to delete Sarah Auma's account? This action cannot be undone and will remove all associated data.",
    ),
  ).toBeVisible();
  expect(question.getByText(/saved views of sarah.auma@example.org.*with the user's name/)).toBeVisible();
  await user.click(question.getByText('Delete User'));
  expect(await screen.findByText('User deleted')).toBeVisible();
  expect(find('sarah.auma@example.org')).toBeUndefined();
  await waitFor(async () => expect(await heading(3)).toHaveFocus());
});

test('what the guards refuse is not offered, and the reason stands beside it', async () => {
  const { user, find } = await open();
  await user.click(within(await grid()).getByLabelText('Delete Ruth Namono'));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('The last active administrator cannot be deleted.')).toBeVisible();
  expect(question.getByText('Delete User')).toBeDisabled();
  await user.click(question.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  await user.click(within(await grid()).getByLabelText('Edit Ruth Namono'));
  const form = dialog('Edit User');
  for (const [field, reason] of [
    [/^Role/, 'The role of the last active administrator cannot be changed.'],
    [/^Status/, 'The last active administrator cannot be deactivated.'],
  ] as const) {
    expect(form.getByLabelText(field)).toBeDisabled();
    expect(form.getByLabelText(field)).toHaveAccessibleDescription(reason);
  }
  expect(form.getByRole('group', { name: 'Desks' })).toHaveAccessibleDescription(
    'No other active administrator has the UWA/MTWA Admin desk.',
  );
  expect(form.getByLabelText('UWA/MTWA Admin')).toBeDisabled();
  expect(form.getByLabelText('UWA/MTWA Admin')).toBeChecked();
  await user.click(form.getByLabelText('Finance Officer'));
  await user.click(form.getByText('Update User'));
  expect(await screen.findByText('User updated')).toBeVisible();
  expect(find('ruth@uwa.example')?.desks).toEqual(['finance', 'admin']);
});

test('on a phone the accounts are cards with the same actions', async () => {
  window.innerWidth = 360;
  const { user, find } = await open();
  const cards = await screen.findByRole('list', { name: 'System Users' });
  expect(within(cards).getAllByRole('listitem')).toHaveLength(4);
  expect(within(cards).getByText('Desks: CVC Member, Finance Officer')).toBeVisible();
  expect(screen.getByText('Showing 1–4 of 4')).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
  await user.click(within(cards).getByLabelText('Delete Peter Óbua'));
  await user.click(within(screen.getByRole('alertdialog')).getByText('Delete User'));
  await waitFor(() => expect(find('obua@uwa.example')).toBeUndefined());
});

test('a register without accounts offers to add the first', async () => {
  const { user } = await open({ records: [] });
  const empty = (await screen.findByText('No users yet')).parentElement;
  if (!empty) throw new Error('It stands in the empty state.');
  await user.click(within(empty).getByText('Add New User'));
  expect(dialog('Add New User').getByLabelText(/^Name/)).toHaveFocus();
});

test('accounts of a file: what does not fit is named, the others are added one by one', async () => {
  const { user, find } = await open();
  await user.click(screen.getByRole('button', { name: 'Import Accounts' }));
  const importing = within(await screen.findByRole('dialog', { name: 'Import Accounts' }));
  expect(importing.getByRole('button', { name: 'Add accounts' })).toBeDisabled();
  const file = (...lines: string[]) => new File([lines.join('\n')], 'accounts.csv', { type: 'text/csv' });
  const input = importing.getByLabelText('Spreadsheet');
  await user.upload(input, file('Name,Email', 'Ann,ann@uwa.example'));
  expect(await importing.findByText('The first sheet lacks these columns: Desks, District.')).toBeVisible();
  await user.upload(
    input,
    file(
      'Name,Email,Desks,District',
      'Ann,ann@uwa.example,Finance Officer,Gulu',
      'Peter,OBUA@uwa.example,Finance,Gulu',
    ),
  );
  expect(await importing.findByText('1 row cannot be added')).toBeVisible();
  expect(importing.getByText('Row 3: Peter. Another user has this email')).toBeVisible();
  await user.click(importing.getByRole('button', { name: 'Add 1 account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(find('ann@uwa.example')).toMatchObject({ desks: ['finance'], district: 'gulu', role: 'officer' });
  expect(await heading(5)).toBeVisible();
});
