import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { emptyIncidentForm } from '../../../domain/incident/emptyIncidentForm';
import { type IncidentForm } from '../../../domain/incident/incident';
import '../../../i18n/i18n';
import { theme } from '../../../ui/theme/theme';
import { LocationFields } from './LocationFields';

const wide = window.innerWidth;

afterEach(() => {
  window.innerWidth = wide;
});

function Coordinates() {
  const form = useForm<IncidentForm, unknown, IncidentForm>({ defaultValues: emptyIncidentForm });
  return <LocationFields form={form} />;
}

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <Coordinates />
    </ThemeProvider>,
  );

test('on a phone coordinates are typed on number keys, which lack the minus sign of the south', async () => {
  window.innerWidth = 360;
  const user = userEvent.setup();
  show();
  const latitude = screen.getByRole('textbox', { name: 'GPS latitude' });
  for (const field of [latitude, screen.getByRole('textbox', { name: 'GPS longitude' })]) {
    expect(field).toHaveAttribute('inputmode', 'decimal');
  }
  await user.type(latitude, '0.61');
  const sign = screen.getByRole('button', { name: 'North or south of the equator' });
  await user.click(sign);
  expect(latitude).toHaveValue('-0.61');
  expect(latitude).toHaveFocus();
  await user.click(sign);
  expect(latitude).toHaveValue('0.61');
});

test('at a desk the minus sign is on the keyboard', () => {
  show();
  expect(screen.queryByRole('button', { name: 'North or south of the equator' })).not.toBeInTheDocument();
});
