import { screen, waitFor, within } from '@testing-library/react';
import { kampalaToday } from '../../../../domain/calendar';
import type { Claim } from '../../../../domain/claim/claim';
import type { Role } from '../../../../domain/user/roles';
import { findClaim } from '../../../../store/claims/selectors';
import { buildConditionCheck, buildDecision } from '../../../../test/builders';
import { recordsAt } from '../../../../test/recordsAt';
import { renderApp } from '../../../../test/renderApp';
import { createBrowser } from '../../../../test/testRegister';

const onConditions = [buildDecision({ conditions: ['Bring the receipts', 'Fence the garden'] })];

async function open(role: Role, status: Claim['status'], own: Partial<Claim> = {}) {
  const browser = createBrowser({ start: new Date().toISOString() });
  const { claim, ...records } = recordsAt(status, { decisions: onConditions, ...own });
  const app = await renderApp({ role, at: `/claims/${claim.id}`, records, browser });
  await screen.findByRole('heading', { level: 1, name: /Grace Biira/ }, { timeout: 10_000 });
  return { ...app, claim: () => findClaim(app.tab.store.getState(), claim.id) };
}

const card = () => within(screen.getByRole('region', { name: 'Conditions of the approval' }));
const items = () => card().getAllByRole('listitem');
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }));

test('finance ticks a condition as met, and takes the tick back with a reason', async () => {
  const { user, claim } = await open('finance', 'payment_processing');
  expect(items().map(({ textContent }) => textContent)).toEqual([
    'Bring the receiptsNot yet metTick as met',
    'Fence the gardenNot yet metTick as met',
  ]);
  expect(card().getByText('Payment waits until each condition is met.')).toBeVisible();
  await user.click(card().getByRole('button', { name: 'Tick as met', description: 'Fence the garden' }));
  let dialog = await dialogNamed('Tick as met');
  expect(dialog.getByText('Fence the garden')).toBeVisible();
  await user.type(dialog.getByLabelText('Note'), 'Seen by the ranger');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Recorded that the condition is met')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(items()[1]).toHaveTextContent('Seen by the ranger');
  expect(claim()?.conditionChecks).toMatchObject([{ place: 1, metOn: kampalaToday(), note: 'Seen by the ranger' }]);

  await user.click(card().getByRole('button', { name: 'Not met after all' }));
  dialog = await dialogNamed('Not met after all');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Say why the condition is not met')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText(/^Reason/), 'Another garden');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Recorded that the condition is not met')).toBeVisible();
  expect(items()[1]).toHaveTextContent(/^Fence the gardenNot yet met/);
  expect(card().getByText('Earlier records')).toBeVisible();
});

test('the committee sees how its conditions stand, and ticks none', async () => {
  await open('cvc_member', 'approved', { conditionChecks: [buildConditionCheck()] });
  expect(card().getByText('Met')).toBeVisible();
  expect(card().queryByRole('button')).toBeNull();
});

test('once the claim is paid no tick is taken back', async () => {
  await open('admin', 'paid', { conditionChecks: [buildConditionCheck(), buildConditionCheck({ place: 1 })] });
  expect(card().getAllByText('Met')).toHaveLength(2);
  expect(card().queryByRole('button')).toBeNull();
});

test('the open conditions stand above Mark Paid, which says at once why it is refused', async () => {
  const { user, claim } = await open('admin', 'approved', { conditionChecks: [buildConditionCheck()] });
  await user.click(screen.getByRole('button', { name: 'Mark Paid' }));
  const dialog = await dialogNamed('Mark Paid');
  expect(dialog.getByRole('note')).toHaveTextContent(
    /^Payment waits until these conditions are met\..*Fence the garden$/,
  );
  await user.type(dialog.getByLabelText(/Payment reference/), 'MM-1');
  await user.click(dialog.getByRole('button', { name: 'Mark Paid' }));
  const refused = await dialog.findByRole('alert');
  expect(refused).toHaveTextContent(/^Payment waits until these conditions are met\..*Fence the garden$/);
  expect(dialog.getAllByText(/Fence the garden/)).toHaveLength(1);
  expect(claim()?.status).toBe('approved');
});
