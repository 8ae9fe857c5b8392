import { reasonsFor, type ReasonedAction } from '../domain/workflow/reasons';
import { reachedCommittee } from '../domain/claim/outcome';
import { makeSampleRegister } from './sampleRegister';
import * as words from './words';
import { sampleKinds, type SampleKind } from './kinds';

const { claims } = makeSampleRegister('2026-11-20T09:00:00.000Z');
const claimsOf = (kind: SampleKind) => claims.filter(({ incident }) => incident.incidentType === kind);

const {
  failureReasons,
  approvalNotes,
  committeeReductions,
  holdNotes,
  appealStatements,
  reasonsOf,
  pieceOf: _pieceOf,
  ...wordsByKind
} = words;
const saidOfAnyKind: readonly string[] = [...approvalNotes, ...Object.values(failureReasons).flat()];
const saidOf = (kind: SampleKind): readonly string[] => [
  ...saidOfAnyKind,
  ...Object.values(wordsByKind).flatMap((list) => list[kind]),
  ...(kind === 'death' ? [] : committeeReductions[kind]),
  ...(kind === 'crop' ? [holdNotes.dispute] : [holdNotes.investigation]),
  ...statementsOf(kind),
];

function statementsOf(kind: SampleKind): string[] {
  return Object.entries(appealStatements).flatMap(([of, statement]) => (of === kind ? statement : []));
}

/** What is only ever said of other kinds. */
const foreign: Record<SampleKind, RegExp> = {
  crop: /animal|carcass|veterinary|medical|treatment|injur|death|famil|kin\b|repair|police/i,
  livestock: /garden|yield|crop|planted|medical|treatment|injur|death|famil|kin\b|repair|police/i,
  property: /garden|yield|crop|planted|animal|carcass|veterinary|medical|treatment|injur|death|famil|kin\b|police/i,
  injury: /garden|yield|crop|planted|cattle|animal|carcass|veterinary|death|famil|kin\b|repair|damage|species/i,
  death: /garden|yield|crop|planted|cattle|animal|carcass|veterinary|reduced|repair|damage|loss|species/i,
};

describe.each(sampleKinds)('what staff write of %s', (kind) => {
  it('is made of the words of its kind', () => {
    const known = saidOf(kind);
    const written = claimsOf(kind).flatMap(({ notes, verifications, decisions }) => [
      ...notes.flatMap(({ content }) => content.split('\n')),
      ...verifications.flatMap(({ verificationNotes, actionReason = '' }) => [verificationNotes, actionReason]),
      ...decisions.flatMap(({ cvcNotes, conditions, decisionNote, lines = [] }) => [
        ...[cvcNotes, ...conditions, decisionNote],
        ...lines.map(({ reason }) => reason),
      ]),
    ]);
    const strange = written.filter((text) => text && !known.includes(text) && !/^The same loss as in claim/.test(text));
    expect(strange).toEqual([]);
    expect(written.filter(Boolean).length).toBeGreaterThan(10);
  });

  it('has no word that belongs to another kind', () => {
    const own = saidOf(kind).filter((text) => !saidOfAnyKind.includes(text));
    expect(own.filter((text) => foreign[kind].test(text))).toEqual([]);
  });
});

test.each<[ReasonedAction, words.WordsByKind]>([
  ['request_info', words.informationRequests],
  ['reject_verification', words.districtRejections],
  ['reject_committee', words.committeeRejections],
  ['refer_back', words.referrals],
])('what is written at %s has a reason that it can be given for', (action, said) => {
  for (const text of sampleKinds.flatMap((kind) => said[kind])) {
    expect(reasonsFor(action)).toEqual(expect.arrayContaining(reasonsOf(text)));
  }
});

it('names the reasons of claims, and Other where no reason says more', () => {
  const given = claims.flatMap(({ verifications, decisions }) =>
    [...verifications, ...decisions].flatMap(({ reasons = [] }) => reasons),
  );
  for (const code of ['unclear', 'valuation_form', 'other_cause', 'same_loss', 'other']) expect(given).toContain(code);
  expect(given.filter((code) => code === 'other').length).toBeLessThan(given.length / 4);
});

it('values every death alike, and an injury at the receipts of its treatment', () => {
  const valued = (kind: SampleKind) => claimsOf(kind).filter(reachedCommittee);
  expect(new Set(valued('death').map((claim) => claim.calculatedCompensation))).toEqual(new Set([12_000_000]));
  const injuries = valued('injury').map(({ incident, calculatedCompensation }) => [
    calculatedCompensation,
    incident.incidentType === 'injury' && incident.medicalCostClaimed,
  ]);
  for (const [compensation, claimed] of injuries) expect(compensation).toBe(claimed);
});

it('reduces nothing that is granted for a death', () => {
  const approved = claimsOf('death').filter(({ approvedAmount }) => approvedAmount);
  expect(approved.length).toBeGreaterThan(0);
  for (const { approvedAmount, verifications } of approved) {
    expect(approvedAmount).toBe(verifications.at(-1)?.calculatedCompensation);
  }
});
