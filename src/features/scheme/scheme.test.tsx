import { act, screen, waitFor, within } from '@testing-library/react';
import { roleNames, type Role } from '../../domain/user/roles';
import type { RegisterRecords } from '../../domain/register/kinds/kinds';
import type { SchemeRecord } from '../../domain/scheme/schemeRecord';
import { changeScheme } from '../../store/scheme/commands';
import { findChangedPart, selectScheme } from '../../store/scheme/selectors';
import { buildClaim, buildScheme, buildUser } from '../../test/builders';
import { renderPage } from '../../test/renderPage';
import { SchemePage } from './SchemePage';

type Options = { role?: Role; scheme?: SchemeRecord[]; more?: Partial<RegisterRecords> };

async function open({ role = 'admin', scheme = [], more }: Options = {}) {
  const app = await renderPage(<SchemePage />, { role, at: '/scheme-rules', records: { scheme, ...more } });
  await screen.findByRole('heading', { level: 1, name: 'Scheme Rules' }, { timeout: 10_000 });
  await screen.findByRole('table', { name: 'Sentences of letters' }, { timeout: 10_000 });
  const { store } = app.tab;
  return {
    ...app,
    rules: () => selectScheme(store.getState()),
    part: (id: SchemeRecord['id']) => findChangedPart(store.getState(), id),
  };
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const question = async () => within(await screen.findByRole('alertdialog'));
const save = () => dialog().getByRole('button', { name: 'Save' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const row = (table: string, name: string | RegExp) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name });
const cards = ['Listed species', 'Days', 'Papers', 'Sentences of letters'];
const asShipped = 'As shipped. The authority has not confirmed it.';

test('on a phone the button that edits stands without a label', async () => {
  const width = window.innerWidth;
  window.innerWidth = 360;
  try {
    await renderPage(<SchemePage />, { role: 'admin', at: '/scheme-rules', records: { scheme: [] } });
    const list = within(await screen.findByRole('list', { name: 'Papers by kind of incident' }, { timeout: 10_000 }));
    expect(list.getAllByRole('button').length).toBeGreaterThan(0);
    // jsdom knows no sizes: the label is not dressed as those that are seen.
    const [seen] = list.getAllByText('Papers needed');
    for (const label of list.getAllByText('Actions')) expect(label).not.toHaveAttribute('class', seen?.className);
  } finally {
    window.innerWidth = width;
  }
});

test.each(roleNames.filter((role) => role !== 'admin'))('%s reads what ships, and changes nothing', async (role) => {
  await open({ role });
  for (const name of cards) expect(card(name).getByText(asShipped)).toBeVisible();
  expect(card('Listed species').getByText(/^Elephant, Buffalo, Lion, Hippo, Crocodile/)).toBeVisible();
  expect(card('Listed species').getByText('Baboon, Warthog, Antelope')).toBeVisible();
  expect(card('Listed species').getByText(/^No. Until then, the portal warns/)).toBeVisible();
  expect(card('Days').getByText('Days to report an incident').nextSibling).toHaveTextContent('3');
  expect(card('Days').getByText('Days to bring missing papers').nextSibling).toHaveTextContent('14');
  expect(row('Papers by kind of incident', /^Property Damage/)).toHaveTextContent(
    'Police reportOr: Letter of the local council',
  );
  expect(row('Where to get papers', /^Death certificate/)).toHaveTextContent('registration office of the district');
  expect(row('Sentences of letters', /^Reported too late/)).toHaveTextContent(
    /English The incident was reported too late\.Swahili.+Luganda.+/,
  );
  expect(screen.queryByRole('button', { name: /^(Edit|Confirm|Restore)/ })).not.toBeInTheDocument();
});

test('a part that was changed says by whom and when', async () => {
  await open({ role: 'cvc_member', scheme: buildScheme() });
  for (const name of cards) expect(card(name).getByText('Last changed: 03/02/2025, 11:00 by Moses Kato')).toBeVisible();
  expect(card('Listed species').getByText(/^Yes. A claim for another species/)).toBeVisible();
  const sentence = row('Sentences of letters', /^Reported too late/);
  expect(sentence).toHaveTextContent(
    'English RewordedYou told us too late.As shipped: The incident was reported too late.',
  );
});

test('an administrator lists a species and confirms the list', async () => {
  const { user, rules } = await open();
  await user.click(button('Edit: Listed species'));
  await user.click(dialog().getByRole('checkbox', { name: 'Baboon' }));
  await user.click(dialog().getByRole('checkbox', { name: 'Lion' }));
  await user.click(dialog().getByRole('switch', { name: 'Confirmed by the authority' }));
  await user.click(save());
  await gone();
  expect(rules().species).toMatchObject({
    isConfirmed: true,
    listed: ['elephant', 'buffalo', 'hippo', 'crocodile', 'baboon', 'leopard', 'hyena', 'gorilla', 'chimpanzee'],
  });
  expect(card('Listed species').getByText('Lion, Warthog, Antelope')).toBeVisible();
  expect(await screen.findByText('Scheme rules saved')).toBeVisible();
});

test('a list without a species is refused at its field', async () => {
  const { user, part } = await open();
  await user.click(button('Edit: Listed species'));
  for (const box of dialog().getAllByRole('checkbox', { checked: true })) await user.click(box);
  await user.click(save());
  expect(
    await dialog().findByRole('group', { name: 'Species for which compensation is paid' }),
  ).toHaveAccessibleDescription('Choose at least one species');
  expect(part('species')).toBeUndefined();
});

test('days are whole and within a year', async () => {
  const { user, rules } = await open();
  await user.click(button('Edit: Days'));
  const field = dialog().getByRole('textbox', { name: 'Days to report an incident' });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, '0');
  await user.click(save());
  await waitFor(() => expect(field).toHaveAccessibleDescription('Enter a whole number of days from 1 to 365'));
  await user.clear(field);
  await user.type(field, '7');
  await user.click(save());
  await gone();
  expect(rules().reporting).toMatchObject({ reportDays: 7, papersDays: 14 });
});

test('papers of a kind are added with what may stand in for them, and removed', async () => {
  const { user, rules } = await open();
  await user.click(button('Edit: Property Damage'));
  await user.click(dialog().getByRole('button', { name: 'Remove Police report' }));
  expect(dialog().getByText('No papers are needed.')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Add a paper' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Estimate of repairs' }));
  const group = within(await dialog().findByRole('group', { name: 'Estimate of repairs' }));
  const instead = group.getByRole('combobox', { name: 'Papers accepted instead' });
  await waitFor(() => expect(instead).toHaveFocus());
  await user.click(instead);
  expect(screen.queryByRole('option', { name: 'Estimate of repairs' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'Receipts' }));
  await user.keyboard('{Escape}');
  await user.click(save());
  await gone();
  expect(rules().papers.needed.property).toEqual([{ paper: 'repair_estimate', standIns: ['receipts'] }]);
  expect(rules().papers.needed.crop).toEqual([{ paper: 'valuation_form', standIns: [] }]);
  expect(row('Papers by kind of incident', /^Property Damage/)).toHaveTextContent('Estimate of repairsOr: Receipts');
});

test('a sentence is worded anew in one language, and left empty it is as shipped again', async () => {
  const { user, rules } = await open();
  await user.click(button('Edit: Reported too late'));
  const english = dialog().getByRole('textbox', { name: 'English' });
  expect(english).toHaveAccessibleDescription('As shipped: The incident was reported too late.');
  expect(english).toHaveFocus();
  await user.type(english, 'You told us <b>too late</b>. {{{{x}}');
  await user.click(save());
  await gone();
  expect(rules().sentences).toMatchObject({
    worded: [{ reason: 'late', language: 'en', sentence: 'You told us <b>too late</b>. {{x}}' }],
  });
  expect(
    within(row('Sentences of letters', /^Reported too late/)).getByText(/<b>too late<\/b>\. \{\{x\}\}/),
  ).toBeVisible();
  await user.click(button('Edit: Reported too late'));
  await user.clear(dialog().getByRole('textbox', { name: 'English' }));
  await user.click(save());
  await gone();
  expect(rules().sentences).toMatchObject({ worded: [] });
});

test('a sentence that is too long says by how much', async () => {
  const { user, part } = await open();
  await user.click(button('Edit: Reported too late'));
  const english = dialog().getByRole('textbox', { name: 'English' });
  await user.click(english);
  await user.paste('x'.repeat(301));
  await user.click(save());
  await waitFor(() => expect(english).toHaveAccessibleDescription('1 character too many. The limit is 300.'));
  expect(part('sentences')).toBeUndefined();
});

test('what ships can be confirmed as it is, and what was changed restored', async () => {
  const { user, rules, part } = await open();
  expect(screen.queryByRole('button', { name: 'Confirm as shipped: Listed species' })).not.toBeInTheDocument();
  await user.click(button('Confirm as shipped: Days'));
  await user.click((await question()).getByRole('button', { name: 'Confirm as shipped' }));
  await waitFor(() => expect(part('reporting')).toMatchObject({ rev: 1, reportDays: 3 }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(card('Days').getByText(/^Last changed: /)).toBeVisible();
  expect(screen.queryByRole('button', { name: /as shipped: Days/ })).not.toBeInTheDocument();

  await user.click(button('Edit: Days'));
  await user.type(dialog().getByRole('textbox', { name: 'Days to report an incident' }), '0');
  await user.click(save());
  await gone();
  expect(rules().reporting).toMatchObject({ reportDays: 30 });
  await user.click(button('Restore as shipped: Days'));
  await user.click((await question()).getByRole('button', { name: 'Restore as shipped' }));
  await waitFor(() => expect(rules().reporting).toMatchObject({ reportDays: 3 }));
});

test('rules that are changed elsewhere while a form lies open are not overwritten unseen', async () => {
  const { user, tab, rules } = await open();
  await user.click(button('Edit: Reported too late'));
  await user.type(dialog().getByRole('textbox', { name: 'English' }), 'Too late.');
  const sentence = { reason: 'identity', language: 'en', sentence: 'Bring your card.' } as const;
  await act(() => tab.store.dispatch(changeScheme(0, { id: 'sentences', worded: [sentence] })));
  expect(dialog().getByText(/These rules were changed elsewhere/)).toBeVisible();
  await user.click(save());
  expect(await dialog().findByText(/^Not saved: .+ changed these rules/)).toBeVisible();
  await user.click(save());
  await gone();
  expect(rules().sentences.worded.map(({ reason }) => reason)).toEqual(['identity', 'late']);
});

test('a form asks before it drops what was typed, also when another page is opened', async () => {
  const { user, router } = await open();
  await user.click(button('Edit: Days'));
  await user.type(dialog().getByRole('textbox', { name: 'Days to report an incident' }), '0');
  await user.tab();
  await user.tab();
  await act(() => router.navigate('/claims'));
  await user.click((await question()).getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.pathname).toBe('/scheme-rules');
  await screen.findByRole('dialog');
  await user.click(await dialog().findByRole('button', { name: 'Cancel' }));
  await user.click((await question()).getByRole('button', { name: 'Leave without saving' }));
  await gone();
  expect(card('Days').getByText(asShipped)).toBeVisible();
});

describe('who may act', () => {
  const boss = buildUser({
    ...{ id: 'BOSS', name: 'Boss', email: 'admin@uwa.example' },
    ...{ role: 'administrator', desks: ['admin'], district: 'headquarters' },
  });
  const southern = buildUser({ id: 'SOUTH', name: 'Sam South', email: 'sam@uwa.example', district: 'southern' });
  const claim = buildClaim({ claimant: { ...buildClaim().claimant, district: 'gulu' } });
  const toggle = (name: string) => dialog().getByRole('switch', { name });

  test('before a rule is saved, the form says whom it shuts out and what it leaves undone', async () => {
    const { user, rules } = await open({ more: { users: [boss, southern], claims: [claim] } });
    expect(card('Who may act').getByText('No. Every officer works in all districts.')).toBeVisible();
    await user.click(button('Edit: Who may act'));
    expect(dialog().queryByRole('alert')).toBeNull();
    await user.click(toggle('Each officer works in their own districts'));
    const said = () =>
      dialog()
        .getAllByRole('alert')
        .map(({ textContent }) => textContent);
    expect(said()).toEqual([
      'With this, only accounts in User Management can sign in.',
      'These officers have no district in their account and could change no claim: Sam South.',
      'No active officer works in: Gulu. Nobody could verify the claims there.',
    ]);
    await user.click(toggle('Four eyes'));
    expect(said()).toContain(
      'There are too few people. No active account would be left for: Committee decision, Payment.',
    );
    await user.click(save());
    await gone();
    expect(rules().access).toMatchObject({ managedOnly: false, ownDistricts: true, fourEyes: true });
    expect(card('Who may act').getByText(/^Yes. Officers change only claims/)).toBeVisible();
  });

  test('whoever would lock themselves out is refused and keeps what was chosen', async () => {
    const { user, part } = await open({ more: { users: [{ ...boss, email: 'other@uwa.example' }] } });
    await user.click(button('Edit: Who may act'));
    await user.click(toggle('Only accounts in User Management can sign in'));
    expect(dialog().getByText('These people have no account and could not sign in: Admin.')).toBeVisible();
    await user.click(save());
    expect(await dialog().findByText(/admin@uwa.example would have no active account/)).toBeVisible();
    expect(toggle('Only accounts in User Management can sign in')).toBeChecked();
    expect(part('access')).toBeUndefined();
  });

  test('a rule without an account that could manage the others says that it does not hold yet', async () => {
    const access = { id: 'access', managedOnly: true, ownDistricts: false, fourEyes: false } as const;
    await open({ scheme: [{ ...access, rev: 1, changedAt: '2025-02-03T08:00:00.000Z', changedBy: 'Boss' }] });
    expect(card('Who may act').getByText(/^Not in force yet/)).toBeVisible();
  });
});
