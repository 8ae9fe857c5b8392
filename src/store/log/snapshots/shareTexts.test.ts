import { shareTexts } from './shareTexts';

test('the same long text stands once, wherever in the records it is', () => {
  // Two equal texts cannot be told apart, so the one that is known is another here.
  const known = new Map([['Godfrey Twesigye', 'the one that is kept']]);
  const records = [
    { id: 'CLM-1', decidedBy: 'Godfrey Twesigye', further: { names: ['Godfrey Twesigye', 'Jane Nakut of Arua'] } },
    { id: 'CLM-2', decidedBy: 'Jane Nakut of Arua', amount: 5, note: null },
  ];
  shareTexts(records, known);
  expect(records).toEqual([
    {
      id: 'CLM-1',
      decidedBy: 'the one that is kept',
      further: { names: ['the one that is kept', 'Jane Nakut of Arua'] },
    },
    { id: 'CLM-2', decidedBy: 'Jane Nakut of Arua', amount: 5, note: null },
  ]);
  expect([...known.keys()]).toEqual(['Godfrey Twesigye', 'Jane Nakut of Arua']);
});
