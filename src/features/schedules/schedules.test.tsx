import { act, screen, waitFor, within } from '@testing-library/react';
import { type Role, roleNames } from '../../domain/user/roles';
import type { Schedule } from '../../domain/valuation/scheduleRecord';
import { scheduleToForm } from '../../domain/valuation/scheduleForm';
import { discardSchedule, publishSchedule, saveSchedule } from '../../store/schedules/commands';
import { findSchedule } from '../../store/schedules/selectors';
import { buildSchedule } from '../../test/builders';
import { renderPage } from '../../test/renderPage';
import { SchedulesPage } from './SchedulesPage';

const current = buildSchedule();
const draft = buildSchedule({ id: 'v2026.2', status: 'draft', from: undefined });
const target = { id: draft.id, rev: 1 };

type Options = { role?: Role; at?: string; schedules?: Schedule[] };

async function open({ role = 'admin', at = '', schedules = [current, draft] }: Options = {}) {
  const app = await renderPage(<SchedulesPage />, { role, at: `/valuation-schedules${at}`, records: { schedules } });
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  return { ...app, find: (id: string) => findSchedule(app.tab.store.getState(), id) };
}

const heading = (name: string) => screen.findByText(name, { selector: 'h1' });
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const dialog = () => within(screen.getByRole('dialog'));
const question = async () => within(await screen.findByRole('alertdialog'));
const cells = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join('|'));
const maizePrice = /^Maize: Price \(UGX a kg\)/;

test('the versions are listed, drafts first, with where they stand and from when to when', async () => {
  await open({ role: 'finance' });
  expect(cells('Valuation Schedules')).toEqual([
    'Version|Status|In force from|In force to|Rates',
    'v2026.2|Draft|–|–|7',
    'v2026.1|PublishedCurrent|01/01/2025|–|7',
    'v2024.1|PublishedSample|01/01/2024|31/12/2024|41',
    'v2023.4|PublishedSample|01/10/2023|31/12/2023|41',
    'v2023.3|PublishedSample|01/07/2023|30/09/2023|41',
  ]);
});

test('a schedule is read by kind, with market prices beside those of crops, and Back leads to the list', async () => {
  const { user, router } = await open({ role: 'district_officer' });
  await user.click(screen.getByRole('link', { name: 'v2024.1' }));
  const title = await heading('Valuation Schedule v2024.1');
  expect(title).toHaveFocus();
  expect(screen.getByText("Sample schedule. The rates are not the authority's.")).toBeInTheDocument();
  expect(cells('Crops by area').slice(0, 3)).toEqual([
    'Crop type|Expected yield (kg an acre)|Price (UGX a kg)|Market price (UGX a kg)',
    'Maize|900|860|1,430',
    'Rice|800|1,440|–',
  ]);
  expect(screen.getByText(/the median of 01\/07\/2025 to 15\/06\/2026. Source: WFP Food Prices/)).toBeInTheDocument();
  expect(cells('Livestock').slice(0, 2)).toEqual([
    'Livestock species|Calf/Kid/Lamb|Young Adult|Adult|Breeding Animal|Any other age',
    'Cattle|560,000|980,000|1,400,000|1,800,000|–',
  ]);
  expect(cells('Crops by plant')).toContain('Banana|15,000');
  expect(cells('Property')).toContain('Fence|90');
  expect(cells('Injury')).toContain('Minor injury|1,500,000');
  expect(cells('Death')).toContain('Loss of life|12,000,000');
  expect(cells('Limits')).toContain('Limit for any claim (UGX)|15,000,000');
  expect(screen.getByText('Without a rate, to be valued by hand: Crops, Other')).toBeInTheDocument();
  await act(() => router.navigate(-1));
  await heading('Valuation Schedules');
});

test.each(roleNames.filter((role) => role !== 'admin'))('%s reads a schedule and changes none', async (role) => {
  await open({ role, at: '?version=v2026.2&edit=1' });
  await heading('Valuation Schedule v2026.2');
  expect(button('Download Excel')).toBeInTheDocument();
  for (const name of ['Copy to a new version', 'Publish schedule', 'Delete draft', 'Withdraw schedule'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

test('one that was withdrawn says why and by whom', async () => {
  const withdrawn = buildSchedule({ status: 'withdrawn', withdrawnBecause: 'The price of maize was wrong.' });
  await open({ role: 'cvc_member', at: '?version=v2026.1', schedules: [withdrawn] });
  expect(screen.getByText('The price of maize was wrong.')).toBeInTheDocument();
  expect(screen.getByText(/by Moses Kato/)).toBeInTheDocument();
});

test.each(['<img src=x onerror=ran=1>', 'constructor', '__proto__'])(
  'an item that is called %s is a text like any other',
  async (item) => {
    const rates = current.rates.map((rate) => ({ ...rate, item, ...('age' in rate && { age: item }) }));
    await open({ role: 'finance', at: '?version=v2026.1', schedules: [{ ...current, rates, changedBy: item }] });
    // A row for each way of valuing, and a head for the age; the two animals are one.
    expect(screen.getAllByText(item)).toHaveLength(7);
    expect(document.querySelector('img[src=x], [onerror]')).toBeNull();
  },
);

test('an address of no schedule says so and leads to the list', async () => {
  const { user } = await open({ at: '?version=__proto__' });
  await heading('Schedule not found');
  await user.click(screen.getByRole('link', { name: 'All valuation schedules' }));
  await heading('Valuation Schedules');
});

test('a copy asks for its version, and opens to be edited', async () => {
  const { user, find } = await open({ at: '?version=v2026.1' });
  await user.click(button('Copy to a new version'));
  await user.type(dialog().getByRole('textbox', { name: 'New version' }), 'v2024.1');
  await user.click(dialog().getByRole('button', { name: 'Copy schedule' }));
  const field = dialog().getByRole('textbox', { name: 'New version' });
  await waitFor(() => expect(field).toHaveAccessibleDescription('There is already a schedule with this version'));
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'v2027.1');
  await user.click(dialog().getByRole('button', { name: 'Copy schedule' }));
  await heading('Edit Schedule v2027.1');
  expect(find('v2027.1')).toMatchObject({ status: 'draft', rates: current.rates });
});

describe('the form of a draft', () => {
  const edit = async () => {
    const app = await open({ at: '?version=v2026.2&edit=1' });
    await heading('Edit Schedule v2026.2');
    return app;
  };
  const price = () => screen.getByLabelText(maizePrice);
  const retype = async ({ user }: Awaited<ReturnType<typeof edit>>, text: string) => {
    await user.clear(price());
    await user.paste(text);
  };

  test('says what is wrong at its fields, keeps what was typed, and saves', async () => {
    const app = await edit();
    const { user, find } = app;
    await retype(app, '-5');
    await user.click(screen.getAllByText('Add a rate', { selector: 'button' })[1] ?? document.body);
    await user.selectOptions(screen.getByRole('combobox', { name: 'New rate: Crop type' }), 'Maize');
    await user.click(button('Save schedule'));
    await waitFor(() => expect(price()).toHaveAccessibleDescription('Enter an amount in whole shillings, above 0'));
    expect(price()).toHaveFocus();
    expect(price()).toHaveValue('-5');
    expect(screen.getByRole('combobox', { name: 'Maize: Crop type', description: /already has/ })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Maize: Price (UGX a plant)' })).toBeInvalid();
    const removes = screen.getAllByLabelText('Remove Maize', { selector: 'button' });
    await user.click(removes.at(-1) ?? document.body);
    await retype(app, '1200');
    await user.click(button('Save schedule'));
    await heading('Valuation Schedule v2026.2');
    expect(find('v2026.2')?.rates[0]).toEqual({ basis: 'area', item: 'Maize', yield: 900, price: 1200 });
    expect(find('v2026.2')?.rates).toHaveLength(7);
  });

  test('without a rate says so', async () => {
    const { user, find } = await edit();
    for (const remove of screen.getAllByLabelText(/^Remove /, { selector: 'button' }).reverse())
      await user.click(remove);
    await user.click(button('Save schedule'));
    expect(await screen.findByText('Add at least one rate')).toBeInTheDocument();
    expect(find('v2026.2')?.rev).toBe(1);
  });

  test('asks before what was typed is left', async () => {
    const app = await edit();
    const { user } = app;
    await retype(app, '1200');
    await user.click(button('Cancel'));
    await user.click((await question()).getByRole('button', { name: 'Cancel' }));
    expect(price()).toHaveValue('1,200');
    await user.click(screen.getByRole('link', { name: 'All valuation schedules' }));
    await user.click((await question()).getByRole('button', { name: 'Leave without saving' }));
    await heading('Valuation Schedules');
  });

  /** Another tab of the same browser. */
  async function elsewhere({ browser }: Awaited<ReturnType<typeof edit>>) {
    const other = browser.openTab();
    await other.opened;
    return other;
  }

  test('tells of a change elsewhere, keeps what was typed, and saves it once that was told', async () => {
    const app = await edit();
    const { user, find } = app;
    await retype(app, '1200');
    const other = await elsewhere(app);
    await act(async () => {
      await other.store.dispatch(
        saveSchedule(target, { ...scheduleToForm(draft), stages: { seedling: '30', growing: '70', mature: '100' } }),
      );
    });
    expect(await screen.findByText(/Your entries are kept. If you save, they replace/)).toBeInTheDocument();
    expect(price()).toHaveValue('1200');
    await user.click(button('Save schedule'));
    expect(await screen.findByText(/^Not saved: Admin changed this schedule on/)).toBeInTheDocument();
    await user.click(button('Save schedule'));
    await heading('Valuation Schedule v2026.2');
    expect(find('v2026.2')).toMatchObject({ rev: 3, stages: { seedling: 40 } });
  });

  test.each([
    ['published', publishSchedule(target, { from: '2027-01-01' })],
    ['deleted', discardSchedule(target)],
  ])('that was %s elsewhere keeps what was typed and is sent no more', async (_what, deed) => {
    const app = await edit();
    await retype(app, '1200');
    const other = await elsewhere(app);
    await act(async () => {
      await other.store.dispatch(deed);
    });
    expect(await screen.findByText(/This draft was published or deleted elsewhere/)).toBeInTheDocument();
    expect(price()).toHaveValue('1200');
    expect(screen.queryByRole('button', { name: 'Save schedule' })).not.toBeInTheDocument();
  });
});

test('publishing says what becomes of the one in force, names a past day’s consequence, and refuses a day that is taken', async () => {
  const { user, find } = await open({ at: '?version=v2026.2' });
  await user.click(button('Publish schedule'));
  await dialog().findByText('v2026.1 is then in force until the day before.', {}, { timeout: 10_000 });
  expect(dialog().getByText(/You cannot edit a published schedule/)).toBeInTheDocument();
  const day = await dialog().findByRole('spinbutton', { name: 'Day' }, { timeout: 10_000 });
  await user.click(day);
  await user.keyboard('01012025');
  await user.click(dialog().getByRole('button', { name: 'Publish schedule' }));
  expect(await dialog().findByText(/^Choose a later day/)).toBeInTheDocument();
  expect(dialog().queryByText(/is then in force/)).toBeNull();
  await user.click(dialog().getByRole('spinbutton', { name: 'Day' }));
  await user.keyboard('01022025');
  expect(dialog().getByText('v2026.1 is then in force until 31/01/2025.')).toBeInTheDocument();
  expect(dialog().getByText(/This day is in the past/)).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Publish schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(find('v2026.2')).toMatchObject({ status: 'published', from: '2025-02-01' });
  expect(screen.getByText('Current')).toBeInTheDocument();
});

const typedIn = [
  ['v2026.1', 'Copy to a new version', () => dialog().getByRole('textbox', { name: 'New version' }), 'v2027.1'],
  ['v2026.1', 'Withdraw schedule', () => dialog().getByRole('textbox', { name: 'Reason' }), 'Wrong prices'],
  ['v2026.2', 'Publish schedule', () => dialog().findByRole('spinbutton', { name: 'Day' }), '01022025'],
] as const;

test.each(typedIn)('%s, %s: Back asks before what was typed is lost', async (version, deed, field, typed) => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('link', { name: version }));
  await user.click(button(deed));
  await user.click(await field());
  await user.keyboard(typed);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  void router.navigate(-1);
  await user.click((await question()).getByRole('button', { name: 'Cancel' }));
  expect(dialog().getByRole('button', { name: 'Cancel' })).toBeVisible();
  void router.navigate(-1);
  await user.click((await question()).getByRole('button', { name: 'Leave without saving' }));
  await heading('Valuation Schedules');
});

test('a withdrawal asks for a reason, and then once more', async () => {
  const { user, find } = await open({ at: '?version=v2026.1' });
  await user.click(button('Withdraw schedule'));
  expect(dialog().getByText(/v2024.1 is then in force in its place/)).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Withdraw schedule' }));
  const reason = dialog().getByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Enter the reason'));
  await user.type(reason, 'The price of maize was wrong.');
  await user.click(dialog().getByRole('button', { name: 'Withdraw schedule' }));
  await user.click((await question()).getByRole('button', { name: 'Withdraw schedule' }));
  await waitFor(() => expect(find('v2026.1')?.status).toBe('withdrawn'));
  expect(await screen.findByText('The price of maize was wrong.')).toBeInTheDocument();
});

test('a draft is deleted after it was asked for, and the list follows', async () => {
  const { user, find } = await open({ at: '?version=v2026.2' });
  await user.click(button('Delete draft'));
  await user.click((await question()).getByRole('button', { name: 'Delete draft' }));
  await heading('Valuation Schedules');
  expect(find('v2026.2')).toBeUndefined();
});
