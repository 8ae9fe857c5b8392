import { buildAsking, buildClosing } from '../../test/builders';
import { fieldMessages } from '../../test/fieldMessages';
import { recordsAt } from '../../test/recordsAt';
import { closingSchemaFor, type ClosingForm } from './closingForm';
import { reopeningSchemaFor, type ReopeningForm } from './reopeningForm';

const asked = recordsAt('request_info', { verifications: [buildAsking()] }).claim;
const awaited = 'An answer is still awaited. Close the claim for this reason once the day has passed.';

test.each<[what: string, form: ClosingForm, today: string, problems: object]>([
  [
    'without a reason',
    { closingReason: '', note: '' },
    '2025-07-05',
    { closingReason: 'Choose why the claim is closed' },
  ],
  ['for no answer on the last day', { closingReason: 'no_answer', note: '' }, '2025-07-04', { closingReason: awaited }],
  ['for no answer on the day after', { closingReason: 'no_answer', note: '' }, '2025-07-05', {}],
  ['withdrawn at any time', { closingReason: 'withdrawn', note: 'She called' }, '2025-06-21', {}],
  [
    'withdrawn by nobody',
    { closingReason: 'withdrawn', note: ' ' },
    '2025-06-21',
    { note: 'Say who withdrew the claim, and how' },
  ],
])('a claim closed %s', (_what, form, today, problems) => {
  expect(fieldMessages(closingSchemaFor(asked, today), form)).toEqual(problems);
});

test('a submitted claim is closed for no answer at no time', () => {
  const schema = closingSchemaFor(recordsAt('submitted').claim, '2027-01-01');
  expect(fieldMessages(schema, { closingReason: 'no_answer', note: '' })).toEqual({ closingReason: awaited });
});

test.each<[what: string, from: 'submitted' | 'request_info', form: ReopeningForm, problems: object]>([
  [
    'without a reason',
    'submitted',
    { reopenedBecause: '', awaitedUntil: '' },
    { reopenedBecause: 'Reason for reopening is required' },
  ],
  ['that was submitted', 'submitted', { reopenedBecause: 'A slip', awaitedUntil: '' }, {}],
  [
    'that waited for information, with a day',
    'request_info',
    { reopenedBecause: 'A slip', awaitedUntil: '2025-07-06' },
    {},
  ],
  [
    'that waited for information, without a day',
    'request_info',
    { reopenedBecause: 'A slip', awaitedUntil: '' },
    { awaitedUntil: 'Day until which you wait is required' },
  ],
])('a claim reopened %s', (_what, from, form, problems) => {
  const { claim } = recordsAt('closed', { verifications: [buildAsking()], closings: [buildClosing({ from })] });
  expect(fieldMessages(reopeningSchemaFor(claim, '2025-07-05'), form)).toEqual(problems);
});
