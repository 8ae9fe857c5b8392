import type { Claim } from '../../../domain/claim/claim';
import {
  buildAsking,
  buildAppeal,
  buildConditionCheck,
  buildTold,
  buildDecision,
  buildPayment,
  buildVerification,
  completeBankForm,
} from '../../../test/builders';
import { buildFileTask } from '../../../test/files/fileTask';
import { paperText, paperTexts, squeeze } from '../../../test/files/paperTexts';
import { readPdf } from '../../../test/files/readPdf';
import { claimRecordsAt } from '../../../test/recordsAt';
import { makeLetterFile } from '../claimFile';
import { findLetter } from './letter';
import type { Say } from './sentences';

const made = { madeAt: '2025-07-10T22:05:00.000Z', madeBy: 'Zoë Ŋorok' };

/** English, whose sentences are their own keys. */
const say: Say = (english, params = {}) => english.replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '');

describe('the letter', () => {
  const letter = (status: Claim['status'], overrides: Partial<Claim> = {}) =>
    paperText(findLetter(claimRecordsAt(status, overrides), say));

  test.each(['submitted', 'under_verification', 'referred_district', 'under_cvc_review', 'approved'] as const)(
    'is not written of a claim at %s',
    async (status) => {
      expect(findLetter(claimRecordsAt(status), say)).toBeUndefined();
      const file = makeLetterFile({ language: 'en', t: say }, claimRecordsAt(status), made, buildFileTask().task);
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
    const worded = paperText(findLetter(claimRecordsAt('closed'), say, { withdrawn: 'You gave up your claim.' }));
    expect(worded).toContain('• You gave up your claim.');
    expect(worded).not.toContain('We were told');
  });

  test('that asks for information says what is needed, and where to bring it', () => {
    const asked = buildAsking(
      { pieces: [{ reason: 'police_report', text: '' }] },
      { actionReason: 'A photo of the fence', verificationNotes: 'Doubtful' },
    );
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
    const given = ['police_report', 'identity'] as const;
    const asked = buildAsking({ pieces: given.map((reason) => ({ reason, text: '' })) });
    const worded = { police_report: '{{district}} $t(Note) <b>Bring it.</b>', other: 'Never said' };
    const text = paperText(findLetter(claimRecordsAt('request_info', { verifications: [asked] }), say, worded));
    expect(text).toContain('• {{district}} $t(Note) <b>Bring it.</b>\n• Your claim has no proof of who you are');
    expect(text).not.toContain('no police report');
    expect(text).not.toContain('Never said');
  });

  test.each([
    ['payment_processing', 'We are paying UGX 1,200,000 by Mobile Money to Grace Biira, +256772123456.'],
    ['payment_failed', 'failed.\nPlease come to the Kasese district office'],
    ['paid', 'We have paid this amount in full by Mobile Money to Grace Biira, +256772123456.'],
  ] as const)('of an award tells amount, conditions and what happens next, at %s', (status, next) => {
    const text = letter(status, {
      decisions: [buildDecision({ conditions: ['Fence the garden'] })],
      conditionChecks: [buildConditionCheck()],
    });
    for (const words of [
      'Dear Grace Biira,',
      'Hamukungu\nLake Katwe\nDistrict: Kasese',
      'Crop Damage',
      'Elephant',
      'Date of incident\n14/06/2025',
      'Decision\nAwarded\nDecided on\n03/07/2025',
      'On 03/07/2025, you were awarded compensation for this claim.',
      'Amount awarded\nUGX 1,200,000',
      'Conditions\n• Fence the garden (Met on 03/07/2025)',
      'You have 30 days from the day you are given this letter.',
      next,
    ])
      expect(text).toContain(words);
  });

  test('of an award on conditions says which are met, and that payment waits for the others', () => {
    const decisions = [buildDecision({ conditions: ['Bring the receipts', 'Fence the garden'] })];
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
    const { claim } = claimRecordsAt('payment_processing');
    const payments = [
      buildPayment({ amount: 500_000, paymentStatus: 'success' }),
      buildPayment({ id: 'PAY-2', amount: 700_000 }),
    ];
    const text = paperText(findLetter({ claim, payments }, say));
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
    expect(text).toContain('You have 30 days from the day you are given this letter.');
    expect(text).not.toContain('UGX');
  });

  test('names the last day to appeal once the claimant was told, and none once they appealed', () => {
    const told = [buildTold()];
    expect(letter('rejected', { told })).toContain('you may appeal until 22/07/2025');
    const decision = { kind: 'rejected_district' as const, at: '2025-06-20T09:00:00.000Z' };
    const appealed = letter('rejected', { told, appeals: [buildAppeal({ decision })] });
    expect(appealed).toContain('You appealed against this decision on 10/07/2025.');
    expect(appealed).not.toContain('22/07/2025');
  });

  test('of an appeal that was dismissed says why, and what stands', () => {
    const outcome = {
      kind: 'dismissed',
      reasons: ['nothing_new', 'other'],
      note: 'The field was measured twice',
      decidedOn: '2025-07-20T09:00:00.000Z',
      decidedBy: 'Moses Okello',
    } as const;
    const text = letter('paid', { appeals: [buildAppeal({ outcome: { ...outcome, reasons: [...outcome.reasons] } })] });
    for (const words of [
      'Decision on Your Appeal',
      'On 20/07/2025, your appeal was dismissed for these reasons:',
      '• Your appeal says nothing new that would change the decision.',
      'The field was measured twice',
      'The award of UGX 1,200,000 stands.',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('you may appeal');
  });

  test('of an award after an appeal says that it was upheld', () => {
    const outcome = {
      kind: 'upheld',
      amount: 1_200_000,
      note: 'So',
      decidedOn: '2025-07-01T10:00:00.000Z',
      decidedBy: 'Moses Okello',
    } as const;
    const appeals = [buildAppeal({ outcome })];
    expect(letter('paid', { appeals })).toContain('Your appeal was upheld. On 03/07/2025,');
    // Not of one that was decided anew since, as after a return to the committee.
    const decisions = [buildDecision({ decidedOn: '2025-07-02T10:00:00.000Z' })];
    expect(letter('paid', { appeals, decisions })).not.toContain('upheld');
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
    const records = claimRecordsAt(status);
    const letterFile = await makeLetterFile({ language, t: say }, records, made, buildFileTask().task);
    const { pages } = await readPdf(letterFile.file);
    const paper = findLetter(records, say);
    expect(letterFile.name).toBe(file);
    expect(pages).toHaveLength(1);
    for (const words of paper ? paperTexts(paper) : ['no letter'])
      expect(squeeze(pages.join(''))).toContain(squeeze(words));
  });
});
