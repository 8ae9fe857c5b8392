import dayjs from 'dayjs';

export { default as words } from './lg.json';

const months = 'Janwaliyo Febwaliyo Marisi Apuli Maayi Juuni Julaayi Agusito Sebuttemba Okitobba Novemba Desemba';
const weekdays = 'Sabbiiti Balaza Lwakubiri Lwakusatu Lwakuna Lwakutaano Lwamukaaga';

// The date library has no Luganda. Names by Unicode CLDR 48, language lg.
dayjs.locale(
  {
    name: 'lg',
    months: months.split(' '),
    monthsShort: 'Jan Feb Mar Apu Maa Juu Jul Agu Seb Oki Nov Des'.split(' '),
    weekdays: weekdays.split(' '),
    weekdaysShort: 'Sab Bal Lw2 Lw3 Lw4 Lw5 Lw6'.split(' '),
    weekdaysMin: 'Sab Bal Lw2 Lw3 Lw4 Lw5 Lw6'.split(' '),
    weekStart: 1,
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
