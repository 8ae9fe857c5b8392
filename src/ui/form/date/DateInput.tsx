import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import type { TFunction } from 'i18next';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type ClipboardEvent, type RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { shorten } from '../../../domain/claimImport/sheet/cell';
import { readDay } from '../../../domain/claimImport/sheet/days';
import { withoutInvisible } from '../../../domain/form/plainText';
import { useTranslation } from '../../../i18n/useTranslation';
import { useFormats } from '../../text/formats';
import { smallScreen } from '../../theme/media';
import { useFormField, type InputProps } from '../useFormField';

export type DateInputProps<Form extends FieldValues, Output> = InputProps<Form, Output> & {
  /** The first and the last day that the calendar offers, YYYY-MM-DD. */
  min?: string;
  max?: string;
  /** What keeps the focus until the field is there to take it. */
  focusFrom?: RefObject<HTMLElement | null>;
};

const isoFormat = 'YYYY-MM-DD';
const toIso = (date: Dayjs | null) => (date?.isValid() ? date.format(isoFormat) : '');
const fromIso = (value: string | undefined) => (value ? dayjs(value, isoFormat) : null);

/** What the field itself takes into one part of the date: a day, a month or a year. */
const isPart = (text: string) => /^\d{1,4}$/.test(text);
const longestShown = 40;

/** Days as large as a finger, where the window is high enough for six weeks of them. */
const roomForFingers = {
  '@media (pointer: coarse) and (min-height: 480px), (max-width: 599.95px) and (min-height: 480px)': {
    '& .MuiDateCalendar-root': { height: 'auto', maxHeight: 'none' },
    '& .MuiPickerDay-root': { '--PickerDay-size': '44px', '--PickerDay-horizontalMargin': '0px' },
    '& .MuiDayCalendar-weekDayLabel': { width: 44, mx: 0 },
    '& .MuiDayCalendar-weekContainer': { my: 0 },
    '& .MuiDayCalendar-slideTransition': { minHeight: 6 * 44 },
  },
} as const;

/** In place of the whole screen, which is for forms. */
const noLargerThanCalendar = {
  [smallScreen]: {
    '& .MuiDialog-paper': { m: 2, width: 'auto', height: 'auto', maxHeight: 'calc(100% - 32px)', borderRadius: 1 },
  },
} as const;

/** A day, kept in the form as YYYY-MM-DD or empty and shown by the preferences. */
export function DateInput<Form extends FieldValues, Output>(props: DateInputProps<Form, Output>) {
  const { control, name, label, hint, required, disabled, min, max, focusFrom } = props;
  const { t, language } = useTranslation();
  const words = useMemo(() => pickerWords(t), [t]);
  const { dateFormat } = useFormats();
  const { field, message, invalid } = useFormField({ control, name, label, hint });
  const value: string = field.value;

  // What is half typed is no day yet: the form holds '' while the field holds the rest.
  const [typed, setTyped] = useState(() => fromIso(value));
  const date = useMemo(() => (toIso(typed) === value ? typed : fromIso(value)), [typed, value]);
  // Why what was pasted is no day, until something else stands there.
  const [refused, setRefused] = useState<string>();
  const take = (next: Dayjs | null) => {
    setRefused(undefined);
    setTyped(next);
    field.onChange(toIso(next));
  };
  // The library reads a date in the format of the field alone, and drops any other in silence.
  const paste = (event: ClipboardEvent) => {
    const text = withoutInvisible(event.clipboardData.getData('text')).trim();
    if (text === '' || isPart(text)) return;
    event.preventDefault();
    event.stopPropagation();
    const day = readDay(text, dateFormat === 'MM/DD/YYYY' ? 'mdy' : 'dmy');
    if (day) take(fromIso(day));
    else setRefused(shorten(text, longestShown));
  };
  // The form's focus goes to the first part of the date: the input itself is hidden.
  const fieldRef = useRef<FieldRef<Dayjs | null>>(null);
  useImperativeHandle(field.ref, () => ({ focus: () => fieldRef.current?.focusField(0) }), []);
  useEffect(() => {
    if (focusFrom?.current && focusFrom.current === document.activeElement) fieldRef.current?.focusField(0);
  }, [focusFrom]);
  const unreadable = date !== null && !date.isValid();
  const wrong =
    refused !== undefined
      ? t('"{{value}}" is not a date in the format {{pattern}}', { value: refused, pattern: dateFormat })
      : unreadable && t('Enter the date as {{format}}', { format: dateFormat });

  return (
    <LocalizationProvider
      key={language}
      dateAdapter={AdapterDayjs}
      adapterLocale={language === 'en' ? 'en-gb' : language}
      localeText={words}
    >
      <DatePicker
        label={label}
        name={field.name}
        value={date}
        onChange={take}
        minDate={min ? dayjs(min, isoFormat) : undefined}
        maxDate={max ? dayjs(max, isoFormat) : undefined}
        disabled={disabled}
        format={dateFormat}
        dayOfWeekFormatter={(day) => day.format('dd')}
        closeOnSelect
        slotProps={{
          field: { fieldRef },
          layout: { sx: roomForFingers },
          // Without it the dialog bears the name of the field.
          toolbar: { hidden: true },
          actionBar: ({ pickerVariant }) => ({ actions: pickerVariant === 'mobile' ? ['cancel'] : [] }),
          dialog: { sx: noLargerThanCalendar },
          textField: {
            required,
            error: invalid || wrong !== false,
            helperText: wrong || (message ?? ' '),
            onBlur: field.onBlur,
            onPasteCapture: disabled ? undefined : paste,
            size: 'small',
            slotProps: {
              // As in inputAttributes: no bubbles of the browser. It is out of sight.
              htmlInput: { required: false, autoComplete: 'off' },
              // Shows the order while the field is empty.
              inputLabel: { shrink: true },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}

/** What the date picker says, which the library has in neither Swahili nor Luganda. */
const pickerWords = (t: TFunction): PickersInputLocaleText => ({
  previousMonth: t('Previous month'),
  nextMonth: t('Next month'),
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year' ? t('Years are shown. Change to days') : t('Days are shown. Change to years'),
  cancelButtonLabel: t('Cancel'),
  openDatePickerDialogue: (day) => (day ? t('Choose date, selected date is {{day}}', { day }) : t('Choose date')),
  year: t('Year'),
  month: t('Month'),
  day: t('Day'),
  empty: t('Empty'),
});
