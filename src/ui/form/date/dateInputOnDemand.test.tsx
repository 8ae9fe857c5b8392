import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import '../../../i18n/i18n';
import { DateInputOnDemand } from './DateInputOnDemand';

const mockConnection = { lost: false };

jest.mock('./DateInput', () => {
  if (mockConnection.lost) throw new Error('no connection');
  return jest.requireActual<object>('./DateInput');
});

function Sample() {
  const { control } = useForm({ defaultValues: { until: '' } });
  return <DateInputOnDemand control={control} name="until" label="Awaited until" hint="Within a year" required />;
}

// Before the calendar has come once.
test('a calendar that did not load is asked for again where the field is, which then has the focus', async () => {
  mockConnection.lost = true;
  render(<Sample />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(again).toHaveAccessibleDescription(/^Awaited until.*The calendar did not load\./);
  expect(screen.queryByText('This part of the page did not load')).toBeNull();

  mockConnection.lost = false;
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Day' })).toHaveFocus());
});

test('label and hint keep their place while the calendar is on its way', async () => {
  render(<Sample />);
  const waiting = screen.getByRole('status', { name: 'Loading' });
  expect(waiting).toHaveTextContent(/^Awaited until.*Within a year$/);
  expect(await screen.findByRole('spinbutton', { name: 'Day' })).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  expect(document.body).toHaveFocus();
});
