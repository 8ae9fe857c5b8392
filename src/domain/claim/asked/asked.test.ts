import {
  buildAnswer,
  buildAsking,
  buildClaim,
  buildEvidence,
  buildFile,
  buildVerification,
} from '../../../test/builders';
import { recordsAt } from '../../../test/recordsAt';
import { mayClose } from './closings';
import { awaitedUntil } from './awaitedUntil';
import { findAnswerEnd, findAsked, findOpenPieces, isAnswerOverdue } from './asked';
import type { Claim } from '../claim';
import { findTelling } from '../telling/told';

const asking = (...verifications: Claim['verifications']) => buildClaim({ status: 'request_info', verifications });
const open = { reason: 'police_report', text: '' } as const;
const answered = { text: 'Letter', answer: buildAnswer() };

test('what is still missing are the pieces without an answer', () => {
  expect(findOpenPieces(asking(buildAsking()))).toEqual([open]);
  expect(findOpenPieces(asking(buildAsking({ pieces: [answered] })))).toEqual([]);
});

test('a piece that a file answered is open again once an edit has removed the file', () => {
  const report = buildFile({ id: 'F-1' });
  const file = { id: report.id, name: report.name };
  const piece = { ...open, answer: buildAnswer({ how: 'file_added', file, note: '' }) };
  const claim = asking(buildAsking({ pieces: [piece] }));
  expect(findOpenPieces({ ...claim, evidence: buildEvidence({ policeReport: [report] }) })).toEqual([]);
  expect(findOpenPieces({ ...claim, evidence: buildEvidence({ policeReport: [] }) })).toEqual([piece]);
});

test('nothing is missing once the claim waits no more', () => {
  const claim = { ...asking(buildAsking()), status: 'submitted' } as const;
  expect(findAsked(claim)).toBeUndefined();
  expect(findOpenPieces(claim)).toEqual([]);
});

test('an answer is awaited until the day of the list', () => {
  expect(findAnswerEnd(asking(buildAsking()))).toBe('2025-07-04');
  expect(findAnswerEnd(buildClaim({ verifications: [buildVerification()] }))).toBeUndefined();
});

test.each<[what: string, claim: Claim, day: string, overdue: boolean]>([
  ['on the last day', asking(buildAsking()), '2025-07-04', false],
  ['on the day after', asking(buildAsking()), '2025-07-05', true],
  ['once all is answered', asking(buildAsking({ pieces: [answered] })), '2025-07-05', false],
  ['of a claim that waits for nothing', buildClaim(), '2026-07-21', false],
])('an answer %s', (_what, claim, day, overdue) => {
  expect(isAnswerOverdue(claim, day)).toBe(overdue);
});

test.each<[Claim['status'], withdrawn: boolean, noAnswer: boolean]>([
  ['submitted', true, false],
  ['under_verification', true, false],
  ['request_info', true, true],
  ['referred_district', false, false],
  ['under_cvc_review', false, false],
  ['approved', false, false],
  ['payment_processing', false, false],
  ['payment_failed', false, false],
  ['paid', false, false],
  ['rejected', false, false],
  ['closed', false, false],
])('a claim at %s, long after anything was asked: withdrawn %s, no answer %s', (status, withdrawn, noAnswer) => {
  const { claim } = recordsAt(status);
  expect(mayClose(claim, 'withdrawn', '2026-01-01')).toBe(withdrawn);
  expect(mayClose(claim, 'no_answer', '2026-01-01')).toBe(noAnswer);
});

test('another day keeps the list, and leaves earlier verifications as they are', () => {
  const earlier = buildAsking({ pieces: [answered] });
  const claim = asking(earlier, buildAsking());
  expect(awaitedUntil(claim, '2025-08-01')).toEqual([earlier, buildAsking({ until: '2025-08-01' })]);
});

test('closing is a decision that the claimant is to be told of, until the claim is reopened', () => {
  const { claim } = recordsAt('closed', { told: [] });
  expect(findTelling(claim)).toEqual({
    decision: { kind: 'closed', at: '2025-06-22T09:00:00.000Z' },
    state: 'waiting',
  });
  expect(findTelling({ ...claim, status: 'submitted' })).toBeUndefined();
});
