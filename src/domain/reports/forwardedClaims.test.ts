import { buildChecklist, buildClaim, buildDecision, buildVerification } from '../../test/builders';
import type { Claim } from '../claim/claim';
import type { Incident } from '../incident/incident';
import { shippedScheme } from '../scheme/scheme';
import { findTotals } from '../table';
import { forwardedClaims } from './forwardedClaims';
import type { ReportScope } from './report';

const { claimant, incident } = buildClaim();

type Place = { district: string } & Pick<Incident, 'protectedAreaName' | 'protectedAreaNearby'>;

const kibale = { protectedAreaName: 'Kibale National Park', protectedAreaNearby: 'national_park' } as const;

function claimOf(id: string, { district, ...area }: Place, overrides: Partial<Claim>): Claim {
  return buildClaim({
    id,
    claimant: { ...claimant, fullName: `Claimant ${id}`, district },
    incident: { ...incident, protectedAreaName: undefined, ...area },
    ...overrides,
  });
}

const forwardedOn = (verifiedOn: string, calculatedCompensation: number) =>
  buildVerification({ verifiedOn, calculatedCompensation });

const claims = [
  claimOf('CL-1', { district: 'kasese', ...kibale }, { verifications: [forwardedOn('2025-06-20T09:00:00.000Z', 100)] }),
  // The last hour of June by Kampala's clock.
  claimOf(
    'CL-2',
    { district: 'kabarole', ...kibale, protectedAreaName: 'kibale national park ' },
    {
      verifications: [forwardedOn('2025-06-30T20:30:00.000Z', 250)],
      calculatedCompensation: 999,
      checklist: buildChecklist({
        questions: { identity: { answer: 'yes' }, site_visited: { answer: 'no', override: 'The road was flooded.' } },
        papers: { valuation_form: { answer: 'no', override: 'The officer was ill.' } },
      }),
      evidence: { ...buildClaim().evidence, valuationForm: [] },
    },
  ),
  claimOf(
    'CL-3',
    { district: 'gulu', protectedAreaNearby: 'forest_reserve' },
    { verifications: [forwardedOn('2025-06-02T09:00:00.000Z', 40)] },
  ),
  claimOf(
    'CL-4',
    { district: 'gulu', protectedAreaNearby: 'none' },
    { verifications: [forwardedOn('2025-06-03T09:00:00.000Z', 5)] },
  ),
  // Forwarded in June and again in July: of July alone.
  claimOf(
    'CL-5',
    { district: 'kasese', ...kibale },
    {
      verifications: [forwardedOn('2025-06-10T09:00:00.000Z', 70), forwardedOn('2025-07-10T09:00:00.000Z', 80)],
      decisions: [buildDecision({ decision: 'refer_back', decidedOn: '2025-06-15T09:00:00.000Z' })],
    },
  ),
  // Referred back, and information asked for since: forwarded in June still.
  claimOf(
    'CL-6',
    { district: 'kasese', protectedAreaName: 'Old Chief’s Forest', protectedAreaNearby: undefined },
    {
      verifications: [
        forwardedOn('2025-06-11T09:00:00.000Z', 60),
        buildVerification({ action: 'request_info', verifiedOn: '2025-07-02T09:00:00.000Z' }),
      ],
    },
  ),
  claimOf(
    'CL-7',
    { district: 'kasese', ...kibale },
    { verifications: [buildVerification({ action: 'reject', verifiedOn: '2025-06-11T09:00:00.000Z' })] },
  ),
  claimOf('CL-8', { district: 'kasese', ...kibale }, {}),
];

const june: ReportScope = { days: { from: '2025-06-01', to: '2025-06-30' }, group: 'all' };

const reportOf = (scope: Partial<ReportScope> = {}) =>
  forwardedClaims.make(
    {
      claims,
      paymentsByClaim: new Map(),
      ledger: [],
      users: [],
      events: [],
      scheme: shippedScheme,
      today: '2026-11-20',
      caveats: [],
    },
    { ...june, ...scope },
  );

test('the claims last forwarded in the period, by protected area and district, with what they were forwarded with', () => {
  const loss = ['Crop Damage', 'Elephant', '2025-06-14'];
  expect(reportOf().main.rows).toEqual([
    [
      ...['Kibale National Park', 'National Park', 'Kabarole', '2025-06-30', 'CL-2', 'Claimant CL-2', ...loss, 250],
      'Site visited; Valuation form',
      'The road was flooded.; The officer was ill.',
    ],
    ['Kibale National Park', 'National Park', 'Kasese', '2025-06-20', 'CL-1', 'Claimant CL-1', ...loss, 100, '', ''],
    ['Old Chief’s Forest', undefined, 'Kasese', '2025-06-11', 'CL-6', 'Claimant CL-6', ...loss, 60, '', ''],
    ['', 'Forest Reserve', 'Gulu', '2025-06-02', 'CL-3', 'Claimant CL-3', ...loss, 40, '', ''],
    ['', 'No protected area named', 'Gulu', '2025-06-03', 'CL-4', 'Claimant CL-4', ...loss, 5, '', ''],
  ]);
});

test('each area has its sum, and all of them have one', () => {
  const { figures, tables } = reportOf();
  const [byArea] = tables;
  expect(byArea?.rows).toEqual([
    ['Kibale National Park', 'National Park', 2, 1, 350],
    ['Old Chief’s Forest', undefined, 1, 0, 60],
    ['', 'Forest Reserve', 1, 0, 40],
    ['', 'No protected area named', 1, 0, 5],
  ]);
  expect(byArea && findTotals(byArea)).toEqual(['Total', undefined, 5, 1, 455]);
  expect(figures.map(({ value }) => value)).toEqual([5, 1, 455]);
});

test('the chief warden of each area signs its claims, with each point beside its reason', () => {
  const { signedParts = [] } = reportOf();
  expect(signedParts.map(({ name, signedBy }) => [name, ...signedBy])).toEqual([
    ['Kibale National Park', 'Prepared by', 'Chief Warden, Kibale National Park'],
    ['Old Chief’s Forest', 'Prepared by', 'Chief Warden, Old Chief’s Forest'],
    ['Forest Reserve', 'Prepared by', 'Chief Warden, Forest Reserve'],
    ['No protected area named', 'Prepared by', 'Chief Warden'],
  ]);
  const [kibalePart] = signedParts;
  expect(kibalePart?.table.rows.map((row) => [row[2], row.at(-1)])).toEqual([
    ['CL-2', 'Site visited: The road was flooded.\nValuation form: The officer was ill.'],
    ['CL-1', ''],
  ]);
  expect(kibalePart && findTotals(kibalePart.table)?.[7]).toBe(350);
});

test('a district or a region narrows it, and July has what was forwarded again', () => {
  const idsOf = (scope: Partial<ReportScope>) => reportOf(scope).main.rows.map((row) => row[4]);
  expect(idsOf({ district: 'gulu' })).toEqual(['CL-3', 'CL-4']);
  expect(idsOf({ region: 'northern' })).toEqual(['CL-3', 'CL-4']);
  expect(idsOf({ days: { from: '2025-07-01', to: '2025-07-31' } })).toEqual(['CL-5']);
});
