import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { openRegister } from '../../../test/openRegister';
import { TurnOnDialog } from './TurnOnDialog';

test('a passphrase that cannot be taken is gone to, and nothing is turned on', async () => {
  const { tab } = await openRegister({}, 'district_officer');
  render(
    <Provider store={tab.store}>
      <TurnOnDialog onClose={() => undefined} />
    </Provider>,
  );
  expect(screen.getByText(/such as names and national IDs, may stay readable/)).toBeVisible();
  const user = userEvent.setup();
  const [next, repeated] = screen.getAllByLabelText(/^(New|Repeat new) passphrase( \*)?$/);
  if (!next || !repeated) throw new Error('A field is missing');
  const turnOn = screen.getByRole('button', { name: 'Turn on passphrase' });
  await user.type(next, 'short one');
  await user.click(turnOn);
  expect(next).toHaveFocus();
  expect(next).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('2 fields need attentionNew passphraseI understand');
  await user.clear(next);
  await user.type(next, 'two hyrax under the bridge');
  await user.type(repeated, 'two hyrax under the fridge');
  await user.click(turnOn);
  expect(repeated).toHaveFocus();
  expect(repeated).toBeInvalid();
  await user.clear(repeated);
  await user.type(repeated, 'two hyrax under the bridge');
  await user.click(turnOn);
  expect(screen.getByLabelText(/^I understand/)).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(localStorage.getItem('portal-vault')).toBeNull();
});
