import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import '../../i18n/i18n';
import { DateInputOnDemand } from './DateInputOnDemand';

function Sample() {
  const { control } = useForm({ defaultValues: { until: '' } });
  return <DateInputOnDemand control={control} name="until" label="Awaited until" hint="Within a year" required />;
}

test('label and hint keep their place while the calendar is on its way', async () => {
  render(<Sample />);
  const waiting = screen.getByRole('status', { name: 'Loading' });
  expect(waiting).toHaveTextContent(/^Awaited until.*Within a year$/);
  expect(await screen.findByRole('spinbutton', { name: 'Day' })).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});
