import dayjs from 'dayjs';
import type { Words } from '../domain/words';

/** The names of months and days in their order, Sunday first, each list one text. */
const calendarNames = {
  months: 'January February March April May June July August September October November December',
  monthsShort: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  weekdaysShort: 'Sun Mon Tue Wed Thu Fri Sat',
  weekdaysMin: 'Su Mo Tu We Th Fr Sa',
} as const satisfies Record<string, Words>;

/** Tells the date library the names in a language; a list that its words lack is in English. */
export function nameDays(language: string, words: Partial<Record<string, string>>): void {
  const listIn = (names: string) => (words[names] ?? names).split(' ');
  const { months, monthsShort, weekdays, weekdaysShort, weekdaysMin } = calendarNames;
  dayjs.locale(
    {
      name: language,
      months: listIn(months),
      monthsShort: listIn(monthsShort),
      weekdays: listIn(weekdays),
      weekdaysShort: listIn(weekdaysShort),
      weekdaysMin: listIn(weekdaysMin),
      weekStart: 1,
      // For the date picker: the portal itself writes dates by the preferences (domain/settings/format.ts).
      formats: {
        LT: 'HH:mm',
        LTS: 'HH:mm:ss',
        L: 'DD/MM/YYYY',
        LL: 'D MMMM YYYY',
        LLL: 'D MMMM YYYY HH:mm',
        LLLL: 'dddd, D MMMM YYYY HH:mm',
      },
      relativeTime: {},
    },
    undefined,
    true,
  );
}
