import * as v from 'valibot';
import { quickReportForm, quickReportNames } from './quickReports';
import {
  emptyReportForm,
  findReportChoice,
  findReportDays,
  makeReportSchema,
  reportFacts,
  reportFileName,
  scopeOf,
  type ReportForm,
} from './reportForm';
import { findWithheldReports, mayHaveReport, reportTypeNames, type ReportType } from './reportTypes';
import { roleNames, type Role } from '../user/roles';

const today = '2026-11-21';
const form = (changes: Partial<ReportForm>): ReportForm => ({ ...emptyReportForm, type: 'financial', ...changes });

function messagesOf(asked: ReportForm) {
  const { issues = [] } = v.safeParse(makeReportSchema(today), asked);
  return Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]?.key), message]));
}

test.each<[string, Partial<ReportForm>, Record<string, string>]>([
  ['nothing but a type is needed', {}, {}],
  ['a type is', { type: '' }, { type: 'Report type is required' }],
  [
    'a custom period needs both dates',
    { period: 'custom' },
    { from: 'Start date is required', to: 'End date is required' },
  ],
  ['the end too', { period: 'custom', from: '2026-11-01' }, { to: 'End date is required' }],
  ['today is not in the future', { period: 'custom', from: today, to: today }, {}],
  [
    'tomorrow is',
    { period: 'custom', from: '2026-11-22', to: '2026-11-22' },
    { from: 'Start date cannot be in the future', to: 'End date cannot be in the future' },
  ],
  [
    'the end comes after the start',
    { period: 'custom', from: '2026-11-02', to: '2026-11-01' },
    { to: 'End date cannot be before the start date' },
  ],
  ['30 February is no day', { period: 'custom', from: '2026-02-30', to: today }, { from: 'Start date is required' }],
  ['dates are of a custom period alone', { period: 'year', from: '2027-01-01' }, {}],
])('%s', (_name, changes, messages) => expect(messagesOf(form(changes))).toEqual(messages));

/** docs/product.md, Roles and routes */
const allowed: Record<ReportType, Role[]> = {
  'claims-summary': ['district_officer', 'cvc_member', 'finance', 'admin'],
  financial: ['district_officer', 'cvc_member', 'finance', 'admin'],
  'district-analysis': ['district_officer', 'cvc_member', 'finance', 'admin'],
  'forwarded-claims': ['district_officer', 'cvc_member', 'finance', 'admin'],
  appeals: ['district_officer', 'cvc_member', 'finance', 'admin'],
  'user-activity': ['admin'],
  'audit-trail': ['admin'],
};

test.each(roleNames)('%s may have their reports and no others', (role) => {
  for (const type of reportTypeNames) {
    const may = allowed[type].includes(role);
    expect(mayHaveReport(type, role)).toBe(may);
    expect(findReportChoice(form({ type }), role, today) !== undefined).toBe(may);
    expect(findWithheldReports(role).some((withheld) => withheld.type === type)).toBe(!may);
  }
});

test('a form without a type or with wrong dates is no choice', () => {
  expect(findReportChoice(form({ type: '' }), 'admin', today)).toBeUndefined();
  expect(findReportChoice(form({ period: 'custom', from: today }), 'admin', today)).toBeUndefined();
});

test('a district that the reference list has not is no choice', () => {
  expect(findReportChoice(form({ district: 'kisoro' }), 'admin', today)).toBeDefined();
  expect(findReportChoice(form({ district: 'Kisoro' }), 'admin', today)).toBeUndefined();
});

test('the days that a form asks for', () => {
  expect(findReportDays(form({}), today)).toEqual({ from: '2026-11-01', to: today });
  expect(findReportDays(form({ period: 'custom', from: '2026-05-01', to: '2026-05-31' }), today)).toEqual({
    from: '2026-05-01',
    to: '2026-05-31',
  });
  expect(findReportDays(form({ period: 'custom', from: '2026-05-01' }), today)).toBeUndefined();
});

test('files are called by what they are of', () => {
  const choice = { ...form({ region: 'northern', group: 'pending' }), type: 'claims-summary' as const };
  const scope = scopeOf(choice, today);
  expect(reportFileName('claims-summary', scope)).toBe('claims-summary-pending-northern-2026-11-01-to-2026-11-21');
  expect(reportFacts('claims-summary', scope, (day) => day)).toEqual([
    ['Period', '2026-11-01 – 2026-11-21'],
    ['Region', 'Northern Region'],
    ['Claims counted', 'Pending claims'],
  ]);
  // A district takes the place of its region.
  const city = scopeOf({ ...choice, district: 'gulu city' }, today);
  expect(reportFileName('claims-summary', city)).toBe('claims-summary-pending-gulu-city-2026-11-01-to-2026-11-21');
  expect(reportFacts('claims-summary', city, (day) => day)[1]).toEqual(['District', 'Gulu City']);
  // The group is a claims summary's alone.
  const financial = scopeOf({ ...choice, type: 'financial', region: 'all' }, today);
  expect(reportFileName('financial', financial)).toBe('financial-2026-11-01-to-2026-11-21');
});

test.each(quickReportNames)('the quick report %s is a choice for everyone', (name) => {
  for (const firstPending of ['2025-02-03', undefined]) {
    const asked = quickReportForm(name, { today, firstPending });
    for (const role of roleNames) expect(findReportChoice(asked, role, today)).toBeDefined();
  }
});

test('the pending claims report reaches back to the first of them', () => {
  expect(quickReportForm('pending', { today, firstPending: '2025-02-03' })).toMatchObject({
    type: 'claims-summary',
    group: 'pending',
    period: 'custom',
    from: '2025-02-03',
    to: today,
  });
});
