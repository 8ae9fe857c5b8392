import { findAsked } from '../../domain/claim/asked/asked';
import { answerPieceCommand } from '../../store/claims/answerPiece';
import { findClaim } from '../../store/claims/selectors';
import { carriesOut } from './carriesOut';
import type { Calendar, DatedStep } from '../calendar';
import type { Case } from '../cases';
import { askedPieces } from './steps';
import type { TimelineEntry } from '../timeline';

/** Of two claims that wait for information, one has brought something. */
const oneAnsweredOf = 2;

/** Days after which something was brought, at most. */
const longestUntilBrought = 6;

/** Minutes before a resubmission at which each piece was answered. */
const beforeResubmission = [12, 9];

/**
 * Returns a maker of the answers to what a claim was asked for (docs/product.md, Information asked for): all of it before
 * it is submitted again, and of some that still wait the last piece.
 */
export function createAnswers(calendar: Calendar) {
  let waiting = 0;

  return function answersTo(one: Case, steps: readonly DatedStep[]): TimelineEntry[] {
    const again = steps.find(({ step }) => step === 'resubmit');
    if (again) {
      return beforeResubmission.map((minutes, place) =>
        answers(one, place, calendar.instant(again.daysAgo, again.minutes - minutes)),
      );
    }
    const asked = steps.find(({ step }) => step === 'request_info');
    if (!asked) return [];
    waiting += 1;
    const brought = asked.daysAgo - one.random.int(1, longestUntilBrought);
    if (waiting % oneAnsweredOf !== 0 || brought < 1) return [];
    return [answers(one, askedPieces - 1, calendar.instant(brought, one.random.int(30, 570)))];
  };
}

/** The papers came on paper. */
const answers = (one: Case, place: number, at: string): TimelineEntry => ({
  at,
  person: one.officer,
  about: one.id,
  does: carriesOut(`answer ${place} of ${one.id}`, (state) => {
    const claim = findClaim(state, one.id);
    const seen = (claim && findAsked(claim)?.pieces[place]) ?? { text: '' };
    const form = { how: 'file_added', fileId: '', note: 'In the paper file at the district office' } as const;
    return answerPieceCommand({ claimId: one.id, place, seen, form });
  }),
});
