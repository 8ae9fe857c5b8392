import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import type { TFunction } from 'i18next';

/** What the date picker says, which the library has in neither Swahili nor Luganda. */
export const pickerWords = (t: TFunction): PickersInputLocaleText => ({
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
