import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Gives a claim a compensation by hand, UGX: without lines, and with the reason that it then needs. */
export async function valueByHand(user: UserEvent, compensation: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
  const amount = screen.getByLabelText(/Calculated compensation/);
  await user.clear(amount);
  await user.type(amount, compensation);
  await user.type(screen.getByLabelText(/Reason for the changed compensation/), 'Valued on paper');
}
