import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import '../../i18n/i18n';
import { theme } from '../theme/theme';
import { ErrorSummary } from './ErrorSummary';
import { formResolver } from './formResolver';
import { RadioInput } from './choice/RadioInput';
import { LimitedTextInput } from './text/LimitedTextInput';
import { useWrongFields } from './useWrongFields';

const required = (message: string) => v.pipe(v.string(), v.nonEmpty(message));
const schema = v.object({
  name: required('Name is required'),
  method: required('Method is required'),
  village: required('Village is required'),
});
const empty = { village: '', method: '', name: '' };

type SampleFormProps = { values: typeof empty; label?: string; withoutVillage?: boolean };

function SampleForm({ values, label = 'Name', withoutVillage = false }: SampleFormProps) {
  const form = useForm({ resolver: formResolver(schema), defaultValues: values, shouldFocusError: false });
  const { fields, refuse, forget } = useWrongFields(form);
  const { control } = form;
  const options = [
    { value: 'a', label: 'Mobile Money' },
    { value: 'b', label: 'Bank Transfer' },
  ];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        const { currentTarget } = event;
        void form.handleSubmit(forget, (errors) => refuse(currentTarget, errors))(event);
      }}
    >
      <ErrorSummary form={form} fields={fields} />
      <LimitedTextInput control={control} name="name" label={label} />
      <RadioInput control={control} name="method" label="Method" options={options} />
      {!withoutVillage && <LimitedTextInput control={control} name="village" label="Village" />}
      <button type="submit">Save</button>
    </form>
  );
}

function setUp(values: Partial<typeof empty> = {}) {
  const shown = (props: Partial<SampleFormProps> = {}) => (
    <ThemeProvider theme={theme}>
      <SampleForm values={{ ...empty, ...values }} {...props} />
    </ThemeProvider>
  );
  const { rerender } = render(shown());
  const user = userEvent.setup();
  return {
    user,
    relabel: (label: string) => rerender(shown({ label })),
    takeVillageOff: () => rerender(shown({ withoutVillage: true })),
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
  };
}

const summary = (name: string) => within(screen.getByRole('group', { name }));
const links = (name: string) =>
  summary(name)
    .getAllByRole('link')
    .map((link) => link.textContent);

test('it names the wrong fields in the order of the page, says so once, and the focus is on the first', async () => {
  const { save } = setUp();
  await save();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(links('3 fields need attention')).toEqual(['Name', 'Method', 'Village']);
  expect(screen.getByRole('status')).toHaveTextContent('3 fields need attention');
});

test('it follows a label into another language', async () => {
  const { save, relabel } = setUp();
  await save();
  relabel('Jina');
  expect(links('3 fields need attention')).toEqual(['Jina', 'Method', 'Village']);
});

test('a field that another choice took off the form is listed no more', async () => {
  const { save, takeVillageOff } = setUp();
  await save();
  takeVillageOff();
  expect(links('2 fields need attention')).toEqual(['Name', 'Method']);
});

test('each name moves the focus to its field', async () => {
  const { user, save } = setUp();
  await save();
  await user.click(summary('3 fields need attention').getByRole('link', { name: 'Village' }));
  expect(screen.getByRole('textbox', { name: 'Village' })).toHaveFocus();
  await user.click(summary('3 fields need attention').getByRole('link', { name: 'Method' }));
  expect(screen.getByRole('radio', { name: 'Mobile Money' })).toHaveFocus();
});

test('what is put right stays listed, in silence, until the form is sent', async () => {
  const { user, save } = setUp();
  await save();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Akello');
  expect(links('2 fields need attention')).toEqual(['Name (corrected)', 'Method', 'Village']);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Bank Transfer' }));
  expect(links('1 field needs attention')).toHaveLength(3);
  await user.type(screen.getByRole('textbox', { name: 'Village' }), 'K');
  expect(links('All fields corrected')).toHaveLength(3);
  await save();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('of a single wrong field the focus says enough', async () => {
  const { save } = setUp({ name: 'Akello', method: 'a' });
  await save();
  expect(screen.getByRole('textbox', { name: 'Village' })).toHaveFocus();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
