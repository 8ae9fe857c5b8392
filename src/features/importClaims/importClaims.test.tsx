import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { saveFile } from '../../platform/download';
import * as importing from '../../store/claims/importing';
import { selectAllClaims } from '../../store/claims/selectors';
import { renderPage } from '../../test/renderPage';
import { ImportClaimsPage } from './ImportClaimsPage';

jest.mock('../../platform/download', () => ({ saveFile: jest.fn() }));

const headers =
  'NAME,NIN,Tel,Sub county,Date of incident,Type of incident,Animal,Crop,Acres,Description,Payment mode,Amount (UGX)';
const day = '31/12/2024';
const grace =
  'Grace Biira,CF85012345ABCD,0772123456,Lake Katwe,14/06/2024,crop raiding,Elephants,Maize,2.5,At night,MTN,"571,000/="';
const moses = 'Moses Baluku,CM85,0772123457,Lake Katwe,31/02/2024,crop raiding,Elephants,Maize,2.5,At night,MTN,€ 571';

const csv = (...rows: string[]) => new File([[headers, ...rows].join('\r\n')], 'Kasese 2024.csv');
/** A file that says all: no column is missing, and nothing is asked. */
const complete = (...rows: string[]) =>
  new File(
    [
      [
        `${headers},District,Mobile money number,Date submitted`,
        ...rows.map((row) => `${row},Kasese,0772123456,${day}`),
      ].join('\r\n'),
    ],
    'Kasese 2025.csv',
  );

const open = () => renderPage(<ImportClaimsPage />, { role: 'district_officer', at: '/import-claims' });

const choose = async (file: File) => userEvent.upload(await screen.findByLabelText('Spreadsheet'), file);
const button = (name: string | RegExp) => screen.findByText(name, { selector: 'button' });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const heading = (name: RegExp) => screen.findByText(name, { selector: 'h2' });

/** The two fields that the file has no column of their own for. */
async function completeColumns() {
  await heading(/^Step 2 of 4/);
  await userEvent.selectOptions(screen.getByLabelText('District *'), 'The same for every row');
  await userEvent.selectOptions(screen.getByLabelText('District for every row'), 'Kasese');
  await userEvent.selectOptions(screen.getByLabelText('Mobile money number'), 'C: Tel');
}

/** Says that the claims were submitted on the day of their incident, which the file does not say. */
async function check() {
  await press('Continue');
  await heading(/^Step 3 of 4/);
  await userEvent.selectOptions(screen.getByLabelText(/^Date submitted: missing/), 'Date of incident in the same row');
  await press('Check the rows');
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(saveFile).mockClear();
});

test('a file becomes claims: columns guessed and completed, rows checked, good ones added, refused ones handed back', async () => {
  const { tab } = await open();
  await choose(csv(grace, moses));
  await heading(/^Step 2 of 4/);
  expect(screen.getByLabelText(/^National ID/)).toHaveDisplayValue('B: NIN');
  expect(screen.getByText('CF85012345ABCD · CM85')).toBeVisible();
  expect(screen.getByLabelText('Dates')).toHaveDisplayValue('Day first (31/12/2024)');
  expect(
    screen.getAllByText(/^Every claim needs this field\. Choose a column or a value for: District\./),
  ).toHaveLength(2);
  expect(screen.getByLabelText('District *')).toBeInvalid();
  await completeColumns();
  expect(screen.queryByText(/Choose a column or a value for/)).toBeNull();
  expect(screen.getByLabelText('District *')).toBeValid();

  await check();
  await heading(/^Step 4 of 4/);
  const rows = within(screen.getByRole('table', { name: 'Rows in the file' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '3Moses BalukuCM85' +
      'Date of incident: "31/02/2024" is not a date in the format DD/MM/YYYY' +
      'Calculated compensation: "€ 571" is not in Ugandan shillings' +
      'National ID (CM85): National ID must be exactly 14 characters',
  ]);

  await userEvent.selectOptions(screen.getByLabelText('Refused because of'), 'National ID, 1 row');
  expect(screen.getByText('Moses Baluku')).toBeVisible();

  await press('Download refused rows');
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const [name, file] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toBe('refused-rows-of-kasese-2024.csv');

  await press('Add 1 claim');
  await heading(/^Claims added$/);
  expect(screen.getByText('1 claim was added. 1 row was refused. It is not in the register.')).toBeVisible();
  expect(selectAllClaims(tab.store.getState())).toMatchObject([
    {
      claimant: { fullName: 'Grace Biira', district: 'kasese' },
      calculatedCompensation: 571_000,
      status: 'submitted',
      submittedAt: '2024-06-14T09:00:00.000Z',
      notes: [{ content: expect.stringContaining('Date submitted: not in the file; the date of incident stands') }],
    },
  ]);

  // The rows handed back, corrected: the columns are known from before, the reasons are passed over.
  const corrected = (typeof file === 'string' ? file : '')
    .replace('CM85,', 'CM85012345ABCD,')
    .replace('31/02/2024', '15/06/2024')
    .replace('€ 571', '571000');
  await press('Import another file');
  await choose(new File([corrected], name ?? ''));
  await screen.findByText(/A file with the same headers was read on this device before/);
  expect(screen.getByLabelText('District for every row')).toHaveDisplayValue('Kasese');
  await check();
  await press('Add 1 claim');
  await heading(/^Claims added$/);
  expect(selectAllClaims(tab.store.getState())).toHaveLength(2);
});

test('an import that breaks off says so, and can be tried again', async () => {
  const { tab } = await open();
  await choose(complete(grace));
  await press('Continue');
  await button('Add 1 claim');
  const broken = jest.spyOn(importing, 'importClaims').mockReturnValue(() => Promise.reject(new Error('Broke off')));
  await press('Add 1 claim');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The import stopped, but may already be saved. Reload this page and import the file again. Nothing is added twice.',
  );
  broken.mockRestore();
  expect(await button('Check again')).toBeEnabled();
  await press('Add 1 claim');
  await heading(/^Claims added$/);
  expect(selectAllClaims(tab.store.getState())).toHaveLength(1);
});

test('a file that is none is said to be none, and another can be chosen', async () => {
  await open();
  await choose(new File(['%PDF-1.7'], 'claims.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is a PDF. Open the table in a spreadsheet program');
  await choose(csv(grace));
  await heading(/^Step 2 of 4/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who chooses the order of the dates is not overruled by another column', async () => {
  await open();
  await choose(csv(grace));
  await heading(/^Step 2 of 4/);
  await userEvent.selectOptions(screen.getByLabelText('Dates'), 'Month first (12/31/2024)');
  await userEvent.selectOptions(screen.getByLabelText('Parish'), 'D: Sub county');
  expect(screen.getByLabelText('Dates')).toHaveDisplayValue('Month first (12/31/2024)');
});

test('a file with more rows than can be added at once says so before anything else', async () => {
  await open();
  await choose(csv(...Array<string>(5001).fill(grace)));
  await heading(/^Step 2 of 4/);
  expect(screen.getByText(/The file has 5,001 rows. You can add up to 5,000 claims at once/)).toBeVisible();
});

test('a date that could be another day is pointed out where others are written the other way round', async () => {
  await open();
  const other = (nin: string, date: string) => grace.replace('CF85012345ABCD', nin).replace('14/06/2024', date);
  await choose(complete(grace, other('CF85012345ABCE', '03/04/2024'), other('CF85012345ABCF', '12/31/2024')));
  await press('Continue');
  await heading(/^Step 4 of 4/);
  await userEvent.selectOptions(screen.getByLabelText('Rows shown'), 'Dates to check');
  expect(screen.getByText(/^Date of incident: Look at this date/)).toBeVisible();
  expect(await button('Add 2 claims')).toBeEnabled();
});

test('leaving with checked claims asks', async () => {
  const { router } = await open();
  await choose(complete(grace));
  await press('Continue');
  await button('Add 1 claim');
  await act(async () => void router.navigate('/claims'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Leave without adding the claims?');
  await press('Cancel');
  expect(router.state.location.pathname).toBe('/import-claims');
});

test('the template comes as a workbook', async () => {
  await open();
  await press('Download template');
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith('claims-import-template.xlsx', expect.any(Blob)), {
    timeout: 20_000,
  });
});

test('a second crop of a paper claim comes in with its own columns, which stay folded where a file has none', async () => {
  const { tab } = await open();
  await choose(csv(grace));
  await heading(/^Step 2 of 4/);
  const further = () => screen.getByLabelText('Second and third crop, animal or property', { selector: 'section' });
  expect(further().querySelector('details')).not.toHaveAttribute('open');
  await press('Choose another file');
  const rows = [`${headers},Crop 2,Area damaged 2`, `${grace},Beans,1`].join('\r\n');
  await choose(new File([rows], 'Kasese 2023.csv'));
  await completeColumns();
  expect(further().querySelector('details')).toHaveAttribute('open');
  expect(screen.getByLabelText('Crop type 2')).toHaveDisplayValue('M: Crop 2');
  await check();
  await press('Add 1 claim');
  await waitFor(() =>
    expect(selectAllClaims(tab.store.getState()).map(({ incident }) => incident)).toMatchObject([
      { cropType: 'Maize', further: [{ cropType: 'Beans', areaDamaged: 1 }] },
    ]),
  );
});
