import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../../i18n/useTranslation';
import { FormField } from '../FormField';
import { listInLandmark } from '../inLandmark';
import { inputAttributes, useFormField, type InputProps } from '../useFormField';
import type { Option } from './SelectInput';

type SearchSelectInputProps<Form extends FieldValues, Output> = InputProps<Form, Output> & {
  options: readonly Option[];
  /** What the field says while nothing is chosen. */
  placeholder?: string;
};

const matching = createFilterOptions<Option>();

/** What begins with the typed text comes first: Enter takes the first. */
const beginningFirst: typeof matching = (options, state) => {
  const typed = state.inputValue.toLowerCase();
  const isLater = ({ label }: Option) => Number(!label.toLowerCase().startsWith(typed));
  return matching(options, state).sort((a, b) => isLater(a) - isLater(b));
};

const groupOf = ({ more }: Option) => (more ? 'more' : 'first');

/** One of a list too long to scroll, found by typing. Only what is in the list can be chosen. */
export function SearchSelectInput<Form extends FieldValues, Output>(props: SearchSelectInputProps<Form, Output>) {
  const { control, name, label, hint, required, disabled, options, placeholder } = props;
  const { t } = useTranslation();
  const { field, id, helpId, message, invalid } = useFormField({ control, name, label, hint });
  const value: string = field.value;
  const [typed, setTyped] = useState(false);
  // What is found stands by how well it fits.
  const grouped = !typed && options.some(({ more }) => more);
  return (
    <Autocomplete
      id={id}
      disabled={disabled}
      options={options}
      filterOptions={beginningFirst}
      {...(grouped && {
        groupBy: groupOf,
        renderGroup: ({ key, group, children }) => (
          <Group key={key} isMore={group === 'more'} label={t('More places')}>
            {children}
          </Group>
        ),
      })}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' && text !== '')}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(_event, option) => field.onChange(option?.value ?? '')}
      onBlur={field.onBlur}
      slotProps={{ popper: listInLandmark(id) }}
      autoHighlight
      openText={t('Open')}
      closeText={t('Close')}
      clearText={t('Clear')}
      noOptionsText={t('No matches in the list')}
      renderInput={({ slotProps }) => (
        <FormField id={id} label={label} message={message} invalid={invalid} required={required} disabled={disabled}>
          <OutlinedInput
            {...slotProps.input}
            name={field.name}
            placeholder={placeholder}
            inputRef={field.ref}
            slotProps={{ input: { ...slotProps.htmlInput, ...inputAttributes(required, helpId) } }}
          />
        </FormField>
      )}
    />
  );
}

/** The first names of a list, or, under a line, all others. */
function Group({ isMore, label, children }: { isMore: boolean; label: string; children: ReactNode }) {
  return (
    <Box
      component="li"
      role="presentation"
      sx={isMore ? { mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' } : undefined}
    >
      <Box component="ul" role="group" aria-label={isMore ? label : undefined} sx={{ p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
