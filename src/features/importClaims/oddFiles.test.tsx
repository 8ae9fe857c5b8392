import { utils, write, type CellObject } from '@e965/xlsx';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { selectAllClaims } from '../../store/claims/selectors';
import { renderPage } from '../../test/renderPage';
import { ImportClaimsPage } from './ImportClaimsPage';

const headers = [
  ...['Name', 'NIN', 'Tel', 'Mobile money number', 'District', 'Sub county', 'Date submitted', 'Date of incident'],
  ...['Type of incident', 'Animal', 'Crop', 'Acres', 'Description', 'Payment mode'],
];

/** A row of a claim, of whose date of incident and crops alone matters what they are. */
const row = <Day,>(letter: string, dateOfIncident: Day, crop = 'Maize') => [
  ...['Grace Biira', `CF85012345ABC${letter}`, '0772123456', '0772123456', 'Kasese', 'Lake Katwe', '31/12/2024'],
  ...[dateOfIncident, 'crop raiding', 'Elephants', crop, 2, 'At night', 'MTN'],
];

/** A date as an American Excel keeps it that took 3 May for 5 March, or left 14/05/2024 as a text. */
const taken: CellObject = { t: 'n', v: 45_356, z: 'dd/mm/yyyy' };
const left = '14/05/2024';

async function open(file: File) {
  const opened = await renderPage(<ImportClaimsPage />, { role: 'district_officer', at: '/import-claims' });
  await userEvent.upload(await screen.findByLabelText('Spreadsheet'), file);
  await heading(/^Step 2 of 4/);
  return opened;
}
const heading = (name: RegExp) => screen.findByText(name, { selector: 'h2' });
const press = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'button' }));
const answer = (label: string, option: string) => userEvent.selectOptions(screen.getByLabelText(label), option);

beforeEach(() => localStorage.clear());

test('hidden rows are told and left out; swapped dates and several crops in a cell are asked about, and refused without an answer', async () => {
  const sheet = utils.aoa_to_sheet([
    headers,
    row('A', taken),
    row('B', left),
    row('C', left, 'maize beans'),
    row('D', left),
  ]);
  sheet['!rows'] = [{}, {}, {}, {}, { hidden: true }];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Claims');
  utils.book_append_sheet(book, utils.aoa_to_sheet([headers, row('E', left)]), 'Drafts');
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  const { tab } = await open(
    new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'claims.xlsx'),
  );

  expect(within(screen.getByLabelText('Sheet')).getAllByRole('option', { hidden: true })).toMatchObject([
    { textContent: 'Claims (5 rows)' },
    { textContent: 'Drafts (hidden, 2 rows)' },
  ]);
  expect(screen.getByText('The workbook hides 1 of these rows, by a filter or by hand.')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Leave out the hidden rows'));
  expect(screen.getByText('claims.xlsx: 3 rows')).toBeVisible();

  await press('Continue');
  await heading(/^Step 3 of 4/);
  await press('Check the rows');
  await heading(/^Step 4 of 4/);
  const refused = within(screen.getByRole('table', { name: 'Rows in the file' }));
  expect(refused.getByText(/choose whether day and month are swapped in this column/)).toBeVisible();
  expect(refused.getByText(/choose whose area it is/)).toBeVisible();

  await press('Back to the questions');
  expect(screen.getByText(/^2 questions are not answered yet/)).toBeVisible();
  await answer('Date of incident, 1 row', 'Swapped: read 5 March as 3 May');
  await answer(
    '1 row name several crops and one area'.replace('name', 'names'),
    'Divide area and yield equally among the crops',
  );
  await press('Check the rows');
  await press('Add 3 claims');
  await heading(/^Claims added$/);
  const incidents = selectAllClaims(tab.store.getState()).map(({ incident }) => incident);
  expect(incidents.map(({ dateOfIncident }) => dateOfIncident).sort()).toEqual([
    '2024-05-03',
    '2024-05-14',
    '2024-05-14',
  ]);
  expect(incidents).toContainEqual(
    expect.objectContaining({ cropType: 'Maize', areaDamaged: 1, further: [{ cropType: 'Beans', areaDamaged: 1 }] }),
  );
});

test('the mark between the columns of a text file is guessed, and can be chosen', async () => {
  const lines = [headers, row('A', left)].map((cells) => cells.join(';')).join('\n');
  await open(new File([lines], 'claims.csv'));
  expect(screen.getByLabelText('Columns are separated by')).toHaveDisplayValue('Semicolon (;)');
  await answer('Columns are separated by', 'Vertical bar (|)');
  expect(await screen.findAllByText(/^Every claim needs these fields/)).toHaveLength(2);
  expect(screen.getByLabelText('Columns are separated by')).toHaveDisplayValue('Vertical bar (|)');
});

test('finished claims of an old register come in without what nobody wrote down, once the person says so', async () => {
  const old = [...headers, 'Status', 'Decision date'];
  const nobody = row('A', left).map((cell, column) => (column < 4 || column === headers.length - 1 ? '' : cell));
  const lines = [old, [...nobody, 'Rejected', '31/12/2024'], [...row('B', left), '', '']].map((cells) =>
    cells.join(';'),
  );
  const { tab } = await open(new File([lines.join('\n')], 'old.csv'));
  await press('Continue');
  await heading(/^Step 3 of 4/);
  const question = screen.getByRole('region', { name: 'Details that nobody wrote down' });
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Full name: missing in 1 row',
    'National ID: missing in 1 row',
    'Phone number: missing in 1 row',
    'Preferred payout method: missing in 1 row',
  ]);
  await userEvent.click(within(question).getByRole('switch'));
  await press('Check the rows');
  await press('Add 2 claims');
  await heading(/^Claims added$/);
  expect(selectAllClaims(tab.store.getState())).toContainEqual(
    expect.objectContaining({
      status: 'rejected',
      claimant: expect.objectContaining({ fullName: '', nationalId: '' }) as unknown,
    }),
  );
});
