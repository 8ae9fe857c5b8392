import { findLetter } from '../../../../documents/claim/letter/letter';
import type { Say } from '../../../../documents/claim/letter/sentences';
import { languageNames, type Language } from '../../../../domain/settings/languages';
import { reasonsFor } from '../../../../domain/workflow/reasons';
import { i18n } from '../../../../i18n/i18n';
import { loadWords } from '../../../../i18n/speak';
import {
  buildAnswer,
  buildAsking,
  buildClosing,
  buildDecision,
  buildPayment,
  buildVerification,
} from '../../../../test/builders';
import { paperTexts } from '../../../../test/files/paperTexts';
import { recordsAt } from '../../../../test/recordsAt';

const asked = buildAsking(
  { pieces: reasonsFor('request_info').flatMap((reason) => (reason === 'other' ? [] : [{ reason, text: '' }])) },
  { actionReason: '7' },
);
const rejected = buildVerification({ action: 'reject', reasons: reasonsFor('reject_verification'), actionReason: '7' });
const byCommittee = buildDecision({ decision: 'reject', reasons: reasonsFor('reject_committee'), decisionNote: '7' });
const unsaid = { ...rejected, reasons: undefined, actionReason: undefined };

/** Every letter, with each of its sentences in one of them. */
const claims = {
  'that asks for information': recordsAt('request_info', { verifications: [asked] }),
  'that lists what is missing': recordsAt('request_info', {
    verifications: [
      buildAsking({
        pieces: [
          { reason: 'police_report', text: '' },
          { reason: 'identity', text: '', answer: buildAnswer() },
        ],
      }),
    ],
  }),
  'of a claim closed for no answer': recordsAt('closed', {
    closings: [buildClosing({ reason: 'no_answer', note: '' })],
  }),
  'of a claim that was withdrawn': recordsAt('closed', { closings: [buildClosing({ note: '7' })] }),
  'of a rejection in the district': recordsAt('rejected', { verifications: [rejected] }),
  'of a rejection without a reason': recordsAt('rejected', { verifications: [unsaid] }),
  'of a rejection by the committee': recordsAt('rejected', { decisions: [byCommittee] }),
  'of an award in payment': {
    ...recordsAt('payment_processing'),
    payments: [
      buildPayment({ amount: 500_000, paymentStatus: 'success' }),
      buildPayment({ id: 'PAY-2', amount: 700_000 }),
    ],
  },
  'of an award whose payment failed': recordsAt('payment_failed'),
  'of an award that is paid': recordsAt('paid', { decisions: [buildDecision({ decisionNote: '7' })] }),
};

const linesIn = (language: Language, records: (typeof claims)[keyof typeof claims]) => {
  const t: Say = i18n.getFixedT(language);
  const letter = findLetter(records, t);
  if (!letter) throw new Error('There is no letter.');
  const { service, signatureLines, page, created, createdBy } = letter.words ?? {};
  const own = [service, ...(signatureLines ?? []), page, created, createdBy].map((text) => text ?? '');
  return [...paperTexts(letter), ...own].flatMap((text) => text.split('\n'));
};

/** Names, ids, amounts and days, which are the same in every language. */
const same = /^(CL-[-\w]+|\w{4}-\w{4}|Grace Biira|Hamukungu|Lake Katwe|UGX.[\d,]+|[\d/]+|\{\{time\}\}, \{\{name\}\}|)$/;

describe.each(languageNames.filter((language) => language !== 'en'))('in %s', (language) => {
  beforeAll(() => loadWords(language));

  test.each(Object.entries(claims))('the letter %s has no English left', (_of, records) => {
    const english = linesIn('en', records);
    const said = linesIn(language, records);
    expect(said).toHaveLength(english.length);
    expect(said.filter((line, place) => line === english[place] && !same.test(line))).toEqual([]);
    // Page, time and name are filled in when it is written.
    expect(said.filter((line) => /\{\{(?!(page|pages|time|name)\}\})/.test(line))).toEqual([]);
  });
});
