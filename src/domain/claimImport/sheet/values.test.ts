import * as fc from '../../../test/fastCheck';
import { guessDigitGroup, readNumber, readShillings, type DigitGroup } from './amounts';
import type { SerialSystem, SheetCell } from './cell';
import { matchChoice } from '../choices';
import { kampalaDay } from '../../calendar';
import { guessDayOrder, looksSwapped, readDay, type DayOrder } from './days';
import type { ValueKind } from '../importFields';
import { momentOfSerial } from './serials';

test.each<[SheetCell, DayOrder, string | undefined]>([
  ['31/12/2024', 'dmy', '2024-12-31'],
  ['3/4/2024', 'dmy', '2024-04-03'],
  ['3/4/2024', 'mdy', '2024-03-04'],
  ['03.04.24', 'dmy', '2024-04-03'],
  ['3-4-98', 'dmy', '1998-04-03'],
  [' 14 - 06 - 2024 ', 'dmy', '2024-06-14'],
  ['2024-06-14', 'dmy', '2024-06-14'],
  ['2024/6/4', 'mdy', '2024-06-04'],
  ['2024-06-14T09:30:00Z', 'ymd', '2024-06-14'],
  ['14/06/2024 21:30', 'dmy', '2024-06-14'],
  ['14 June 2024', 'mdy', '2024-06-14'],
  ['14th June, 2024', 'dmy', '2024-06-14'],
  ['14-Jun-24', 'mdy', '2024-06-14'],
  ['June 14, 2024', 'dmy', '2024-06-14'],
  ['2026-03-01T22:30:00.000+03:00', 'dmy', '2026-03-01'],
  ['2026-02-28T22:30:00Z', 'dmy', '2026-03-01'],
  ['2026-03-01T02:30:00+0500', 'dmy', '2026-03-01'],
  ['2026-03-01 23:30 +00', 'dmy', '2026-03-02'],
  ['2026-03-01T08:00', 'dmy', '2026-03-01'],
  ['Sunday, 1 March 2026', 'dmy', '2026-03-01'],
  ['Sun 1/3/2026', 'dmy', '2026-03-01'],
  ['mardi 3 mars 2026', 'dmy', '2026-03-03'],
  ['Jumapili, 1 Machi 2026', 'dmy', '2026-03-01'],
  ['1 Mac 2026', 'dmy', '2026-03-01'],
  ['1 février 2026', 'dmy', '2026-02-01'],
  ['1er août 2026', 'dmy', '2026-08-01'],
  ['14 déc. 2025', 'dmy', '2025-12-14'],
  ['2 juin 2026', 'dmy', '2026-06-02'],
  ['2 juillet 2026', 'dmy', '2026-07-02'],
  ['2 jui 2026', 'dmy', undefined],
  ['5 Agosti 2025', 'dmy', '2025-08-05'],
  ['5 Okitobba 2025', 'dmy', '2025-10-05'],
  ['46082', 'dmy', '2026-03-01'],
  ['46082.9375', 'dmy', '2026-03-01'],
  ['20260301', 'dmy', undefined],
  [{ day: '2024-06-14', time: '00:00' }, 'mdy', '2024-06-14'],
  [45457, 'mdy', '2024-06-14'],
  ['31/12/2024', 'mdy', undefined],
  ['12/31/2024', 'dmy', undefined],
  ['30/02/2024', 'dmy', undefined],
  ['14 Juny 2024x', 'dmy', undefined],
  ['2024', 'dmy', undefined],
  [2019, 'dmy', undefined],
  [Number.NaN, 'dmy', undefined],
  ['last week', 'dmy', undefined],
  ['1/2/3/4', 'dmy', undefined],
  [true, 'dmy', undefined],
])('the day of %j, %s, is %s', (cell, order, day) => {
  expect(readDay(cell, order)).toBe(day);
});

test('every day that is written day first is read as itself', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true }),
      fc.constantFrom('/', '-', '.', ' '),
      (date, mark) => {
        const day = date.toISOString().slice(0, 10);
        expect(readDay(day.split('-').reverse().join(mark), 'dmy')).toBe(day);
      },
    ),
  );
});

test('any serial of either system is the day, and the minute, that the spreadsheet shows', () => {
  const instant = fc.date({ min: new Date('1910-01-01'), max: new Date('2099-12-31T23:59:59Z'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, fc.constantFrom<SerialSystem>(1900, 1904), (date, system) => {
      const second = Math.floor(date.getTime() / 1000) * 1000;
      const serial = (second - Date.parse(system === 1900 ? '1899-12-30' : '1904-01-01')) / 86_400_000;
      const text = new Date(second).toISOString();
      expect(momentOfSerial(serial, system)).toEqual({ day: text.slice(0, 10), time: text.slice(11, 16) });
    }),
  );
});

test('a moment that names its zone is the day that it was in Kampala', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
      fc.integer({ min: -12 * 4, max: 14 * 4 }),
      fc.constantFrom(':', ''),
      (date, quarters, mark) => {
        const local = new Date(date.getTime() + quarters * 15 * 60_000).toISOString().slice(0, 23);
        const minutes = Math.abs(quarters * 15);
        const two = (value: number) => String(value).padStart(2, '0');
        const zone = `${quarters < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${mark}${two(minutes % 60)}`;
        expect(readDay(local + zone, 'mdy')).toBe(kampalaDay(date.toISOString()));
      },
    ),
  );
});

test('numbers are days of the system of their workbook', () => {
  expect(readDay(44620, 'dmy', 1904)).toBe('2026-03-01');
  expect(readDay('44620', 'dmy', 1904)).toBe('2026-03-01');
  expect(readDay(46082, 'dmy')).toBe('2026-03-01');
});

const excelDay = (day: string) => ({ day, time: '00:00' });

test.each<[SheetCell[], boolean]>([
  [[excelDay('2026-05-03'), '13/03/2026', excelDay('2026-01-12'), null], true],
  [[excelDay('2026-05-13'), '13/03/2026'], false],
  [[excelDay('2026-05-03'), '03/13/2026', '14/03/2026'], false],
  [[excelDay('2026-05-03'), '13 March 2026'], false],
  [[excelDay('2026-05-03')], false],
  [['13/03/2026'], false],
])('whether day and month of %j look swapped: %s', (cells, swapped) => {
  expect(looksSwapped(cells)).toBe(swapped);
});

test.each<[string[], DayOrder, string]>([
  [['03/04/2024', '31/12/2024'], 'dmy', 'seen'],
  [['03/04/2024', '12/31/2024'], 'mdy', 'seen'],
  [['03/04/2024', '01/02/2024'], 'dmy', 'assumed'],
  [['31/12/2024', '30/11/2024', '12/31/2024'], 'dmy', 'mixed'],
  [['12/31/2024', '11/30/2024', '31/12/2024'], 'mdy', 'mixed'],
  [['2024-06-14', '14 June 2024', '04/04/2024'], 'dmy', 'seen'],
  [[], 'dmy', 'seen'],
])('the order of %j is %s, %s', (cells, order, how) => {
  expect(guessDayOrder(cells)).toEqual({ order, how });
});

test.each<[SheetCell, DigitGroup, string]>([
  ['1,234,567/=', 'comma', '1234567'],
  ['571,000/-', 'comma', '571000'],
  ['571000=', 'comma', '571000'],
  ['UGX 571,000', 'comma', '571000'],
  ['UGX571,000', 'comma', '571000'],
  ['Ushs. 4,000', 'comma', '4000'],
  ['Shs 5000', 'comma', '5000'],
  ['5000 shillings', 'comma', '5000'],
  ['5,000.00', 'comma', '5000'],
  ['1.234.567', 'point', '1234567'],
  ['1.234.567,00', 'point', '1234567'],
  ['1 234 567', 'space', '1234567'],
  ['1\u00a0234\u202f567', 'space', '1234567'],
  ['0', 'comma', '0'],
  [571000, 'point', '571000'],
  [571000.0000001, 'comma', '571000'],
])('the amount of %j, %s, is %s', (cell, digits, amount) => {
  expect(readShillings(cell, digits)).toEqual({ amount });
});

test.each<[SheetCell, DigitGroup, string]>([
  ['€ 571', 'comma', 'currency'],
  ['571 EUR', 'comma', 'currency'],
  ['$1,000', 'comma', 'currency'],
  ['KShs 4,000', 'comma', 'currency'],
  ['4000 USD', 'comma', 'currency'],
  ['2.5m', 'comma', 'number'],
  ['571k', 'comma', 'number'],
  ['571.000', 'comma', 'number'],
  ['1.234.567', 'comma', 'number'],
  ['1,234,567', 'point', 'number'],
  ['1,23', 'comma', 'number'],
  ['12,34,567', 'comma', 'number'],
  ['-5000', 'comma', 'number'],
  ['5000.50', 'comma', 'number'],
  ['1234567890123', 'comma', 'number'],
  ['about 5000', 'comma', 'number'],
  ['=SUM(A1)', 'comma', 'number'],
  [571.5, 'comma', 'number'],
  [-1, 'comma', 'number'],
  [1e21, 'comma', 'number'],
  [NaN, 'comma', 'number'],
])('the amount of %j, %s, is refused for its %s', (cell, digits, problem) => {
  expect(readShillings(cell, digits)).toEqual({ problem });
});

test.each<[string[], DigitGroup]>([
  [['571,000/=', '5000'], 'comma'],
  [['571.000', '1.234.567', '5,000'], 'point'],
  [['UGX 1 234 567'], 'space'],
  [['5000'], 'comma'],
])('the digits of %j are grouped by %s', (cells, digits) => {
  expect(guessDigitGroup(cells)).toBe(digits);
});

test.each<[SheetCell, DigitGroup, string | undefined]>([
  ['2.5', 'comma', '2.5'],
  ['2,5', 'point', '2.5'],
  ['2,5', 'comma', undefined],
  [0.1 + 0.2, 'comma', '0.3'],
  ['-0.1432', 'comma', '-0.1432'],
  ['two', 'comma', undefined],
])('the number of %j, %s, is %s', (cell, digits, number) => {
  expect(readNumber(cell, digits)).toBe(number);
});

test('every amount that is grouped is read as itself, whatever groups it', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), (amount) => {
      const grouped = amount.toLocaleString('en-GB');
      expect(readShillings(`UGX ${grouped}/=`, 'comma')).toEqual({ amount: String(amount) });
      expect(readShillings(grouped.replaceAll(',', '.'), 'point')).toEqual({ amount: String(amount) });
      expect(readShillings(grouped.replaceAll(',', ' '), 'space')).toEqual({ amount: String(amount) });
    }),
  );
});

test.each<[ValueKind, string, string | undefined]>([
  ['district', 'KASESE', 'kasese'],
  ['district', 'Kasese District', 'kasese'],
  ['district', 'Fort Portal City', 'fort portal city'],
  ['district', 'Kaseseland', undefined],
  ['incidentType', 'Crop Damage', 'crop'],
  ['incidentType', 'crop-raiding', 'crop'],
  ['incidentType', 'Human Death', 'death'],
  ['incidentType', 'fire', undefined],
  ['species', 'ELEPHANTS', 'elephant'],
  ['species', 'Hippopotamus', 'hippo'],
  ['payoutMethod', 'mobile_money', 'mobile_money'],
  ['payoutMethod', 'MTN', 'mobile_money'],
  ['payoutMethod', 'Bank', 'bank_transfer'],
  ['protectedArea', 'National Park', 'national_park'],
  ['crops', 'matooke', 'Banana'],
  ['livestock', 'Goats', 'Goat'],
  ['properties', 'granary', 'Granary/Store'],
  ['status', '6. Paid', 'paid'],
  ['status', 'Pending', 'submitted'],
  ['status', 'Under CVC Review', undefined],
  ['status', '__proto__', undefined],
  ['species', 'constructor', undefined],
])('of %s, "%s" is %s', (kind, text, value) => {
  expect(matchChoice(kind, text)).toBe(value);
});
