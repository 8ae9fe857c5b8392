import { asDialled, foldText } from './text';
import { searchByWords } from './searchByWords';

test('text is compared without case and accents', () => {
  expect(foldText('Ñandú ÉLAN')).toBe('nandu elan');
  expect(foldText('KASESE')).toBe('kasese');
  expect(foldText('Ng’ombe')).toBe("ng'ombe");
  expect(foldText('Biira\u200b')).toBe('biira');
});

test('a search finds what holds every one of its words, in any order and place', () => {
  const names = ['okello moses', 'okello grace', 'biira grace'];
  const find = (search: string) => searchByWords(names, search, (name) => name);
  expect(find(' Gráce  OKEL')).toEqual(['okello grace']);
  expect(find('moses biira')).toEqual([]);
  expect(find('  ')).toBe(names);
});

test('only the country code of a phone number gives way', () => {
  expect(asDialled('+256772256123')).toBe('0772256123');
  expect(asDialled('3100+256')).toBe('3100+256');
});
