import { parse } from 'papaparse';
import type { Claim } from '../../domain/claim/claim';
import type { IncidentForm } from '../../domain/incident/incident';
import { incidentFromForm } from '../../domain/incident/incidentForm';
import { incidentKinds, incidentTypes, type IncidentType } from '../../domain/incident/incidents';
import { claimStatuses, statuses } from '../../domain/workflow/statuses';
import {
  buildAsking,
  buildAuditEvent,
  buildChecklist,
  buildClaim,
  buildConditionCheck,
  buildDecision,
  buildEvidence,
  buildFile,
  buildNote,
  buildPayment,
  buildTold,
  buildVerification,
  completeBankForm,
  completeIncidentForm,
  furtherForms,
} from '../../test/builders';
import { buildFileTask } from '../../test/fileTask';
import { shippedScheme } from '../../domain/scheme/scheme';
import { paperTexts, squeeze } from '../../test/paperTexts';
import { readPdf } from '../../test/readPdf';
import { recordsAt } from '../../test/recordsAt';
import type { Paper } from '../pdf/paper';
import { makeClaimFile, makeLetterFile } from './claimFile';
import type { ClaimRecords } from './claimRecords';
import { makeClaimReport } from './claimReport';
import { makeClaimSlip } from './claimSlip';
import { findLetter, type Say } from './letter';

const made = { madeAt: '2025-07-10T22:05:00.000Z', madeBy: 'Zoë Ŋorok' };
const stored = claimStatuses.filter((status) => status !== 'draft');

const recordsOf = (status: Claim['status'], overrides: Partial<Claim> = {}): ClaimRecords => ({
  ...recordsAt(status, overrides),
  events: [buildAuditEvent()],
  scheme: shippedScheme,
});

const textOf = (paper: Paper | undefined) => (paper ? paperTexts(paper).join('\n').replaceAll('\u00a0', ' ') : '');

async function readFile(kind: 'report' | 'slip', records: ClaimRecords) {
  const { name, file } = await makeClaimFile(kind, records, made, buildFileTask().task);
  return { name, ...(await readPdf(file)) };
}

describe('the report', () => {
  test.each(stored)(
    'of a claim at %s tells its status, its signatures and its terms, and no internal note',
    (status) => {
      const text = textOf(makeClaimReport(recordsOf(status, { notes: [buildNote({ content: 'Between us alone' })] })));
      for (const words of [
        'Grace Biira',
        'CF85012345ABCD',
        statuses[status].label,
        'Claim submitted: Sarah Auma, 15/06/2025, 11:30',
        'Claimant\nDistrict Officer\nOfficial stamp',
        'within 30 days from the final decision',
      ])
        expect(text).toContain(words);
      expect(text).not.toContain('Between us alone');
    },
  );

  test('of a rejected claim says that no payment is due, of another that none was recorded', () => {
    const nothingDue = 'The claim was rejected. No payment is due.';
    const nothingPaid = 'No payment has been recorded.';
    expect(textOf(makeClaimReport(recordsOf('rejected')))).toContain(nothingDue);
    expect(textOf(makeClaimReport(recordsOf('rejected')))).not.toContain(nothingPaid);
    expect(textOf(makeClaimReport(recordsOf('approved')))).toContain(nothingPaid);
  });

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
    const text = textOf(makeClaimReport(recordsOf(status, own)));
    for (const said of words) expect(text).toContain(said);
    expect(text).not.toContain('01/07/2025\nHow');
  });

  const reportOf = (kind: IncidentType) =>
    textOf(makeClaimReport(recordsOf('submitted', { incident: incidentFromForm(completeIncidentForm(kind)) })));

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
    const text = textOf(makeClaimReport(recordsOf('submitted', { incident })));
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

  test('tells of each condition whether it is met', () => {
    const decisions = [buildDecision({ paymentConditions: ['Bring the receipts', 'Fence the garden'] })];
    const conditionChecks = [buildConditionCheck({ note: 'Seen' })];
    expect(textOf(makeClaimReport(recordsOf('approved', { decisions, conditionChecks })))).toContain(
      'Conditions\nBring the receipts (met on 03/07/2025, recorded by Sarah Auma: Seen)\nFence the garden (not yet met)',
    );
  });

  test('tells verification, decision, approval and every payment, with what is left to pay', () => {
    const { claim, events } = recordsOf('payment_processing', {
      decisions: [buildDecision({ conditions: 'Receipts within a month' })],
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
    const text = textOf(makeClaimReport({ claim, events, payments, scheme: shippedScheme }));
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
      'until 02/08/2025',
    ])
      expect(text).toContain(words);
  });

  test('has a map of where it happened and says the same in words, and neither without coordinates', () => {
    const paper = makeClaimReport(recordsOf('submitted'));
    expect(paper.passages).toContainEqual({
      kind: 'map',
      place: { place: { latitude: -0.1432, longitude: 30.0871 }, district: 'kasese' },
    });
    expect(textOf(paper)).toMatch(
      /The coordinates are in Rubirizi\. The claimant lives in Kasese\. Protected areas nearby: .*Queen Elizabeth National Park/,
    );

    const incident = incidentFromForm(completeIncidentForm('crop', { gpsLatitude: '', gpsLongitude: '' }));
    const without = makeClaimReport(recordsOf('submitted', { incident }));
    expect(without.passages.filter(({ kind }) => kind === 'map')).toEqual([]);
    expect(textOf(without)).not.toContain('The coordinates are in');
  });

  test('as a file has the names of the map', async () => {
    const { pages } = await readFile('report', recordsOf('submitted'));
    for (const name of ['Rubirizi', 'Kyambura', 'Wildlife Reserve']) expect(pages.join('\n')).toContain(name);
  });

  test('of a claim paid to a bank names the account', () => {
    const claimant = { ...completeBankForm(), payoutMethod: 'bank_transfer' as const };
    const text = textOf(makeClaimReport(recordsOf('submitted', { claimant })));
    for (const words of ['Centenary Bank', 'Biira Grace', '3100045678']) expect(text).toContain(words);
    expect(text).not.toContain('Mobile money number');
  });

  test('lists the evidence with kinds and sizes', () => {
    const evidence = {
      ...buildClaim().evidence,
      policeReport: [buildFile({ id: 'F2', name: 'police.pdf', size: 3_000_000 })],
    };
    const text = textOf(makeClaimReport(recordsOf('submitted', { evidence })));
    expect(text).toContain('Photos\nfield.jpg\n235 KB\n15/06/2025, 11:20');
    expect(text).toContain('Police report\npolice.pdf\n2.9 MB');
  });

  test('as a PDF says all of it, under its name', async () => {
    const records = recordsOf('paid');
    const { name, title, pages } = await readFile('report', records);
    const text = squeeze(pages.join(''));
    expect(name).toBe('claim-CL-1749975600000-A1B2.pdf');
    expect(title).toBe('Compensation Claim Report CL-1749975600000-A1B2');
    expect(pages.length).toBeLessThanOrEqual(4);
    for (const words of paperTexts(makeClaimReport(records))) expect(text).toContain(squeeze(words));
    expect(text).toContain('11/07/2025,01:05byZoëŊorok');
  });
});

test('the report has every point of the checklist, with who claims, the visit and why it was forwarded all the same', () => {
  const { questions, ...checklist } = buildChecklist();
  const text = textOf(
    makeClaimReport(
      recordsOf('under_cvc_review', {
        checklist: {
          ...checklist,
          questions: { ...questions, identity: { answer: 'no', override: 'Known to the chief' } },
        },
      }),
    ),
  );
  expect(text).toContain('Identity seen\nNo. Forwarded all the same: Known to the chief');
  expect(text).toContain('Entitled to claim\nYes. Guardian, Letter of the village chairperson');
  expect(text).toContain('Site visited\nYes. 19/06/2025, Sarah Auma');
  expect(text).toContain('Answered by\nSarah Auma, 19/06/2025, 18:00');
  expect(textOf(makeClaimReport(recordsOf('paid', { checklist: undefined })))).toContain(
    'Forwarded before there was a checklist.',
  );
});

test('of the photos of a visit those count that the claim still has', () => {
  const { visit, ...checklist } = buildChecklist();
  const photos = ['FILE-1', 'FILE-REMOVED'];
  const text = textOf(
    makeClaimReport(
      recordsOf('paid', {
        evidence: buildEvidence({ photos: [buildFile({ id: 'FILE-1' })] }),
        checklist: { ...checklist, visit: { day: '2025-06-19', by: 'Sarah Auma', ...visit, photos } },
      }),
    ),
  );
  expect(text).toContain('Photos: 1');
});

test.each(['rejected', 'closed'] as const)('a claim that was %s in the district was not forwarded', (status) => {
  const verifications = [buildVerification({ action: 'reject', reasons: ['not_found'] })];
  const rejected = status === 'rejected' && { verifications };
  const text = textOf(makeClaimReport(recordsOf(status, { ...rejected, decisions: [], checklist: undefined })));
  expect(text).toContain('Not answered.');
  expect(text).not.toContain('Forwarded before there was a checklist.');
});

describe('the slip', () => {
  test('says what was received, when and by whom, and what to bring, on one page', async () => {
    const records = recordsOf('submitted', {
      incident: incidentFromForm(completeIncidentForm('injury')),
      checklist: undefined,
    });
    const { claim } = records;
    const { name, pages } = await readFile('slip', records);
    expect(name).toBe('acknowledgement-CL-1749975600000-A1B2.pdf');
    expect(pages).toHaveLength(1);
    for (const words of paperTexts(makeClaimSlip(claim, shippedScheme)))
      expect(squeeze(pages.join(''))).toContain(squeeze(words));
    expect(textOf(makeClaimSlip(claim, shippedScheme))).toContain('An injury caused by an elephant on 14/06/2025');
    expect(textOf(makeClaimSlip(claim, shippedScheme))).toContain('15/06/2025, 11:30 by Sarah Auma');
    expect(textOf(makeClaimSlip(claim, shippedScheme))).toContain(
      [
        'Please bring to the district office by 29/06/2025:',
        '• Police report (from: Police post nearest to the incident)',
        '• Medical report (from: Health facility that treated the person)',
      ].join('\n'),
    );
  });

  test('asks for papers until the day on which information is awaited', () => {
    const { claim } = recordsOf('request_info', {
      incident: incidentFromForm(completeIncidentForm('injury')),
      verifications: [buildAsking({ until: '2025-07-04' })],
      checklist: undefined,
    });
    expect(textOf(makeClaimSlip(claim, shippedScheme))).toContain('Please bring to the district office by 04/07/2025:');
  });

  test.each<[IncidentType, Partial<IncidentForm>, string]>([
    ['crop', { further: furtherForms }, 'Crop damage (maize, beans and cassava) caused by elephants'],
    ['crop', { cropType: 'Irish Potato' }, 'Crop damage (Irish potato) caused by elephants'],
    ['crop', { cropType: 'Cassava', further: furtherForms }, 'Crop damage (cassava and beans) caused by elephants'],
    ['crop', { cropType: 'Other' }, 'Crop damage caused by elephants'],
    ['livestock', { further: furtherForms }, 'Loss of livestock (goat and cattle) caused by elephants'],
    ['property', { further: furtherForms }, 'Property damage (granary/store and fence) caused by elephants'],
  ])('names what was struck by %s %j', (kind, typed, words) => {
    const { claim } = recordsOf('submitted', { incident: incidentFromForm(completeIncidentForm(kind, typed)) });
    expect(textOf(makeClaimSlip(claim, shippedScheme))).toContain(words);
  });

  test.each([
    ['request_info', 'a district officer will check your claim'],
    ['under_cvc_review', 'What happens next: the claims verification committee will decide'],
    ['approved', 'After final approval, we will pay the approved amount'],
    ['payment_processing', 'we are paying the approved amount'],
    ['payment_failed', 'Please come to the district office'],
    ['paid', undefined],
    ['rejected', undefined],
    ['closed', undefined],
  ] as const)('of a claim at %s says of what is to come only what is still true', (status, next) => {
    const incident = incidentFromForm(completeIncidentForm('injury'));
    const text = textOf(makeClaimSlip(recordsOf(status, { incident, checklist: undefined }).claim, shippedScheme));
    if (next) expect(text).toContain(next);
    else expect(text).not.toContain('What happens next');
    expect(text.includes('officer will check')).toBe(status === 'request_info');
    expect(text.includes('Please bring')).toBe(status === 'request_info');
    expect(text).toContain('This confirms receipt. It does not guarantee payment.');
  });
});

/** English, whose sentences are their own keys. */
const say: Say = (english, params = {}) => english.replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '');

describe('the letter', () => {
  const letter = (status: Claim['status'], overrides: Partial<Claim> = {}) =>
    textOf(findLetter(recordsOf(status, overrides), say));

  test.each(['submitted', 'under_verification', 'referred_district', 'under_cvc_review', 'approved'] as const)(
    'is not written of a claim at %s',
    async (status) => {
      expect(findLetter(recordsOf(status), say)).toBeUndefined();
      const file = makeLetterFile({ language: 'en', t: say }, recordsOf(status), made, buildFileTask().task);
      await expect(file).rejects.toThrow();
    },
  );

  test('that asks for information lists what is still missing, what came already, and until when', () => {
    const text = letter('request_info', { verifications: [buildAsking({}, { actionReason: 'Ask the LC1' })] });
    for (const words of [
      '• Your claim has no police report.',
      'Note\nAsk the LC1',
      'Already answered\nLetter of the LC1 chairperson',
      'We wait until 04/07/2025. After that day, we may close your claim.',
    ])
      expect(text).toContain(words);
  });

  test('that a claim was closed says why, and how it can be reopened', () => {
    const text = letter('closed');
    for (const words of [
      'Your Compensation Claim Is Closed',
      'Closed on\n22/06/2025',
      '• We were told that you no longer want compensation for this claim.',
      'Note\nHer son came to the office',
      'go to the Kasese district office',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('appeal');
    const worded = textOf(findLetter(recordsOf('closed'), say, { withdrawn: 'You gave up your claim.' }));
    expect(worded).toContain('• You gave up your claim.');
    expect(worded).not.toContain('We were told');
  });

  test('that asks for information says what is needed, and where to bring it', () => {
    const asked = buildVerification({
      action: 'request_info',
      reasons: ['police_report', 'other'],
      actionReason: 'A photo of the fence',
      verificationNotes: 'Doubtful',
    });
    const text = letter('request_info', { verifications: [asked] });
    for (const words of [
      'Information Needed for Your Compensation Claim',
      'Requested on\n20/06/2025',
      '• Your claim has no police report.',
      'Note\nA photo of the fence',
      'Please bring what is missing to the Kasese district office, and give the claim ID.',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('appeal');
    expect(text).not.toContain('Doubtful');
  });

  test('says a sentence that was worded anew in its place, as it was typed, and the others as they ship', () => {
    const asked = buildVerification({ action: 'request_info', reasons: ['police_report', 'identity', 'other'] });
    const worded = { police_report: '{{district}} $t(Note) <b>Bring it.</b>', other: 'Never said' };
    const text = textOf(findLetter(recordsOf('request_info', { verifications: [asked] }), say, worded));
    expect(text).toContain('• {{district}} $t(Note) <b>Bring it.</b>\n• Your claim has no proof of who you are');
    expect(text).not.toContain('no police report');
    expect(text).not.toContain('Never said');
  });

  test.each([
    ['payment_processing', 'We are paying UGX 1,200,000 by Mobile Money to Grace Biira, +256772123456.'],
    ['payment_failed', 'failed.\nPlease come to the Kasese district office'],
    ['paid', 'We have paid this amount in full by Mobile Money to Grace Biira, +256772123456.'],
  ] as const)('of an award tells amount, conditions and what happens next, at %s', (status, next) => {
    const text = letter(status, { decisions: [buildDecision({ conditions: 'Fence the garden' })] });
    for (const words of [
      'Dear Grace Biira,',
      'Hamukungu\nLake Katwe\nDistrict: Kasese',
      'Crop Damage',
      'Elephant',
      'Date of incident\n14/06/2025',
      'Decision\nAwarded\nDecided on\n03/07/2025',
      'On 03/07/2025, you were awarded compensation for this claim.',
      'Amount awarded\nUGX 1,200,000',
      'Conditions\nFence the garden',
      'you may appeal until 02/08/2025',
      next,
    ])
      expect(text).toContain(words);
  });

  test('of an award on conditions says which are met, and that payment waits for the others', () => {
    const decisions = [buildDecision({ paymentConditions: ['Bring the receipts', 'Fence the garden'] })];
    const text = letter('payment_processing', { decisions, conditionChecks: [buildConditionCheck()] });
    for (const words of [
      'Conditions\n• Bring the receipts (Met on 03/07/2025)\n• Fence the garden (Not yet met)',
      'We will pay UGX 1,200,000 by Mobile Money to Grace Biira, +256772123456, once every condition above is met.',
      'Bring proof that each is met to the Kasese district office, and give the claim ID.',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('We are paying');
  });

  test.each([
    ['that come to it', undefined, ['Maize\nUGX 800,000', 'Beans\nUGX 400,000'], ['Limit']],
    ['and the limit that held', 1_200_000, ['Maize\nUGX 900,000', 'Limit of the schedule\nUGX 1,200,000'], []],
    ['or none that do not come to it', undefined, [], ['Maize', 'Limit']],
  ])('of an award names its lines %s', (what, cap, named, unnamed) => {
    const byHand = { source: 'Officer', reason: 'Seen' };
    const maize = what === 'that come to it' ? 800_000 : 900_000;
    const lines = [
      { item: 'Maize', byHand, amount: maize },
      { item: 'Beans', byHand, amount: 400_000 },
    ];
    const valuation = { schedule: 'v2026.1', isSample: false, lines, ...(cap && { cap }) };
    const text = letter('payment_processing', { verifications: [buildVerification({ valuation })] });
    expect(text).toContain('Amount awarded\nUGX 1,200,000');
    for (const words of named) expect(text).toContain(words);
    for (const words of unnamed) expect(text).not.toContain(words);
  });

  test('of a claim paid in part tells what has been paid so far, and what is being paid', () => {
    const { claim } = recordsOf('payment_processing');
    const payments = [
      buildPayment({ amount: 500_000, paymentStatus: 'success' }),
      buildPayment({ id: 'PAY-2', amount: 700_000 }),
    ];
    const text = textOf(findLetter({ claim, payments }, say));
    expect(text).toContain('We have paid UGX 500,000 so far.');
    expect(text).toContain('We are paying UGX 700,000');
  });

  test('names the account that the payment was made to, not the one that the claim names since', () => {
    const claimant = { ...completeBankForm(), payoutMethod: 'bank_transfer' as const };
    const text = letter('paid', { claimant });
    expect(text).toContain('in full by Mobile Money to Grace Biira, +256772123456');
    expect(text).not.toContain('3100045678');
  });

  test('of a claim rejected before reasons had codes gives what was written', () => {
    const text = letter('rejected');
    expect(text).toContain('On 20/06/2025, the district office rejected your claim');
    expect(text).toContain('Reason\nNot wildlife');
    expect(text).toContain('until 20/07/2025');
    expect(text).not.toContain('UGX');
  });

  test('of a rejection gives the sentence of each reason, and what was written beside them', () => {
    const rejected = buildVerification({
      action: 'reject',
      reasons: ['late', 'not_entitled'],
      actionReason: 'See the family',
    });
    const text = letter('rejected', { verifications: [rejected] });
    expect(text).toContain('• The incident was reported too late.\n• You did not suffer the loss yourself');
    expect(text).toContain('Note\nSee the family');
    const bare = letter('rejected', { verifications: [{ ...rejected, actionReason: undefined }] });
    expect(bare).not.toMatch(/Note|Reason\n|Not given/);
  });

  test('of a claim rejected by the committee gives the committee’s, and not what it kept to itself', () => {
    const decision = buildDecision({
      decision: 'reject',
      reasons: ['other'],
      decisionNote: 'Outside the schedule',
      cvcNotes: 'Doubtful',
    });
    const text = letter('rejected', { decisions: [decision] });
    expect(text).toContain('the claims verification committee rejected your claim');
    expect(text).toContain('Reason\nOutside the schedule');
    expect(text).not.toContain('Doubtful');
  });

  test('of a claim referred back and then rejected in the district gives the district’s reason', () => {
    const decision = buildDecision({ decision: 'refer_back', decisionNote: 'Measure the field again' });
    const text = letter('rejected', { decisions: [decision] });
    expect(text).toContain('the district office rejected your claim');
    expect(text).toContain('Reason\nNot wildlife');
    expect(text).not.toContain('Measure the field again');
  });

  test.each([
    ['paid', 'en', 'decision-CL-1749975600000-A1B2.pdf'],
    ['request_info', 'lg', 'information-CL-1749975600000-A1B2-lg.pdf'],
  ] as const)('as a PDF says all of it on one page, at %s in %s', async (status, language, file) => {
    const records = recordsOf(status);
    const letterFile = await makeLetterFile({ language, t: say }, records, made, buildFileTask().task);
    const { pages } = await readPdf(letterFile.file);
    const paper = findLetter(records, say);
    expect(letterFile.name).toBe(file);
    expect(pages).toHaveLength(1);
    for (const words of paper ? paperTexts(paper) : ['no letter'])
      expect(squeeze(pages.join(''))).toContain(squeeze(words));
  });
});

test('JSON holds the claim, its payments and its audit events as they are', async () => {
  const records = recordsOf('paid');
  const { claim, payments, events } = records;
  const { name, file } = await makeClaimFile('json', records, made, buildFileTask().task);
  expect(name).toBe('claim-CL-1749975600000-A1B2.json');
  expect(JSON.parse(await file.text())).toEqual({ ...made, claim, payments, auditEvents: events });
});

test('CSV is one line, in which no name is a formula', async () => {
  const claimant = { ...buildClaim().claimant, fullName: '=HYPERLINK("http://example.org")' };
  const { name, file } = await makeClaimFile('csv', recordsOf('paid', { claimant }), made, buildFileTask().task);
  expect(name).toBe('claim-CL-1749975600000-A1B2.csv');
  const { data } = parse<Record<string, string>>((await file.text()).replace(/^\ufeff/, ''), { header: true });
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    'Claim ID': 'CL-1749975600000-A1B2',
    Claimant: `'=HYPERLINK("http://example.org")`,
    'Paid (UGX)': '1200000',
  });
});
