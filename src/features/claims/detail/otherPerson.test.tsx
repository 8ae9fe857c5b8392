import { act, screen, within } from '@testing-library/react';
import type { Role } from '../../../domain/user/roles';
import { signOut } from '../../../store/session/commands';
import { findClaim } from '../../../store/claims/selectors';
import { recordsAt } from '../../../test/recordsAt';
import { valueByHand } from '../../../test/valueByHand';
import { renderApp } from '../../../test/renderApp';
import { createBrowser, noRecords, signInAs } from '../../../test/testRegister';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

/** A form, filled in and open, by whose turn it is, and who signs in meanwhile. */
const stale: {
  status: Parameters<typeof recordsAt>[0];
  role: Role;
  successor: Role;
  fill: (user: User) => Promise<void>;
  send: (user: User) => Promise<void>;
}[] = [
  {
    status: 'submitted',
    role: 'district_officer',
    successor: 'cvc_member',
    fill: async (user) => {
      await press(user, 'Verify & Forward');
      await user.selectOptions(await screen.findByLabelText(/Valuation schedule version/), 'v2024.1');
      await valueByHand(user, '500000');
    },
    send: (user) => press(user, 'Complete Verification'),
  },
  {
    status: 'under_cvc_review',
    role: 'cvc_member',
    successor: 'district_officer',
    fill: async (user) => {
      await press(user, 'CVC Decision');
      await user.click(await screen.findByRole('radio', { name: 'Refer back to district' }));
      await user.type(screen.getByLabelText(/Decision note/), 'Measure again.');
    },
    send: (user) => press(user, 'Record Decision'),
  },
  {
    status: 'approved',
    role: 'admin',
    successor: 'finance',
    fill: (user) => press(user, 'Final Approval'),
    send: (user) => press(user, 'Give Final Approval'),
  },
  {
    status: 'payment_processing',
    role: 'finance',
    successor: 'district_officer',
    fill: async (user) => {
      await press(user, 'Process Payment');
      const form = within(await screen.findByRole('form', { name: 'Process Payment' }));
      await user.selectOptions(form.getByLabelText(/Payment status/), 'Success');
      await user.type(form.getByLabelText(/Payment reference/), 'MM-1');
      await user.click(form.getByRole('button', { name: 'Update Payment' }));
    },
    send: (user) => press(user, 'Record as successful'),
  },
];

test.each(stale)(
  'at $status a form still open in a tab that slept is not sent as $successor',
  async ({ status, role, successor, fill, send }) => {
    const { claim, ...records } = recordsAt(status);
    const browser = createBrowser();
    const awake = browser.openTab({ layDown: () => Promise.resolve({ ...noRecords, ...records }) });
    await awake.opened;
    await signInAs(awake, role, 'first@uwa.example');
    // It hears nothing of the other until it does something itself.
    const deaf = { tabs: { post: () => undefined, listen: () => undefined } };
    const { user } = await renderApp({ at: `/claims/${claim.id}`, browser, ports: deaf });
    await screen.findByRole('heading', { level: 1, name: /Grace Biira/ }, { timeout: 15_000 });
    await fill(user);
    await act(() => awake.store.dispatch(signOut()));
    await act(() => signInAs(awake, successor, 'second@uwa.example'));

    await send(user);
    expect(
      (await screen.findAllByText(/Someone else has since signed in on this device\. Nothing was changed\./))[0],
    ).toBeVisible();
    expect(findClaim(awake.store.getState(), claim.id)).toEqual(claim);
  },
);
