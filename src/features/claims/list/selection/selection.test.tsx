import { screen, waitFor } from '@testing-library/react';
import { buildClaim, buildDraft } from '../../../../test/builders';
import { recordsAt } from '../../../../test/recordsAt';
import { renderApp } from '../../../../test/renderApp';

const base = buildClaim();

/** CL-01 to CL-30, the incidents one a day from 1 June 2025; every tenth is Óbua's. */
const claims = Array.from({ length: 30 }, (_, index) => {
  const number = String(index + 1).padStart(2, '0');
  return buildClaim({
    id: `CL-${number}`,
    claimant: { ...base.claimant, fullName: number.endsWith('0') ? 'Óbua Luke' : 'Grace Biira' },
    incident: { ...base.incident, dateOfIncident: `2025-06-${number}` },
  });
});

const open = async (role: Parameters<typeof renderApp>[0] = {}) => {
  const app = await renderApp({ role: 'district_officer', at: '/claims', records: { claims }, ...role });
  await screen.findByText(/^Showing/);
  return app;
};
// By label: finding a role among a page of rows takes jsdom a second.
const box = (id: string) => screen.getByLabelText(`Select ${id}`);
const pageBox = () => screen.getByLabelText('Select all claims on this page');
const bar = () => screen.queryByLabelText('Selected claims');
/** The bar comes with the first selection, as code that is not there before. */
const barShown = () => screen.findByLabelText('Selected claims');
const button = (words: string) => screen.getByText(words, { selector: 'button' });
const ticked = () =>
  screen
    .getAllByLabelText<HTMLInputElement>(/^Select CL/)
    .filter(({ checked }) => checked)
    .map((input) => input.getAttribute('aria-label')?.replace('Select ', ''));

afterEach(() => {
  window.innerWidth = 1024;
});

test('a page is selected, then all that were found, then nothing', async () => {
  const { user } = await open();
  expect(bar()).toBeNull();

  await user.click(box('CL-30'));
  expect(await barShown()).toHaveTextContent('1 claim selected');
  expect(pageBox()).toBePartiallyChecked();

  await user.click(pageBox());
  expect(pageBox()).toBeChecked();
  expect(bar()).toHaveTextContent('25 claims selectedAll 25 claims on this page are selected.');

  await user.click(button('Select all 30 claims found'));
  expect(bar()).toHaveTextContent('30 claims selectedAll 30 claims found are selected.');

  await user.click(button('Clear selection'));
  expect(bar()).toBeNull();
  expect(pageBox()).not.toBeChecked();
  expect(pageBox()).toHaveFocus();
});

test('the selected claims are added up', async () => {
  const { claims: approved } = recordsAt('approved', { id: 'CL-A' });
  const { claims: rejected } = recordsAt('rejected', { id: 'CL-R' });
  const { user } = await open({ records: { claims: [...approved, ...rejected] } });
  const outstanding = () => screen.getByText('Outstanding', { selector: 'dt' }).nextElementSibling;
  await user.click(box('CL-R'));
  await barShown();
  expect(outstanding()).toHaveTextContent('UGX 0');
  await user.click(box('CL-A'));
  expect(bar()).toHaveTextContent('2 claims selected');
  expect(outstanding()).toHaveTextContent('UGX 1,200,000');
});

test('from the head a way leads past the rows to what can be done with the selection', async () => {
  const { user } = await open();
  expect(screen.queryByText('Go to actions for selected claims')).toBeNull();
  await user.click(pageBox());
  await barShown();
  await user.tab();
  expect(button('Go to actions for selected claims')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(bar()).toHaveFocus();
  await user.tab();
  expect(button('Select all 30 claims found')).toHaveFocus();
});

test('the selection goes along through paging and sorting', async () => {
  const { user } = await open();
  await user.click(box('CL-30'));
  await user.click(button('Next'));
  await user.click(await screen.findByLabelText('Select CL-01'));
  expect(await barShown()).toHaveTextContent('2 claims selected');
  await user.click(screen.getByText('Claim ID'));
  await screen.findByLabelText('Select CL-20');
  expect(ticked()).toEqual(['CL-01']);
  await user.click(screen.getByText('Claim ID'));
  await waitFor(() => expect(ticked()).toEqual(['CL-30']));
});

test('what the filters leave out leaves the selection, and that is said', async () => {
  const { user } = await open();
  await user.click(box('CL-30'));
  await user.click(box('CL-29'));
  await user.click(box('CL-28'));
  await user.type(screen.getByLabelText('Search claims'), 'obua');
  await waitFor(() =>
    expect(bar()).toHaveTextContent('1 claim selected2 claims no longer in the list were deselected.'),
  );
  await user.clear(screen.getByLabelText('Search claims'));
  await screen.findByLabelText('Select CL-29');
  expect(ticked()).toEqual(['CL-30']);
  await user.click(box('CL-29'));
  expect(bar()).toHaveTextContent(/^2 claims selectedClear/);
});

test('Shift selects from the row ticked before, with the mouse and with the space bar', async () => {
  const { user } = await open();
  await user.click(box('CL-30'));
  await user.keyboard('{Shift>}');
  await user.click(box('CL-27'));
  await user.keyboard('{/Shift}');
  expect(ticked()).toEqual(['CL-30', 'CL-29', 'CL-28', 'CL-27']);

  box('CL-29').focus();
  await user.keyboard(' ');
  expect(ticked()).toEqual(['CL-30', 'CL-28', 'CL-27']);
});

test('Select all takes every row that is shown, drafts too', async () => {
  const { user } = await open({ records: { claims, drafts: [buildDraft({ claimId: 'CL-DRAFT', step: 1 })] } });
  await user.click(pageBox());
  expect(box('CL-DRAFT')).toBeChecked();
  expect(ticked()).toHaveLength(25);
  expect(await barShown()).toHaveTextContent('25 claims selected');
  expect(button('Export 1 draft')).toBeVisible();
  await user.click(box('CL-DRAFT'));
  expect(screen.queryByText('Export 1 draft')).toBeNull();
});

test('a phone selects on its cards', async () => {
  window.innerWidth = 360;
  const { user } = await open({ role: 'cvc_member' });
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(box('CL-30'));
  await user.click(pageBox());
  expect(await barShown()).toHaveTextContent('25 claims selected');
  expect(button('Bulk Approve')).toBeVisible();
});
