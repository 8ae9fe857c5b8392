import { checkForm } from '../../form/checkForm';
import { buildTold } from '../../../test/builders';
import type { Telling } from './told';
import { toldSchemaFor, type ToldForm } from './toldForm';

const decision = { kind: 'awarded', at: '2026-11-10T22:00:00.000Z' } as const;
const waiting = { decision, state: 'waiting' } as const satisfies Telling;
const form: ToldForm = { day: '2026-11-12', how: 'called', toldBy: ' Sarah Auma ', note: '' };

const fieldsOf = (overrides: Partial<ToldForm>, telling: Telling = waiting) => {
  const checked = checkForm(toldSchemaFor(telling, '2026-11-20'), { ...form, ...overrides });
  return checked.ok ? undefined : checked.refusal.fields;
};

test.each<[string, Partial<ToldForm>, Record<string, string> | undefined]>([
  ['a complete record is taken', {}, undefined],
  ['today is taken', { day: '2026-11-20' }, undefined],
  ['the day of the decision in Kampala is taken', { day: '2026-11-11' }, undefined],
  ['a day is needed', { day: '' }, { day: 'Date told is required' }],
  ['a day that no calendar has is none', { day: '2026-02-30' }, { day: 'Date told is required' }],
  ['a day in the future is refused', { day: '2026-11-21' }, { day: 'Date told cannot be in the future' }],
  ['a day before the decision is refused', { day: '2026-11-10' }, { day: 'Date told cannot be before the decision' }],
  ['how is needed', { how: '' }, { how: 'Choose how the claimant was told' }],
  ['no way from behind the table', { how: 'constructor' }, { how: 'Choose how the claimant was told' }],
  ['who told them is needed', { toldBy: ' ' }, { toldBy: 'Name of the person who told them is required' }],
])('%s', (_what, overrides, fields) => expect(fieldsOf(overrides)).toEqual(fields));

test('a decision on a paper without a day can be told of on any day up to today', () => {
  expect(fieldsOf({ day: '1999-01-02' }, { decision: { kind: 'awarded' }, state: 'not_recorded' })).toBeUndefined();
});

test('a correction needs a note that says what was wrong', () => {
  const told: Telling = { decision, state: 'told', told: buildTold({ decision }), earlier: [] };
  expect(fieldsOf({}, told)).toEqual({ note: 'Say what you are correcting' });
  expect(fieldsOf({ note: 'It was the 12th' }, told)).toBeUndefined();
});
