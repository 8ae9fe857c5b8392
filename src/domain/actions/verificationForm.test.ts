import * as v from 'valibot';
import { buildClaim, buildSchedule, completeVerificationForm as form } from '../../test/builders';
import { fieldMessages } from '../../test/fieldMessages';
import { stampAt } from '../../test/logCore';
import { lifecycle } from '../workflow/lifecycle';
import { verificationActionNames, verificationActions, type Verification } from '../workflow/verification';
import { sampleSchedules } from '../valuation/sampleSchedules';
import { emptyLine } from '../valuation/lineForm';
import { decide, emptyVerificationForm, verificationSchemaFor, type VerificationForm } from './verificationForm';

const today = '2026-11-20';
const verificationSchema = verificationSchemaFor({ kind: 'crop', schedules: sampleSchedules, today });

test('a complete form passes for each action', () => {
  expect(fieldMessages(verificationSchema, form())).toEqual({});
  expect(fieldMessages(verificationSchema, form({ action: 'reject', actionReason: 'Outside the area' }))).toEqual({});
  expect(fieldMessages(verificationSchema, form({ action: 'request_info', actionReason: 'No photo' }))).toEqual({});
});

test('the empty form names all that is missing', () => {
  expect(fieldMessages(verificationSchema, emptyVerificationForm)).toEqual({
    valuationScheduleVersion: 'Valuation schedule version is required',
    calculatedCompensation: 'Calculated compensation must be a positive number',
    action: 'Please select an action',
  });
});

test.each([
  ['', 'Valuation schedule version is required'],
  ['v1999.1', 'This schedule is no longer offered. Choose another one.'],
])('schedule version %p', (valuationScheduleVersion, message) => {
  expect(fieldMessages(verificationSchema, form({ valuationScheduleVersion }))).toEqual({
    valuationScheduleVersion: message,
  });
});

describe('calculated compensation', () => {
  test.each(['', ' ', '-1', '1000.5', '1,000', '1e6', 'abc', 'NaN', 'Infinity', '9'.repeat(13)])(
    '%p is refused',
    (calculatedCompensation) => {
      expect(fieldMessages(verificationSchema, form({ calculatedCompensation }))).toEqual({
        calculatedCompensation: 'Calculated compensation must be a positive number',
      });
    },
  );

  test.each(['0', '1000', ' 1250000 ', '9'.repeat(12)])('%p is accepted', (calculatedCompensation) => {
    expect(fieldMessages(verificationSchema, form({ calculatedCompensation }))).toEqual({});
  });

  test('a wrong one is refused even where none is needed', () => {
    const rejected = form({ action: 'reject', actionReason: 'Outside the area', calculatedCompensation: '-1' });
    expect(fieldMessages(verificationSchema, rejected)).toEqual({
      calculatedCompensation: 'Calculated compensation must be a positive number',
    });
  });
});

test('an action is required', () => {
  expect(fieldMessages(verificationSchema, form({ action: '' }))).toEqual({ action: 'Please select an action' });
});

describe.each(['reject', 'request_info'] as const)('%s', (action) => {
  test.each(['', '   '])('asks for a reason, given %p', (actionReason) => {
    expect(fieldMessages(verificationSchema, form({ action, actionReason }))).toEqual({
      actionReason: 'Action reason is required when rejecting or requesting info',
    });
  });

  test('asks for no text beside a reason that says enough, and for one beside Other', () => {
    const message = { actionReason: 'Action reason is required when rejecting or requesting info' };
    expect(fieldMessages(verificationSchema, form({ action, reasons: ['identity', 'medical_report'] }))).toEqual({});
    expect(fieldMessages(verificationSchema, form({ action, reasons: ['identity', 'other'] }))).toEqual(message);
    const other = form({ action, reasons: ['other'], actionReason: 'Two names' });
    expect(fieldMessages(verificationSchema, other)).toEqual({});
  });

  test('needs neither schedule nor compensation', () => {
    const awaitedUntil = '2026-12-04';
    const bare = { ...emptyVerificationForm, action, actionReason: 'No photo of the field', awaitedUntil };
    expect(fieldMessages(verificationSchema, bare)).toEqual({});
  });
});

test('a reason of the other choice does not count', () => {
  expect(fieldMessages(verificationSchema, form({ action: 'request_info', reasons: ['late'] }))).toEqual({
    actionReason: 'Action reason is required when rejecting or requesting info',
  });
});

test.each<[string, Partial<VerificationForm>, Partial<Verification>]>([
  ['a text alone as Other', { actionReason: 'Two names' }, { reasons: ['other'], actionReason: 'Two names' }],
  [
    'the reasons in their order, without those of another action',
    { reasons: ['late', 'unclear', 'police_report', 'late'] },
    { reasons: ['police_report', 'late'] },
  ],
  [
    'a text beside them',
    { reasons: ['late'], actionReason: 'After a year' },
    { reasons: ['late'], actionReason: 'After a year' },
  ],
])('a rejection keeps %s', (_what, typed, kept) => {
  const on = {
    action: 'reject_verification',
    claim: buildClaim(),
    payments: [],
    schedules: sampleSchedules,
    stamp: stampAt(1),
  };
  const decided = decide(form({ action: 'reject', ...typed }), on);
  const last = 'after' in decided ? decided.after?.verifications?.at(-1) : undefined;
  expect(last).toMatchObject(kept);
  expect(last?.actionReason).toBe(kept.actionReason);
});

test('a reason that was typed to reject is not kept by what forwards, nor does it block', () => {
  const on = {
    action: 'forward_to_cvc',
    claim: buildClaim(),
    payments: [],
    schedules: sampleSchedules,
    stamp: stampAt(1),
  };
  const decided = decide(form({ actionReason: 'I suspect fraud', verificationNotes: 'Visited' }), on);
  expect('after' in decided && decided.after?.verifications?.at(-1)).not.toHaveProperty('actionReason');
  expect(decided).toMatchObject({ note: 'Visited' });
  expect(fieldMessages(verificationSchema, form({ actionReason: 'x'.repeat(10_001) }))).toEqual({});
});

test('what forwards keeps no reason', () => {
  const on = {
    action: 'forward_to_cvc',
    claim: buildClaim(),
    payments: [],
    schedules: sampleSchedules,
    stamp: stampAt(1),
  };
  const decided = decide(form({ reasons: ['late'] }), on);
  expect('after' in decided && decided.after?.verifications?.at(-1)).not.toHaveProperty('reasons');
});

test('spaces around what was typed do not count', () => {
  const typed = form({ verificationNotes: ' Visited. ', calculatedCompensation: ' 5000 ', actionReason: ' ' });
  expect(v.parse(verificationSchema, typed)).toEqual(
    form({
      verificationNotes: 'Visited.',
      calculatedCompensation: '5000',
      compensationReason: '',
      reasons: [],
      missing: [],
    }),
  );
});

test('a very long reason is kept', () => {
  const actionReason = 'word '.repeat(1000).trim();
  expect(fieldMessages(verificationSchema, form({ action: 'reject', actionReason }))).toEqual({});
});

test('what the toast of each says', () => {
  const details = verificationActionNames.map((name) => lifecycle[verificationActions[name].lifecycle].done.detail);
  expect(details).toEqual([
    'Claim {{id}} forwarded to CVC',
    'Claim {{id}} rejected',
    'Claim {{id}} marked for additional information',
  ]);
});

describe('what is missing', () => {
  const asking = (overrides: Partial<VerificationForm>) =>
    form({ action: 'request_info', reasons: ['police_report'], awaitedUntil: '2026-12-04', ...overrides });
  const many = (count: number) => Array.from({ length: count }, (_, place) => ({ piece: `Letter ${place}` }));
  const day = 'Choose a day after today';

  test.each<[what: string, overrides: Partial<VerificationForm>, problems: object]>([
    ['a reason and a day', {}, {}],
    ['a text alone', { reasons: [], actionReason: 'No photo' }, {}],
    ['no day', { awaitedUntil: '' }, { awaitedUntil: 'Day until which you wait is required' }],
    ['today', { awaitedUntil: today }, { awaitedUntil: day }],
    ['tomorrow', { awaitedUntil: '2026-11-21' }, {}],
    ['a year', { awaitedUntil: '2027-11-20' }, {}],
    ['more than a year', { awaitedUntil: '2027-11-21' }, { awaitedUntil: 'Choose a day within a year' }],
    [
      'a piece left empty',
      { missing: [{ piece: ' ' }] },
      { 'missing.0.piece': 'Say what is missing, or remove this line' },
    ],
    ['a piece too long', { missing: [{ piece: 'x'.repeat(501) }] }, { 'missing.0.piece': 'This text is too long' }],
    ['20 pieces', { missing: many(19) }, {}],
    ['21 pieces', { missing: many(20) }, { 'missing.19.piece': 'You can list 20 pieces at most' }],
    ['a day for another action', { action: 'reject', awaitedUntil: '', missing: [{ piece: '' }] }, {}],
  ])('%s', (_what, overrides, problems) => {
    expect(fieldMessages(verificationSchema, asking(overrides))).toEqual(problems);
  });

  const decided = (overrides: Partial<VerificationForm>) =>
    decide(asking(overrides), {
      action: 'request_info',
      claim: buildClaim(),
      payments: [],
      schedules: sampleSchedules,
      stamp: stampAt(1),
    });

  test.each<[what: string, overrides: Partial<VerificationForm>, pieces: object[]]>([
    [
      'each reason, then what was typed',
      { reasons: ['identity', 'police_report'], missing: [{ piece: ' LC1 letter ' }] },
      [{ reason: 'police_report', text: '' }, { reason: 'identity', text: '' }, { text: 'LC1 letter' }],
    ],
    ['the text alone', { reasons: [], actionReason: 'No photo' }, [{ reason: 'other', text: '' }]],
    [
      'what was typed in the place of Other',
      { reasons: ['other'], actionReason: 'No photo', missing: [{ piece: 'Photo of the fence' }] },
      [{ text: 'Photo of the fence' }],
    ],
  ])('is listed as %s', (_what, overrides, pieces) => {
    expect(decided(overrides)).toMatchObject({
      after: { verifications: [{ asked: { until: '2026-12-04', pieces } }] },
    });
  });
});

describe('valued line by line', () => {
  const line = { ...emptyLine, item: 'Maize', stated: '2.5', quantity: '2.5', lost: '60', stage: 'mature' };
  const schedules = [buildSchedule({ id: 'v2024.1' })];
  const schema = verificationSchemaFor({ kind: 'crop', schedules, today });
  const messages = (overrides: Partial<VerificationForm>) =>
    fieldMessages(schema, form({ lines: [line], calculatedCompensation: '1485000', ...overrides }));

  test.each<[what: string, overrides: Partial<VerificationForm>, problems: object]>([
    ['what the lines come to needs no reason', {}, {}],
    [
      'another amount does',
      { calculatedCompensation: '1000000' },
      { compensationReason: 'Say why the compensation differs from the lines' },
    ],
    ['and may stand with one', { calculatedCompensation: '1000000', compensationReason: 'Half was harvested' }, {}],
    [
      'an amount without lines needs one',
      { lines: [] },
      { compensationReason: 'Say why the compensation differs from the lines' },
    ],
    [
      'so does nothing without lines',
      { lines: [], calculatedCompensation: '0' },
      { compensationReason: 'Say why the compensation differs from the lines' },
    ],
    [
      'no reason passes the limit',
      { calculatedCompensation: '3000001', compensationReason: 'A hard year' },
      { calculatedCompensation: 'This is above the limit of the schedule' },
    ],
    [
      'each line has to be complete',
      { lines: [line, { ...line, lost: '' }] },
      { 'lines.1.lost': 'Enter a whole number from 1 to 100' },
    ],
    [
      'a schedule that was withdrawn meanwhile is no longer offered',
      { valuationScheduleVersion: 'v2023.4' },
      { valuationScheduleVersion: 'This schedule is no longer offered. Choose another one.' },
    ],
    ['what is sent back may be half done', { action: 'request_info', actionReason: 'Photo', lines: [emptyLine] }, {}],
  ])('%s', (_what, overrides, problems) => {
    expect(messages(overrides)).toEqual(problems);
  });

  const claim = buildClaim();
  const on = { claim, payments: [], schedules, stamp: stampAt(1) };

  test('keeps the lines with their rates, the limit, and the reason of another amount', () => {
    const filled = form({ lines: [line], calculatedCompensation: '1000000', compensationReason: 'Half was harvested' });
    expect(decide(filled, { ...on, action: 'forward_to_cvc' })).toMatchObject({
      after: {
        calculatedCompensation: 1_000_000,
        verifications: [
          {
            valuation: {
              schedule: 'v2024.1',
              isSample: false,
              lines: [{ item: 'Maize', stated: 2.5, lost: 60, stageShare: 100, amount: 1_485_000 }],
              cap: 3_000_000,
              changedBecause: 'Half was harvested',
            },
          },
        ],
      },
    });
  });

  test('a reason that is not needed is not kept', () => {
    const filled = form({ lines: [line], calculatedCompensation: '1485000', compensationReason: 'Typed before' });
    const result = decide(filled, { ...on, action: 'forward_to_cvc' });
    expect('after' in result && result.after?.verifications?.[0]?.valuation).not.toHaveProperty('changedBecause');
  });

  test('keeps why nothing is payable', () => {
    const filled = form({ lines: [], calculatedCompensation: '0', compensationReason: 'The field was fallow' });
    expect(decide(filled, { ...on, action: 'forward_to_cvc' })).toMatchObject({
      after: { verifications: [{ valuation: { lines: [], changedBecause: 'The field was fallow' } }] },
    });
  });

  test('asking for information keeps the lines that are complete', () => {
    const filled = form({ action: 'request_info', actionReason: 'Photo', lines: [line, emptyLine] });
    expect(decide(filled, { ...on, action: 'request_info' })).toMatchObject({
      after: { verifications: [{ valuation: { lines: [{ item: 'Maize' }] } }] },
    });
  });

  test('a form without lines is valued by its amount alone, as before schedules had rates', () => {
    const result = decide(form(), { ...on, action: 'forward_to_cvc' });
    expect('after' in result && result.after?.verifications?.[0]).not.toHaveProperty('valuation');
  });
});
