import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import dayjs from 'dayjs';
import { DayPicker, type DateRange, type Modifiers, type SelectProps } from 'react-day-picker';
import 'react-day-picker/style.css';
import { useTranslation } from '../../../i18n/useTranslation';
import { phone, touchScreen } from '../../theme/media';

type Range = { from: string; to: string };

type RangeCalendarProps = {
  /** Days as YYYY-MM-DD, empty for an open end. */
  range: Range;
  onChange: (range: Range) => void;
  /** The last day that is offered, YYYY-MM-DD. */
  max: string;
};

const isoFormat = 'YYYY-MM-DD';
const toIso = (date: Date | undefined) => (date ? dayjs(date).format(isoFormat) : '');
const toDate = (day: string) => (day ? dayjs(day, isoFormat).toDate() : undefined);

/** How far back the calendar's list of years goes. */
const years = 10;

/** Two months side by side, one on a phone. A first press begins a range, the second ends it. */
export function RangeCalendar({ range, onChange, max }: RangeCalendarProps) {
  const { t, language } = useTranslation();
  const months = useMediaQuery(phone, { noSsr: true }) ? 1 : 2;
  const last = dayjs(max, isoFormat);
  const write = (date: Date, format: string) => dayjs(date).locale(language).format(format);
  const dayName = (date: Date, { today, selected: isSelected }: Modifiers) => {
    const day = write(date, 'dddd, D MMMM YYYY');
    const named = today ? t('Today, {{day}}', { day }) : day;
    return isSelected ? t('{{day}}, selected', { day: named }) : named;
  };
  const selected: DateRange = { from: toDate(range.from), to: toDate(range.to) };

  return (
    <Themed>
      <DayPicker
        mode="range"
        resetOnSelect
        autoFocus
        numberOfMonths={months}
        captionLayout="dropdown"
        weekStartsOn={1}
        startMonth={last.subtract(years, 'year').startOf('year').toDate()}
        endMonth={last.toDate()}
        today={last.toDate()}
        disabled={{ after: last.toDate() }}
        defaultMonth={selected.from ?? last.subtract(months - 1, 'month').toDate()}
        selected={selected}
        onSelect={(next) => onChange({ from: toIso(next?.from), to: toIso(next?.to) })}
        components={{ Select }}
        formatters={{
          formatCaption: (month) => write(month, 'MMMM YYYY'),
          formatMonthDropdown: (month) => write(month, 'MMM'),
          formatWeekdayName: (date) => write(date, 'dd'),
        }}
        labels={{
          labelDayButton: dayName,
          labelGrid: (month) => write(month, 'MMMM YYYY'),
          labelWeekday: (date) => write(date, 'dddd'),
          labelPrevious: () => t('Previous month'),
          labelNext: () => t('Next month'),
          labelMonthDropdown: () => t('Month'),
          labelYearDropdown: () => t('Year'),
        }}
      />
    </Themed>
  );
}

/** That of the library, which the browser may not fill in. */
function Select(props: SelectProps) {
  return <select {...props} autoComplete="off" />;
}

const Themed = styled('div')(({ theme }) => {
  const { palette, shape } = theme.vars;
  return {
    '& .rdp-root': {
      '--rdp-accent-color': palette.primary.main,
      '--rdp-accent-background-color': palette.action.selected,
      '--rdp-range_start-color': palette.primary.contrastText,
      '--rdp-range_end-color': palette.primary.contrastText,
      '--rdp-day_button-border-radius': shape.borderRadius,
      '--rdp-day_button-border': '0',
      '--rdp-selected-border': '0',
      '--rdp-day-width': '40px',
      '--rdp-day-height': '40px',
      '--rdp-day_button-width': '40px',
      '--rdp-day_button-height': '40px',
      '--rdp-months-gap': '24px',
      '--rdp-weekday-opacity': '1',
      '--rdp-disabled-opacity': '1',
      fontVariantNumeric: 'tabular-nums',
      [touchScreen]: {
        '--rdp-day-width': '44px',
        '--rdp-day-height': '44px',
        '--rdp-day_button-width': '44px',
        '--rdp-day_button-height': '44px',
      },
    },
    [touchScreen]: {
      '& .rdp-root': {
        '--rdp-nav_button-width': '44px',
        '--rdp-nav_button-height': '44px',
        '--rdp-nav-height': '44px',
      },
      '& .rdp-dropdown_root': { minHeight: 44 },
    },
    '& .rdp-month_caption': { ...theme.typography.h3, alignItems: 'center', paddingInlineStart: 8 },
    '& .rdp-day': { padding: 0 },
    '& .rdp-weekday': { ...theme.typography.caption, color: palette.text.secondary },
    '& .rdp-selected': { fontSize: 'inherit', fontWeight: 600 },
    '& .rdp-today:not(.rdp-selected) .rdp-day_button': { fontWeight: 650 },
    '& .rdp-disabled': { color: palette.text.disabled },
    '& .rdp-day_button:hover:not(:disabled)': { backgroundColor: palette.action.hover },
    '& .rdp-range_start .rdp-day_button:hover, & .rdp-range_end .rdp-day_button:hover': {
      backgroundColor: palette.primary.dark,
    },
    '& .rdp-dropdown:focus-visible ~ .rdp-caption_label': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: 2,
    },
  };
});
