import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { selectAllClaims } from '../../../store/claims/selectors';
import { rememberWords } from '../../../platform/importWords';
import { renderPage } from '../../../test/renderPage';
import { ImportClaimsPage } from '../ImportClaimsPage';

/*
 * A file as an agency of another country keeps it: words that are no choice here, amounts in euros, no date of
 * submission, and headers that mislead.
 */
const headers =
  'claimant,identity,phone,district,sub county,payment mode,momo number,date,incident,species,livestock,killed,injured,amount_paid_eur,crop,acres,yield lost,description';
const people = 'CF85012345ABC,0772123456,Kasese,Lake Katwe,MTN,0772123456,14/06/2024';
const row = (letter: string, rest: string) => `Grace Biira,${people.replace('ABC', `ABC${letter}`)},${rest}`;
const sheep = (letter: string, killed: string) =>
  row(letter, `predation,wolf,Scha(a)p(en),${killed},3,340,,,,Found in the morning`);
const crop = row('X', 'crop raiding,elephant,,,,120,Maize,2 ha,0,At night');

const file = (...rows: string[]) => new File([[headers, ...rows].join('\n')], 'faunaschade.csv');
/** The same where the number of animals is known by its header. */
const counted = (...rows: string[]) =>
  new File([[headers.replace('killed', 'quantity lost'), ...rows].join('\n')], 'counted.csv');

async function open(chosen: File) {
  const opened = await renderPage(<ImportClaimsPage />, { role: 'district_officer', at: '/import-claims' });
  await choose(chosen);
  return opened;
}
const choose = async (chosen: File) => userEvent.upload(await screen.findByLabelText('Spreadsheet'), chosen);
const press = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'button' }));
const step = (name: RegExp) => screen.findByText(name, { selector: 'h2' });
const answer = (label: string | RegExp, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);
const shown = (label: string | RegExp) => screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.text;

const textsIn = (element: HTMLElement, selector: string) =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('a file with unknown words, no dates of submission and misleading columns becomes claims, all of it asked', async () => {
  const { tab, router } = await open(file(sheep('A', '2'), sheep('B', '1'), sheep('C', '0'), crop));
  await step(/^Step 2 of 4/);

  // Guesses are shown as such, with values beside them; a misleading name makes none.
  expect(shown(/^National ID/)).toBe('B: identity');
  expect(screen.getByLabelText(/^National ID/)).toHaveAccessibleDescription('Guessed from the column’s contents');
  expect(screen.getByLabelText(/^Date of incident/)).toHaveAccessibleDescription(
    'Guessed from the column’s name and contents',
  );
  expect(shown('Injured person name')).toBe('Not in the file');
  expect(shown('Calculated compensation')).toBe('Not in the file');
  expect(textsIn(screen.getByLabelText('Unused columns'), 'li')).toEqual([
    'L: killed 2 · 1 · 0',
    'M: injured 3',
    'N: amount_paid_eur (another unit: eur) 340 · 120',
  ]);

  // What the person chooses is no guess any more, and its unit is asked about.
  await answer('Quantity lost', 'L: killed');
  await answer('Calculated compensation', 'N: amount_paid_eur');
  await press('Continue');
  await step(/^Step 3 of 4/);

  const words = screen.getByLabelText('Unknown words', { selector: 'table' });
  expect([...words.querySelectorAll<HTMLElement>('tbody tr')].map((line) => textsIn(line, 'td').slice(0, 3))).toEqual([
    ['eur', 'Calculated compensation (unit)', '4'],
    ['wolf', 'Wildlife species', '3'],
    ['Scha(a)p(en)', 'Livestock species', '3'],
    ['ha', 'Area damaged (unit)', '1'],
  ]);
  expect(screen.getByText('Quantity lost is 0 in 1 row. It is required in 1 of them.')).toBeVisible();
  expect(screen.getByText(/^5 questions are not answered yet/)).toBeVisible();

  await answer(/^Date submitted: missing in 4 rows/, 'Date of incident in the same row');
  await answer('What "eur" means in Calculated compensation', 'Leave the number out');
  await answer('What "wolf" means in Wildlife species', 'Other');
  await answer('What "Scha(a)p(en)" means in Livestock species', 'Sheep');
  await answer('What "ha" means in Area damaged', 'Hectares (1 hectare = 2.471 acres)');
  expect(screen.queryByText(/not answered yet/)).toBeNull();
  await userEvent.click(screen.getByLabelText('Treat quantities of 0 as empty'));
  await press('Check the rows');

  await step(/^Step 4 of 4/);
  expect(screen.getByText('Date submitted: taken from Date of incident in 3 claims')).toBeVisible();
  expect(screen.getByText('Livestock species and quantity lost are required for livestock incidents')).toBeVisible();
  await press('Add 3 claims');
  await step(/^Claims added$/);

  expect(selectAllClaims(tab.store.getState())).toMatchObject([
    {
      submittedAt: '2024-06-14T09:00:00.000Z',
      incident: {
        wildlifeSpecies: 'other',
        livestockSpecies: 'Sheep',
        quantityLost: 2,
        narrativeDescription:
          'Found in the morning\n\nIn the file: Wildlife species "wolf"; Calculated compensation "340 eur".',
      },
    },
    { incident: { quantityLost: 1 } },
    { incident: { cropType: 'Maize', areaDamaged: 4.94 } },
  ]);
  expect(selectAllClaims(tab.store.getState())[0]).not.toHaveProperty('calculatedCompensation');

  await userEvent.click(screen.getByText('Open the claims'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/claims'));
});

test('what words were matched to is proposed with the next file, as such, and can be changed', async () => {
  rememberWords({ 'species|wolf': 'other' });
  await open(counted(sheep('B', '2')));
  await press('Continue');
  await step(/^Step 3 of 4/);
  expect(shown(/^What "wolf"/)).toBe('Other');
  expect(screen.getByLabelText(/^What "wolf"/)).toHaveAccessibleDescription(/^You chose this for an earlier file/);
  await answer(/^What "wolf"/, 'Hyena');
  expect(screen.getByLabelText(/^What "wolf"/)).not.toHaveAccessibleDescription();
  expect(shown(/^Date submitted/)).toBe('Choose');
});

test('answers stay on the way back to the columns and forth', async () => {
  await open(counted(sheep('A', '2')));
  await press('Continue');
  await step(/^Step 3 of 4/);
  await answer(/^Date submitted/, 'Date of incident in the same row');
  await answer(/^What "wolf"/, 'Other');
  await press('Back to the columns');
  await press('Continue');
  await step(/^Step 3 of 4/);
  expect([shown(/^Date submitted/), shown(/^What "wolf"/)]).toEqual(['Date of incident in the same row', 'Other']);
  await press('Check the rows');
  await step(/^Step 4 of 4/);
  expect(screen.getByText(/"Scha\(a\)p\(en\)" is not one of these/)).toBeVisible();
  await press('Back to the questions');
  await answer(/^What "Scha/, 'Sheep');
  await press('Check the rows');
  expect(await screen.findByText('Add 1 claim', { selector: 'button' })).toBeEnabled();
});

test('a date comes from another column, or from one day for all', async () => {
  await open(counted(sheep('A', '2')));
  await press('Continue');
  await step(/^Step 3 of 4/);
  await answer(/^Date submitted: missing/, 'Another column in the file');
  expect(screen.getByText(/^3 questions are not answered yet/)).toBeVisible();
  await answer('Date submitted: column', 'H: date');
  expect(screen.getByText(/^2 questions are not answered yet/)).toBeVisible();
  expect(screen.getByText('14/06/2024')).toBeVisible();
  await answer(/^Date submitted: missing/, 'One date for all rows');
  await userEvent.click(
    within(screen.getByLabelText('Date submitted for all rows', { selector: '[role=group]' })).getByText('DD'),
  );
  await userEvent.keyboard('01072024');
  await waitFor(() => expect(screen.getByText(/^2 questions are not answered yet/)).toBeVisible());
});

test('a date may stay unknown', async () => {
  const { tab } = await open(counted(sheep('A', '2')));
  await press('Continue');
  await step(/^Step 3 of 4/);
  await answer(/^Date submitted: missing/, 'Leave it unknown');
  await answer(/^What "wolf"/, 'Other');
  await answer(/^What "Scha/, 'Sheep');
  await press('Check the rows');
  await step(/^Step 4 of 4/);
  expect(screen.getByText('Date submitted: left unknown in 1 claim')).toBeVisible();
  await press('Add 1 claim');
  await step(/^Claims added$/);
  expect(selectAllClaims(tab.store.getState())[0]).not.toHaveProperty('submittedAt');
});

test('an answer that leads to another question has it asked', async () => {
  const paid = `${sheep('A', '2')},uitbetaald`;
  await open(new File([`${headers.replace('killed', 'quantity lost')},status\n${paid}`], 'paid.csv'));
  await press('Continue');
  await step(/^Step 3 of 4/);
  expect(screen.queryByLabelText(/^Date paid/)).toBeNull();
  await answer(/^What "uitbetaald"/, 'Paid');
  await press('Check the rows');
  expect(await screen.findByText(/^Your answers raised new questions/)).toBeVisible();
  expect(screen.getByLabelText(/^Date paid: missing in 1 row/)).toBeVisible();
  expect(shown(/^What "uitbetaald"/)).toBe('Paid');
});
