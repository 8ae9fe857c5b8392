import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import '../../i18n/i18n';
import { theme } from '../theme/theme';
import { toast } from './toast';
import { Toasts } from './Toasts';

function setUp(announce: () => void) {
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <button onClick={announce}>Announce</button>
      </Toasts>
    </ThemeProvider>,
  );
  const user = userEvent.setup();
  return { user, announce: () => user.click(screen.getByRole('button', { name: 'Announce' })) };
}

const region = () => screen.getByRole('region', { name: 'Notifications' });

test('what went well is a polite status in the labelled region, and can be dismissed', async () => {
  const { user, announce } = setUp(() => toast.success('Verification completed', 'CL-1 was forwarded to CVC'));
  await announce();
  const status = within(region()).getByRole('status');
  expect(status).toHaveTextContent('Verification completed');
  expect(status).toHaveTextContent('CL-1 was forwarded to CVC');
  await user.click(within(status).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
});

test('what went wrong interrupts, once however often it is said', async () => {
  const { announce } = setUp(() => toast.error('Error', 'Failed to complete verification. Please try again.'));
  await announce();
  await announce();
  expect(within(region()).getAllByRole('alert')).toHaveLength(1);
});

test('what is to be said as soon as anything shows is said', async () => {
  function Herald() {
    useEffect(() => toast.success('The records were moved'), []);
    return null;
  }
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <Herald />
      </Toasts>
    </ThemeProvider>,
  );
  expect(await screen.findByText('The records were moved')).toBeVisible();
});

test('Alt+T reaches the region', () => {
  setUp(() => undefined);
  fireEvent.keyDown(window, { code: 'KeyT', key: '†', altKey: true });
  expect(region()).toHaveFocus();
});
