import { recordsFor } from '../../test/recordsAt';
import { fieldMessages } from '../../test/fieldMessages';
import type { DismissalReason } from '../claim/appeal/appealRecord';
import { notAllowed } from '../notAllowed';
import { accepts, appealDecisionSchemaFor, decide } from './appealDecisionForm';
import type { DecisionContext } from './decide';

const { claim } = recordsFor('dismiss_appeal', 'paid');
const on: DecisionContext = {
  ...{ action: 'dismiss_appeal', claim, payments: [], schedules: [] },
  stamp: {
    ...{ eventId: 'EVENT-1', at: '2026-11-20T08:00:00.000Z' },
    actor: { name: 'Moses', email: 'm@uwa.example', role: 'cvc_member', sessionId: 'S-1' },
  },
};
const dismissedFor = (reasons: DismissalReason[], decisionNote = 'Seen before') =>
  decide({ outcome: 'dismissed', amount: '', reasons, decisionNote }, on);

test('reasons of a dismissal are kept once and in the order of their table; a note alone is kept as Other', () => {
  const made = dismissedFor(['other', 'nothing_new', 'nothing_new']);
  expect(made).toMatchObject({ after: { appeals: [{ outcome: { reasons: ['nothing_new', 'other'] } }] } });
  expect(dismissedFor([])).toMatchObject({ after: { appeals: [{ outcome: { reasons: ['other'] } }] } });
  if ('refusal' in made) throw new Error('refused');
  expect(accepts(made, on)).toBeUndefined();
  const withReasons = (reasons: DismissalReason[]) => ({
    ...made,
    after: {
      appeals: made.after?.appeals?.map((appeal) => ({
        ...appeal,
        outcome: appeal.outcome && { ...appeal.outcome, reasons },
      })),
    },
  });
  expect(accepts(withReasons(['nothing_new', 'other']), on)).toBeUndefined();
  for (const reasons of [['other', 'nothing_new'], ['nothing_new', 'nothing_new'], []] as DismissalReason[][]) {
    expect(accepts(withReasons(reasons), on)).toEqual(notAllowed);
  }
});

test('Other without a note is no reason', () => {
  const form = { outcome: 'dismissed', amount: '', reasons: ['other'], decisionNote: '' } as const;
  expect(fieldMessages(appealDecisionSchemaFor(claim), { ...form, reasons: ['other'] })).toEqual({
    decisionNote: 'Decision note is required when dismissing an appeal',
  });
});
