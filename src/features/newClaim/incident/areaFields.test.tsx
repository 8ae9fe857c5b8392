import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { emptyIncidentForm } from '../../../domain/incident/emptyIncidentForm';
import { type IncidentForm } from '../../../domain/incident/incident';
import '../../../i18n/i18n';
import { theme } from '../../../ui/theme/theme';
import { AreaFields } from './AreaFields';

function Areas({ typed }: { typed: Partial<IncidentForm> }) {
  const form = useForm<IncidentForm, unknown, IncidentForm>({ defaultValues: { ...emptyIncidentForm, ...typed } });
  return <AreaFields form={form} />;
}

function show(typed: Partial<IncidentForm> = {}) {
  render(
    <ThemeProvider theme={theme}>
      <Areas typed={typed} />
    </ThemeProvider>,
  );
  return userEvent.setup();
}

const kind = () => screen.getByRole('combobox', { name: 'Protected area nearby' });
const name = () => screen.getByRole('combobox', { name: 'Name of the protected area' });

test('names near the coordinates are offered first, under a heading of their own', async () => {
  const user = show({ gpsLatitude: '-0.13', gpsLongitude: '29.88' });
  expect(kind()).toHaveValue('');
  expect(name()).toHaveValue('');
  await user.click(name());
  await user.keyboard('{ArrowDown}');
  const list = await screen.findByRole('listbox');
  expect(within(list).getAllByRole('option')[0]).toHaveTextContent('Queen Elizabeth National Park');
  expect(within(list).getByText('Nearby')).toBeVisible();
  expect(within(list).getByText('Other protected areas')).toBeVisible();
});

test('a name from the list fills in its kind where none was chosen', async () => {
  const user = show();
  await user.type(name(), 'mabira');
  await user.click(await screen.findByRole('option', { name: 'Mabira Central Forest Reserve' }));
  expect(name()).toHaveValue('Mabira Central Forest Reserve');
  expect(kind()).toHaveValue('forest_reserve');
});

test('a kind that was chosen stays until it is changed by a press', async () => {
  const user = show({ protectedAreaNearby: 'national_park' });
  await user.type(name(), 'mabira');
  await user.click(await screen.findByRole('option', { name: 'Mabira Central Forest Reserve' }));
  expect(kind()).toHaveValue('national_park');
  await user.click(screen.getByRole('button', { name: 'Change to Forest Reserve' }));
  expect(kind()).toHaveValue('forest_reserve');
  expect(screen.queryByRole('button', { name: 'Change to Forest Reserve' })).not.toBeInTheDocument();
});

test('any other name is taken and says nothing of a kind', async () => {
  const user = show();
  await user.type(name(), 'Kagadi Forest');
  expect(name()).toHaveValue('Kagadi Forest');
  expect(kind()).toHaveValue('');
});

test('where no area is near no name is asked for, and a slip loses nothing', async () => {
  const user = show({ protectedAreaNearby: 'game_reserve', protectedAreaName: 'Kyambura' });
  await user.selectOptions(kind(), 'none');
  expect(screen.queryByRole('combobox', { name: 'Name of the protected area' })).not.toBeInTheDocument();
  await user.selectOptions(kind(), 'game_reserve');
  expect(name()).toHaveValue('Kyambura');
});
