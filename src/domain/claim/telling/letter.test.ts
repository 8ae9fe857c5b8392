import { recordsAt } from '../../../test/recordsAt';
import { buildAnswer, buildAsking, buildDecision } from '../../../test/builders';
import type { ClaimStatus } from '../../workflow/statuses';
import { findLetterKind, type LetterKind } from './letter';

test.each<[Exclude<ClaimStatus, 'draft'>, LetterKind | undefined]>([
  ['submitted', undefined],
  ['under_verification', undefined],
  ['request_info', 'information'],
  ['referred_district', undefined],
  ['under_cvc_review', undefined],
  // The committee recommends; final approval is the award.
  ['approved', undefined],
  ['payment_processing', 'awarded'],
  ['payment_failed', 'awarded'],
  ['paid', 'awarded'],
  ['rejected', 'rejected'],
  ['closed', 'closed'],
])('a claim at %s calls for the letter %s', (status, kind) => {
  expect(findLetterKind(recordsAt(status).claim)).toBe(kind);
});

test('a decision on paper of an unknown day has none', () => {
  const decisions = [buildDecision({ decision: 'reject', decidedOn: undefined })];
  expect(findLetterKind(recordsAt('rejected', { decisions }).claim)).toBeUndefined();
});

test('a claim of which every piece is answered asks for nothing more, until one is taken back', () => {
  const asking = (...pieces: Parameters<typeof buildAsking>[0][]) =>
    pieces.map((asked) => findLetterKind(recordsAt('request_info', { verifications: [buildAsking(asked)] }).claim));
  const answer = buildAnswer();
  expect(
    asking(
      { pieces: [{ reason: 'police_report', text: '', answer }] },
      { pieces: [{ reason: 'police_report', text: '' }] },
    ),
  ).toEqual([undefined, 'information']);
});
