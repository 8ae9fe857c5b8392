import type { SheetRow } from '../claimImport/sheet/cell';
import { readAccounts } from './accountRows';

const headers = ['Name', 'Email', 'Role', 'Desks', 'District', 'Works in'];
const sheetOf = (...rows: SheetRow[]) => ({ rows, hiddenRows: [] as number[] });
const read = (...rows: SheetRow[]) =>
  readAccounts(sheetOf(headers, ...rows), { taken: new Set(['taken@uwa.example']) }, (words) => words);
const rowsOf = (...rows: SheetRow[]) => {
  const found = read(...rows);
  return 'rows' in found ? found.rows : [];
};
const problemsOf = (...row: SheetRow) => rowsOf(row)[0]?.problems.map(({ message }) => message);

test('a row is the account that it says, desks and places by their labels or their names, whatever their case', () => {
  const [ann, bob] = rowsOf(
    [
      'Ann Atim',
      'ann@uwa.example',
      'supervisor',
      'district officer; CVC',
      'kasese district',
      'Kasese / Muhokya\nRubirizi',
    ],
    ['Bob Odong', 'bob@uwa.example', null, 'finance', 'Western Region', null],
  );
  expect(ann).toMatchObject({
    row: 2,
    problems: [],
    form: {
      ...{ name: 'Ann Atim', email: 'ann@uwa.example', role: 'supervisor', desks: ['district_officer', 'cvc_member'] },
      ...{ district: 'kasese', workDistricts: ['kasese', 'rubirizi'], workSubcounties: ['kasese/Muhokya'] },
    },
  });
  expect(bob).toMatchObject({ problems: [], form: { role: 'officer', desks: ['finance'], district: 'western' } });
});

test('a column that is needed and lacks is named; rows above the headers and empty rows are passed over', () => {
  expect(
    readAccounts(
      sheetOf(['Name', 'Email', 'Role'], ['Ann', 'ann@uwa.example', 'Officer']),
      { taken: new Set() },
      (words) => words,
    ),
  ).toEqual({
    missing: ['desks', 'district'],
  });
  const sheet: SheetRow[] = [['Accounts of 2026'], headers, [], ['Ann', 'ann@uwa.example', '', 'Finance', 'Gulu', '']];
  expect(readAccounts(sheetOf(...sheet), { taken: new Set() }, (words) => words)).toMatchObject({
    rows: [{ row: 4, problems: [] }],
  });
});

test.each<[string, SheetRow, string]>([
  ['no name', ['', 'ann@uwa.example', '', 'Finance', 'Gulu', ''], 'Name is required'],
  ['no email', ['Ann', 'ann', '', 'Finance', 'Gulu', ''], 'Please enter a valid email address'],
  ['no desk', ['Ann', 'ann@uwa.example', '', '', 'Gulu', ''], 'Choose at least one desk'],
  ['an unknown desk', ['Ann', 'ann@uwa.example', '', 'Accountant', 'Gulu', ''], 'No desk is called "{{value}}"'],
  ['an unknown role', ['Ann', 'ann@uwa.example', 'Boss', 'Finance', 'Gulu', ''], 'No role is called "{{value}}"'],
  [
    'an unknown district',
    ['Ann', 'ann@uwa.example', '', 'Finance', 'Nairobi', ''],
    'No district is called "{{value}}"',
  ],
  [
    'an unknown area',
    ['Ann', 'ann@uwa.example', '', 'Finance', 'Gulu', 'Nairobi'],
    'No district is called "{{value}}"',
  ],
  ['a managed email', ['Ann', 'TAKEN@uwa.example', '', 'Finance', 'Gulu', ''], 'Another user has this email'],
])('%s is refused with its reason', (_what, row, message) => {
  expect(problemsOf(...row)).toEqual([message]);
});

test('two rows of one email: the second is refused and says where the first is', () => {
  const [first, second] = rowsOf(
    ['Ann', 'ann@uwa.example', '', 'Finance', 'Gulu', ''],
    ['Anne', 'Ann@UWA.example', '', 'Finance', 'Gulu', ''],
  );
  expect(first?.problems).toEqual([]);
  expect(second?.problems).toEqual([{ message: 'Row {{row}} has the same email', params: { row: '2' } }]);
});

test('headers, desks and roles are read in the language of whoever reads as well', () => {
  const swahili: Record<string, string> = { Name: 'Jina', Email: 'Barua pepe', Desks: 'Madawati', District: 'Wilaya' };
  const speak = (words: string) => swahili[words] ?? (words === 'CVC Member' ? 'Mjumbe wa CVC' : words);
  const rows = [
    ['Jina', 'Barua pepe', 'Madawati', 'Wilaya'],
    ['Ann', 'ann@uwa.example', 'mjumbe wa cvc', 'Gulu'],
  ];
  expect(readAccounts(sheetOf(...rows), { taken: new Set() }, speak)).toMatchObject({
    rows: [{ problems: [], form: { desks: ['cvc_member'] } }],
  });
});

test('a row that the file hides is named and not added', () => {
  const sheet = { ...sheetOf(headers, ['Ann', 'ann@uwa.example', '', 'Finance', 'Gulu', '']), hiddenRows: [1] };
  expect(readAccounts(sheet, { taken: new Set() }, (words) => words)).toMatchObject({
    rows: [{ problems: [{ message: 'The file hides this row' }] }],
  });
});

test('a sub-county keeps its own slash; of a whole district and a part of it, the whole stands', () => {
  const areas = (text: string) => rowsOf(['Ann', 'ann@uwa.example', '', 'Officer', 'Gulu', text])[0]?.form;
  expect(areas('Kasese / Mpondwe/Lhubiriha Town Council')).toMatchObject({
    workSubcounties: ['kasese/Mpondwe/Lhubiriha Town Council'],
  });
  expect(areas('Kasese; Kasese / Muhokya')).toMatchObject({ workDistricts: ['kasese'], workSubcounties: [] });
});

test('a sub-county is taken as the list spells it, refused where the list has others, and kept where it has none', () => {
  const subcounties = { kasese: ['Muhokya', 'Lake Katwe'], gulu: [] };
  const rowOf = (text: string) => {
    const sheet = sheetOf(headers, ['Ann', 'ann@uwa.example', '', 'Officer', 'Gulu', text]);
    const found = readAccounts(sheet, { taken: new Set(), subcounties }, (words) => words);
    return 'rows' in found ? found.rows[0] : undefined;
  };
  expect(rowOf('Kasese / lake-katwe; Gulu / Awach')).toMatchObject({
    problems: [],
    form: { workSubcounties: ['kasese/Lake Katwe', 'gulu/Awach'] },
  });
  expect(rowOf('Kasese / Muhokia')?.problems).toEqual([
    { message: 'No sub-county of this district is called "{{value}}"', params: { value: 'Muhokia' } },
  ]);
});
