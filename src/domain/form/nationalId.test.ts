import * as v from 'valibot';
import { nationalIdText, readNationalId } from './nationalId';

const messageOf = (text: string) => v.safeParse(nationalIdText, text).issues?.[0].message;

test.each([
  ['CM801234567ABC', 'CM801234567ABC'],
  ['cm801234567abc', 'CM801234567ABC'],
  [' CM80 1234 567 ABC ', 'CM801234567ABC'],
  ['CM80\u00a01234567-ABC', 'CM801234567ABC'],
  ['CM80\u20111234567\u2013ABC', 'CM801234567ABC'],
  ['CM80\u200b1234567ABC', 'CM801234567ABC'],
  ['\ufeffCM8012345\u00ad67ABC\u202c', 'CM801234567ABC'],
  ['ＣＭ801234567ABC', 'CM801234567ABC'],
  ['12345678901234', '12345678901234'],
])('%j is kept as %s', (text, kept) => {
  expect(readNationalId(text)).toBe(kept);
  expect(v.parse(nationalIdText, text)).toBe(kept);
});

test.each(['', '\u200b', 'CM80123456', 'CM8O1234567ABCD', '!!!!!!!!!!!!!!', 'CM801234567AB/', 'ÇM801234567ABC'])(
  '%j is refused for what it is not',
  (text) => {
    expect(messageOf(text)).toBe('National ID must be exactly 14 characters');
  },
);

test.each([
  ['of Cyrillic', 'СМ801234567ABC'],
  ['of Greek', 'CΜ801234567ABC'],
  ['digits of Arabic', 'CM80123456٧ABC'],
])('one with letters %s, which look alike, is refused by what is wrong', (_script, text) => {
  expect(messageOf(text)).toBe('Some characters come from another alphabet. Type the ID again as printed on the card.');
});
