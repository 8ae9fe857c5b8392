import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { DateFormat } from '../../domain/settings/format';
import { defaultPreferences } from '../../domain/settings/preferencesRecord';
import '../../i18n/i18n';
import { FormatsProvider } from '../text/formats';
import { theme } from '../theme/theme';
import { DateInput } from './date/DateInput';
import { formResolver } from './formResolver';
import { LimitedTextInput } from './text/LimitedTextInput';
import { MoneyInput } from './text/MoneyInput';
import { MultiSelectInput } from './choice/MultiSelectInput';
import { RadioInput } from './choice/RadioInput';
import { SearchSelectInput } from './choice/SearchSelectInput';
import { SelectInput } from './choice/SelectInput';
import { SuggestInput } from './text/SuggestInput';

const required = (message: string) => v.pipe(v.string(), v.nonEmpty(message));

const schema = v.object({
  dateOfIncident: required('Date of incident is required'),
  fullName: required('Full name is required'),
  district: required('District is required'),
  subcounty: required('Sub-county is required'),
  species: required('Wildlife species is required'),
  payoutMethod: required('Preferred payout method is required'),
  wanted: v.array(v.string()),
  amount: required('Amount is required'),
});

const empty = {
  dateOfIncident: '',
  fullName: '',
  district: '',
  subcounty: '',
  species: '',
  payoutMethod: '',
  wanted: [] as string[],
  amount: '',
};

function SampleForm({ onSave, values }: { onSave: (form: typeof empty) => void; values: typeof empty }) {
  const { control, handleSubmit } = useForm({ resolver: formResolver(schema), defaultValues: values });
  return (
    <form noValidate onSubmit={handleSubmit((form) => onSave(form))}>
      <DateInput control={control} name="dateOfIncident" label="Date of incident" required max="2026-11-20" />
      <LimitedTextInput control={control} name="fullName" label="Full name" required hint="As on the national ID" />
      <SearchSelectInput
        control={control}
        name="district"
        label="District"
        options={[
          { value: 'budaka', label: 'Budaka' },
          { value: 'gulu', label: 'Gulu' },
          { value: 'kasese', label: 'Kasese' },
        ]}
      />
      <SuggestInput control={control} name="subcounty" label="Sub-county" suggestions={['Bungatira', 'Paicho']} />
      <SelectInput
        control={control}
        name="species"
        label="Wildlife species"
        placeholder="Select a species"
        options={[{ value: 'hippo', label: 'Hippo' }]}
      />
      <RadioInput
        control={control}
        name="payoutMethod"
        label="Preferred payout method"
        required
        options={[
          { value: 'mobile_money', label: 'Mobile Money' },
          { value: 'bank_transfer', label: 'Bank Transfer' },
        ]}
      />
      <MultiSelectInput
        control={control}
        name="wanted"
        label="Status"
        placeholder="Any"
        options={[{ value: 'draft', label: 'Draft' }]}
      />
      <MoneyInput control={control} name="amount" label="Amount" step={1000} />
      <button type="submit">Save</button>
    </form>
  );
}

function setUp(values: Partial<typeof empty> = {}) {
  const onSave = jest.fn<void, [typeof empty]>();
  render(
    <ThemeProvider theme={theme}>
      <SampleForm onSave={onSave} values={{ ...empty, ...values }} />
    </ThemeProvider>,
  );
  const user = userEvent.setup();
  return { user, onSave, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

const complete = {
  dateOfIncident: '2026-11-15',
  fullName: 'Okello Moses',
  district: 'gulu',
  subcounty: 'Paicho',
  species: 'hippo',
  payoutMethod: 'mobile_money',
  amount: '1250000',
};

test('the browser fills in no field by itself, also none that a library keeps out of sight', async () => {
  setUp();
  await screen.findByRole('group', { name: 'Date of incident' });
  const fields = [...document.querySelectorAll('input:not([type=radio]), select, textarea')];
  expect(fields.map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')])).toEqual([
    ['dateOfIncident', 'off'],
    ['fullName', 'off'],
    ['district', 'off'],
    ['subcounty', 'off'],
    ['species', 'off'],
    ['wanted', 'off'],
    ['amount', 'off'],
  ]);
});

test('what is left is said near the limit, and what is too much beyond it; nothing pasted is cut', async () => {
  const { user } = setUp(complete);
  const name = screen.getByRole('textbox', { name: 'Full name' });
  const write = (length: number) => fireEvent.change(name, { target: { value: 'x'.repeat(length) } });
  write(107);
  expect(name).toHaveAccessibleDescription('As on the national ID');
  write(119);
  expect(name).toHaveAccessibleDescription('You have 1 character left');
  await user.click(name);
  await user.paste('x'.repeat(2_001));
  expect(name).toHaveValue('x'.repeat(2_120));
  expect(name).toHaveAccessibleDescription('2,000 characters too many. The limit is 120.');
  expect(name).toBeInvalid();
  write(120);
  expect(name).toHaveAccessibleDescription('You have 0 characters left');
  expect(name).toBeValid();

  const subcounty = screen.getByRole('combobox', { name: 'Sub-county' });
  fireEvent.change(subcounty, { target: { value: 'x'.repeat(121) } });
  expect(subcounty).toHaveValue('x'.repeat(121));
  expect(subcounty).toHaveAccessibleDescription('1 character too many. The limit is 120.');
});

test('a text that is longer than its limit and nobody touched is left in peace', () => {
  setUp({ ...complete, fullName: 'x'.repeat(121) });
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription('As on the national ID');
});

test('each error stands at its field and is announced with it', async () => {
  const { save, onSave } = setUp({ dateOfIncident: '2026-11-15' });
  const name = screen.getByRole('textbox', { name: 'Full name' });
  expect(name).toHaveAccessibleDescription('As on the national ID');
  expect(name).toBeRequired();

  await save();

  expect(onSave).not.toHaveBeenCalled();
  expect(name).toHaveFocus();
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('Full name is required');
  expect(screen.getByRole('combobox', { name: 'District' })).toHaveAccessibleDescription('District is required');
  expect(screen.getByRole('combobox', { name: 'Sub-county' })).toHaveAccessibleDescription('Sub-county is required');
  expect(screen.getByRole('combobox', { name: 'Wildlife species' })).toHaveAccessibleDescription(
    'Wildlife species is required',
  );
  expect(screen.getByRole('radiogroup', { name: 'Preferred payout method' })).toHaveAccessibleDescription(
    'Preferred payout method is required',
  );
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription('Amount is required');
});

test.each([
  ['district', 'combobox', 'District'],
  ['subcounty', 'combobox', 'Sub-county'],
  ['species', 'combobox', 'Wildlife species'],
  ['payoutMethod', 'radio', 'Mobile Money'],
  ['amount', 'textbox', 'Amount'],
] as const)('the focus goes to the first error: %s', async (field, role, name) => {
  const { save } = setUp({ ...complete, [field]: '' });
  await save();
  expect(screen.getByRole(role, { name })).toHaveFocus();
});

test('the focus goes to a date too', async () => {
  const { save } = setUp({ ...complete, dateOfIncident: '' });
  await save();
  const date = screen.getByRole('group', { name: 'Date of incident' });
  expect(date).toHaveAccessibleDescription('Date of incident is required');
  expect(within(date).getByRole('spinbutton', { name: 'Day' })).toHaveFocus();
});

test('everything filled in reaches the form as text', async () => {
  const { user, save, onSave } = setUp();
  await user.click(screen.getByRole('spinbutton', { name: 'Day' }));
  await user.keyboard('15112026');
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Okello Moses');
  await user.type(screen.getByRole('combobox', { name: 'District' }), 'gul{Enter}');
  await user.type(screen.getByRole('combobox', { name: 'Sub-county' }), 'A place not in the list');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wildlife species' }), 'Hippo');
  await user.click(screen.getByRole('radio', { name: 'Bank Transfer' }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '1,250,000');
  await save();
  expect(onSave).toHaveBeenCalledWith({
    dateOfIncident: '2026-11-15',
    fullName: 'Okello Moses',
    district: 'gulu',
    subcounty: 'A place not in the list',
    species: 'hippo',
    wanted: [],
    payoutMethod: 'bank_transfer',
    amount: '1250000',
  });
});

test('what begins with the typed text comes before what only holds it', async () => {
  const { user } = setUp();
  const district = screen.getByRole('combobox', { name: 'District' });
  await user.type(district, 'ka');
  const found = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(found.map(({ textContent }) => textContent)).toEqual(['Kasese', 'Budaka']);
  await user.keyboard('{Enter}');
  expect(district).toHaveValue('Kasese');
});

test('a date that is half typed or does not exist is no date, and stays in sight', async () => {
  const { user, save } = setUp(complete);
  const date = screen.getByRole('group', { name: 'Date of incident' });
  expect(date).toHaveTextContent('15/11/2026');
  await user.click(within(date).getByRole('spinbutton', { name: 'Day' }));
  await user.keyboard('3102');
  expect(date).toHaveTextContent('31/02/2026');
  expect(date).toHaveAccessibleDescription('Enter the date as DD/MM/YYYY');
  await save();
  expect(date).toHaveTextContent('31/02/2026');
});

test('a date stands in the chosen order, also one that is there already', async () => {
  const onSave = jest.fn();
  const at = (dateFormat: DateFormat) => (
    <FormatsProvider choices={{ ...defaultPreferences, dateFormat }}>
      <SampleForm onSave={onSave} values={{ ...empty, ...complete }} />
    </FormatsProvider>
  );
  const { rerender } = render(at('MM/DD/YYYY'));
  const user = userEvent.setup();
  const date = screen.getByRole('group', { name: 'Date of incident' });
  expect(date).toHaveTextContent('11/15/2026');
  rerender(at('YYYY-MM-DD'));
  expect(date).toHaveTextContent('2026-11-15');

  await user.click(within(date).getByRole('spinbutton', { name: 'Month' }));
  await user.keyboard('0231');
  expect(date).toHaveAccessibleDescription('Enter the date as YYYY-MM-DD');
  await user.click(within(date).getByRole('spinbutton', { name: 'Day' }));
  await user.keyboard('28');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ dateOfIncident: '2026-02-28' }));
});

describe('a date that is pasted', () => {
  const paste = async (user: UserEvent, text: string) => {
    const date = screen.getByRole('group', { name: 'Date of incident' });
    await user.click(within(date).getByRole('spinbutton', { name: 'Day' }));
    await user.paste(text);
    return date;
  };

  test.each([
    ['12/08/2026', '12/08/2026'],
    ['12 August 2026', '12/08/2026'],
    ['Aug 12, 2026', '12/08/2026'],
    ['2026-08-12', '12/08/2026'],
    ['\u200e12.8.2026 ', '12/08/2026'],
  ])('%s is read', async (text, shown) => {
    const { user, save, onSave } = setUp({ ...complete, dateOfIncident: '' });
    expect(await paste(user, text)).toHaveTextContent(shown);
    await save();
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ dateOfIncident: '2026-08-12' }));
  });

  test('that is none is told at the field, which stays as it was', async () => {
    const { user } = setUp(complete);
    const date = await paste(user, 'last Tuesday');
    expect(date).toHaveTextContent('15/11/2026');
    expect(date).toHaveAccessibleDescription('"last Tuesday" is not a date in the format DD/MM/YYYY');
    await user.paste('31/02/2026');
    expect(date).toHaveAccessibleDescription('"31/02/2026" is not a date in the format DD/MM/YYYY');
    await paste(user, '14/11/2026');
    expect(date).toHaveTextContent('14/11/2026');
    expect(date).not.toHaveAccessibleDescription(/is not a date/);
  });

  test('by the order that the person chose', async () => {
    render(
      <FormatsProvider choices={{ ...defaultPreferences, dateFormat: 'MM/DD/YYYY' }}>
        <SampleForm onSave={jest.fn()} values={empty} />
      </FormatsProvider>,
    );
    expect(await paste(userEvent.setup(), '08/12/2026')).toHaveTextContent('08/12/2026');
  });

  test('into one part of a date is the library’s to take', async () => {
    const { user } = setUp(complete);
    expect(await paste(user, '14')).toHaveTextContent('14/11/2026');
  });
});

test('money pasted as the portal writes it is taken', async () => {
  const { user, save, onSave } = setUp(complete);
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  await user.tripleClick(amount);
  await user.paste('UGX 2,500,000');
  await user.tab();
  expect(amount).toHaveValue('2,500,000');
  await save();
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ amount: '2500000' }));
});

test('money shows its separators while nobody types, and steps with the arrows', async () => {
  const { user, save, onSave } = setUp(complete);
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveValue('1,250,000');
  await user.click(amount);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  await user.tab();
  expect(amount).toHaveValue('1,251,000');
  await save();
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ amount: '1251000' }));
});

test('money typed over an amount takes its place, and money typed into one stays where it was typed', async () => {
  const { user } = setUp(complete);
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  await user.tripleClick(amount);
  await user.keyboard('900000');
  expect(amount).toHaveValue('900000');
  await user.tab();
  expect(amount).toHaveValue('900,000');

  await user.click(amount);
  amount.setSelectionRange(1, 1);
  await user.keyboard('12');
  expect(amount).toHaveValue('91200000');
  expect(amount.selectionStart).toBe(3);
});

test('money pasted with separators is taken by groups of three, and anything else stays for the schema', async () => {
  const { user, save, onSave } = setUp(complete);
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  await user.tripleClick(amount);
  await user.paste('1,5');
  await user.tab();
  expect(amount).toHaveValue('1,5');
  await user.clear(amount);
  await user.type(amount, '1 250,500');
  await user.tab();
  expect(amount).toHaveValue('1,250,500');
  await save();
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ amount: '1250500' }));
});

test('money that is not whole shillings stays as typed, for the schema to refuse', async () => {
  const { user } = setUp();
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await user.type(amount, '-5.50');
  await user.tab();
  expect(amount).toHaveValue('-5.50');
});
