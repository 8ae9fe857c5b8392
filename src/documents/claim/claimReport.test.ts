import type { Claim } from '../../domain/claim/claim';
import { incidentFromForm } from '../../domain/incident/incidentForm';
import { incidentKinds, incidentTypes, type IncidentType } from '../../domain/incident/incidents';
import { shippedScheme } from '../../domain/scheme/scheme';
import { claimStatuses, statuses } from '../../domain/workflow/statuses';
import {
  buildAsking,
  buildAppeal,
  buildDecision,
  buildTold,
  buildNote,
  buildPayment,
  completeBankForm,
  completeIncidentForm,
  furtherForms,
} from '../../test/builders';
import { buildFileTask } from '../../test/files/fileTask';
import { paperText, paperTexts, squeeze } from '../../test/files/paperTexts';
import { readPdf } from '../../test/files/readPdf';
import { claimRecordsAt } from '../../test/recordsAt';
import { makeClaimFile } from './claimFile';
import type { ClaimRecords } from './claimRecords';
import { makeClaimReport } from './claimReport';

const made = { madeAt: '2025-07-10T22:05:00.000Z', madeBy: 'Zoë Ŋorok' };
const stored = claimStatuses.filter((status) => status !== 'draft');

async function readReport(records: ClaimRecords) {
  const { name, file } = await makeClaimFile('report', records, made, buildFileTask().task);
  return { name, ...(await readPdf(file)) };
}

describe('the report', () => {
  test.each(stored)(
    'of a claim at %s tells its status, its signatures and its terms, and no internal note',
    (status) => {
      const text = paperText(
        makeClaimReport(claimRecordsAt(status, { notes: [buildNote({ content: 'Between us alone' })] })),
      );
      for (const words of [
        'Grace Biira',
        'CF85012345ABCD',
        statuses[status].label,
        'Claim submitted: Sarah Auma, 15/06/2025, 11:30',
        'Claimant\nDistrict Officer\nOfficial stamp',
        'within 30 days from the day they are told of the final decision',
      ])
        expect(text).toContain(words);
      expect(text).not.toContain('Between us alone');
    },
  );

  test.each<[string, Claim['status'], Partial<Claim>, string[]]>([
    [
      'nothing to tell of an approval',
      'approved',
      {},
      ['There is no rejection, closing or award to tell the claimant of yet.'],
    ],
    ['that the claimant does not know yet', 'rejected', { told: [] }, ['Claimant told\nNot yet']],
    ['that nobody recorded it', 'rejected', {}, ['Claimant told\nNot recorded']],
    [
      'what is missing, with the answer to each piece',
      'request_info',
      { verifications: [buildAsking()] },
      [
        'Awaited until\n04/07/2025',
        'Police report missing\nStill open',
        'LC1 chairperson\nExplained\nKept in the paper file',
      ],
    ],
    [
      'why and by whom a claim was closed',
      'closed',
      {},
      [
        'Closed by\nSarah Auma, 22/06/2025',
        'Withdrawn by the claimant',
        'Her son came',
        'The claim is closed. No payment is due.',
      ],
    ],
    [
      'when, how and by whom the claimant was told, by the record in force',
      'rejected',
      { told: [buildTold({ day: '2025-07-01' }), buildTold({ how: 'letter', note: 'It was the letter' })] },
      ['Rejected in the district, 20/06/2025', 'Told on\n22/06/2025', 'How\nLetter handed over', 'Told by\nSarah Auma'],
    ],
  ])('tells %s', (_what, status, own, words) => {
    const text = paperText(makeClaimReport(claimRecordsAt(status, own)));
    for (const said of words) expect(text).toContain(said);
    expect(text).not.toContain('01/07/2025\nHow');
  });

  const reportOf = (kind: IncidentType) =>
    paperText(makeClaimReport(claimRecordsAt('submitted', { incident: incidentFromForm(completeIncidentForm(kind)) })));

  test.each(incidentTypes)('names every field of %s', (kind) => {
    const labels = incidentKinds[kind].fields.map(({ label }) => label);
    for (const words of ['14/06/2025, 21:30', '-0.1432, 30.0871', 'A herd of seven', ...labels])
      expect(reportOf(kind)).toContain(words);
  });

  test.each<[IncidentType, string[]]>([
    ['crop', ['Crop 2\nBeans, 1 acre, 200 kg', 'Crop 3\nCassava, 0.5 acres']],
    ['livestock', ['Animal 2\nCattle, 1 animal, Calf/Kid/Lamb']],
    ['property', ['Property 2\nFence\nTrampled\nUGX 50,000']],
  ])('tells of every further item of %s', (kind, told) => {
    const incident = incidentFromForm(completeIncidentForm(kind, { further: furtherForms }));
    const text = paperText(makeClaimReport(claimRecordsAt('submitted', { incident })));
    for (const words of told) expect(text).toContain(words);
  });

  test.each<[IncidentType, string[]]>([
    ['crop', ['Maize', '2.5 acres', '1,800 kg']],
    ['livestock', ['Goat', '3 animals', 'Adult']],
    ['property', ['Granary/Store', 'Wall and roof torn down', 'UGX 750,000']],
    ['injury', ['Moses Baluku', 'Broken left arm', 'Bwera Hospital', 'UGX 400,000']],
    ['death', ['Moses Baluku', '16/06/2025', 'Wife', 'UGX 1,200,000', 'this kind of incident: Police report']],
  ])('tells what was filled in for %s', (kind, told) => {
    for (const words of told) expect(reportOf(kind)).toContain(words);
  });

  test('tells an appeal from its filing to its outcome', () => {
    const outcome = {
      kind: 'upheld',
      amount: 1_200_000,
      note: 'The second field counts',
      decidedOn: '2025-07-01T10:00:00.000Z',
      decidedBy: 'Moses Okello',
      board: true,
    } as const;
    const text = paperText(makeClaimReport(claimRecordsAt('paid', { appeals: [buildAppeal({ outcome })] })));
    for (const words of [
      'Appealed decision\nAwarded, 03/07/2025, 10:00',
      'Grounds\nAmount too low',
      'The second field was left out',
      'Outcome\nUpheld',
      'Moses Okello, for the Board, 01/07/2025, 13:00',
      'The second field counts',
    ])
      expect(text).toContain(words);
  });

  test('tells verification, decision, approval and every payment, with what is left to pay', () => {
    const { claim, events } = claimRecordsAt('payment_processing', {
      decisions: [buildDecision({ conditions: ['Receipts within a month'] })],
      told: [buildTold({ decision: { kind: 'awarded', at: '2025-07-03T07:00:00.000Z' }, day: '2025-07-05' })],
    });
    const payments = [
      buildPayment({
        paymentStatus: 'success',
        amount: 700_000,
        paymentRef: 'MM-1',
        paidAt: '2025-07-04T09:00:00.000Z',
      }),
      buildPayment({ id: 'PAY-2', paymentStatus: 'failed', amount: 500_000, failureReason: 'Invalid account number' }),
    ];
    const text = paperText(makeClaimReport({ claim, events, payments, scheme: shippedScheme }));
    for (const words of [
      'Forward to CVC',
      'v2024.1',
      'Visited the field',
      'Receipts within a month',
      'Peter Okello, 01/07/2025, 13:00',
      'Ruth Namono, 03/07/2025, 10:00',
      'MM-1',
      'Invalid account number',
      'Paid so far\nUGX 700,000',
      'Outstanding\nUGX 500,000',
      'until 04/08/2025',
    ])
      expect(text).toContain(words);
  });

  test('has a map of where it happened and says the same in words, and neither without coordinates', () => {
    const paper = makeClaimReport(claimRecordsAt('submitted'));
    expect(paper.passages).toContainEqual({
      kind: 'map',
      place: { place: { latitude: -0.1432, longitude: 30.0871 }, district: 'kasese' },
    });
    expect(paperText(paper)).toMatch(
      /The coordinates are in Rubirizi\. The claimant lives in Kasese\. Protected areas nearby: .*Queen Elizabeth National Park/,
    );

    const incident = incidentFromForm(completeIncidentForm('crop', { gpsLatitude: '', gpsLongitude: '' }));
    const without = makeClaimReport(claimRecordsAt('submitted', { incident }));
    expect(without.passages.filter(({ kind }) => kind === 'map')).toEqual([]);
    expect(paperText(without)).not.toContain('The coordinates are in');
  });

  test('as a file has the names of the map', async () => {
    const { pages } = await readReport(claimRecordsAt('submitted'));
    for (const name of ['Rubirizi', 'Kyambura', 'Wildlife Reserve']) expect(pages.join('\n')).toContain(name);
  });

  test('of a claim paid to a bank names the account', () => {
    const claimant = { ...completeBankForm(), payoutMethod: 'bank_transfer' as const };
    const text = paperText(makeClaimReport(claimRecordsAt('submitted', { claimant })));
    for (const words of ['Centenary Bank', 'Biira Grace', '3100045678']) expect(text).toContain(words);
    expect(text).not.toContain('Mobile money number');
  });

  test('as a PDF says all of it, under its name', async () => {
    const records = claimRecordsAt('paid');
    const { name, title, pages } = await readReport(records);
    const text = squeeze(pages.join(''));
    expect(name).toBe('claim-CL-1749975600000-A1B2.pdf');
    expect(title).toBe('Compensation Claim Report CL-1749975600000-A1B2');
    expect(pages.length).toBeLessThanOrEqual(4);
    for (const words of paperTexts(makeClaimReport(records))) expect(text).toContain(squeeze(words));
    expect(text).toContain('11/07/2025,01:05byZoëŊorok');
  });
});
