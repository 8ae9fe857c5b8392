import { buildChecklist, buildClaim, buildEvidence, buildFile, completeIncidentForm } from '../../test/builders';
import { incidentFromForm } from '../incident/incidentForm';
import { incidentTypes, type IncidentType } from '../incident/incidents';
import { shippedScheme, type Scheme } from '../scheme/scheme';
import { mayDo } from '../user/permissions';
import { roleNames } from '../user/roles';
import { claimStatuses } from '../workflow/statuses';
import { findBars, findMissingPapers, findPoints, isChecklistOpen, type ChecklistPoint } from './checklist';
import type { Checklist } from './checklistRecord';

const claimOf = (kind: IncidentType, checklist?: Checklist, files: string[] = []) =>
  buildClaim({
    incident: incidentFromForm(completeIncidentForm(kind)),
    evidence: buildEvidence(
      Object.fromEntries(
        ['policeReport', 'medicalReport', 'valuationForm'].map((slot) => [
          slot,
          files.includes(slot) ? [buildFile({ id: `F-${slot}` })] : [],
        ]),
      ),
    ),
    checklist,
  });

const nameOf = ({ question, paper }: ChecklistPoint) => question ?? paper;
const confirmed: Scheme = { ...shippedScheme, species: { ...shippedScheme.species, isConfirmed: true } };
const seen = { answer: 'yes' } as const;
const missing = { answer: 'no' } as const;

/** What a no does to each point of each kind of incident: it bars, or it warns. */
const grid: Record<IncidentType, Record<string, 'bars' | 'warns'>> = {
  crop: {
    identity: 'bars',
    claims_as: 'bars',
    species_stated: 'bars',
    species_listed: 'warns',
    outside_area: 'bars',
    first_reported: 'warns',
    reported_in_time: 'warns',
    site_visited: 'bars',
    valuation_form: 'bars',
  },
  livestock: {
    identity: 'bars',
    claims_as: 'bars',
    species_stated: 'bars',
    species_listed: 'warns',
    outside_area: 'bars',
    first_reported: 'warns',
    reported_in_time: 'warns',
    site_visited: 'bars',
    valuation_form: 'bars',
  },
  property: {
    identity: 'bars',
    claims_as: 'bars',
    species_stated: 'bars',
    species_listed: 'warns',
    outside_area: 'bars',
    first_reported: 'warns',
    reported_in_time: 'warns',
    site_visited: 'bars',
    police_report: 'bars',
  },
  injury: {
    identity: 'bars',
    claims_as: 'bars',
    species_stated: 'bars',
    species_listed: 'warns',
    outside_area: 'bars',
    first_reported: 'warns',
    reported_in_time: 'warns',
    site_visited: 'bars',
    police_report: 'bars',
    medical_report: 'bars',
  },
  death: {
    identity: 'bars',
    claims_as: 'bars',
    species_stated: 'bars',
    species_listed: 'warns',
    outside_area: 'bars',
    first_reported: 'warns',
    reported_in_time: 'warns',
    site_visited: 'bars',
    police_report: 'bars',
    medical_report: 'bars',
    post_mortem: 'bars',
  },
};

test.each(incidentTypes)('%s: what is asked, and what a no to it does', (kind) => {
  const points = findPoints(claimOf(kind), shippedScheme);
  expect(Object.fromEntries(points.map((point) => [nameOf(point), point.bars ? 'bars' : 'warns']))).toEqual(grid[kind]);
});

test('district officers answer it, while the claim is with the district', () => {
  expect(Object.fromEntries(roleNames.map((role) => [role, mayDo('answerChecklist', role)]))).toEqual({
    district_officer: true,
    cvc_member: false,
    finance: false,
    admin: false,
  });
  expect(claimStatuses.filter(isChecklistOpen)).toEqual([
    'submitted',
    'under_verification',
    'request_info',
    'referred_district',
  ]);
});

test('nothing of a new claim is answered but what the portal knows', () => {
  const points = findPoints(claimOf('injury', undefined, ['policeReport']), shippedScheme);
  expect(points.map((point) => [nameOf(point), point.answer, point.source, point.state])).toEqual([
    ['identity', undefined, undefined, 'open'],
    ['claims_as', undefined, undefined, 'open'],
    ['species_stated', 'yes', 'incident', 'met'],
    ['species_listed', 'yes', 'speciesList', 'met'],
    ['outside_area', undefined, undefined, 'open'],
    ['first_reported', undefined, undefined, 'open'],
    ['reported_in_time', undefined, undefined, 'open'],
    ['site_visited', undefined, undefined, 'open'],
    ['police_report', 'yes', 'files', 'met'],
    ['medical_report', undefined, undefined, 'open'],
  ]);
});

test('whether it was reported in time is settled with the first report, and bars nothing by itself', () => {
  const { first_reported: _open, ...questions } = buildChecklist().questions;
  const { firstReport: _none, ...checklist } = buildChecklist({ questions });
  expect(barsOf(checklist)).toEqual(['first_reported']);
});

test.each(incidentTypes)('%s: a checklist answered in full bars nothing', (kind) => {
  expect(findBars(claimOf(kind, buildChecklist()), shippedScheme)).toEqual([]);
});

const barsOf = (checklist: Checklist, scheme = shippedScheme, kind: IncidentType = 'crop') =>
  findBars(claimOf(kind, checklist), scheme).map(nameOf);
const answered = (questions: Checklist['questions']) => {
  const all = buildChecklist();
  return { ...all, questions: { ...all.questions, ...questions } };
};

test('a no bars until it is overridden with a reason, or warns', () => {
  expect(barsOf(answered({ site_visited: missing }))).toEqual(['site_visited']);
  expect(barsOf(answered({ site_visited: { ...missing, override: 'The road is flooded' } }))).toEqual([]);
  expect(barsOf(answered({ first_reported: missing }))).toEqual([]);
  expect(barsOf(answered({ outside_area: { ...missing, answer: 'not_applicable' } }))).toEqual([]);
});

test('a representative without a paper is barred, whoever lost something themselves is not', () => {
  const by = (capacity: Checklist['capacity'], capacityPaper: string) =>
    barsOf(buildChecklist({ capacity, capacityPaper }));
  expect(by('self', '')).toEqual([]);
  expect(by('representative', '')).toEqual(['claims_as']);
  expect(by('representative', 'Power of attorney')).toEqual([]);
  expect(by(undefined, '')).toEqual(['claims_as']);
  expect(barsOf(buildChecklist({ capacity: 'self' }), shippedScheme, 'death')).toEqual(['claims_as']);
});

test('a species that is not listed warns, and bars once the list is confirmed', () => {
  const baboon = (scheme: Scheme) =>
    findPoints(
      buildClaim({ incident: incidentFromForm(completeIncidentForm('crop', { wildlifeSpecies: 'baboon' })) }),
      scheme,
    ).find(({ question }) => question === 'species_listed')?.state;
  expect(baboon(shippedScheme)).toBe('warns');
  expect(baboon(confirmed)).toBe('bars');
});

test('a reason to forward a claim without a species is none once the species is known', () => {
  const checklist = answered({ species_stated: { override: 'Nobody saw it' } });
  const pointFor = (wildlifeSpecies: string) =>
    findPoints(
      buildClaim({ incident: incidentFromForm(completeIncidentForm('crop', { wildlifeSpecies })), checklist }),
      shippedScheme,
    ).find(({ question }) => question === 'species_stated');
  expect(pointFor('')).toMatchObject({ state: 'overridden', override: 'Nobody saw it' });
  expect(pointFor('elephant')).toMatchObject({ state: 'met', override: '' });
});

test('a claim without a species is barred', () => {
  const claim = buildClaim({ incident: incidentFromForm(completeIncidentForm('crop', { wildlifeSpecies: '' })) });
  expect(findBars(claim, shippedScheme).map(nameOf)).toEqual(['species_stated']);
});

test.each([
  ['2025-06-14', 'yes'],
  ['2025-06-17', 'yes'],
  ['2025-06-18', 'no'],
])('an incident of 14 June that was first reported on %s was reported in time: %s', (day, answer) => {
  const claim = claimOf('crop', buildChecklist({ firstReport: { day, to: 'Rangers', reference: '' } }));
  expect(findPoints(claim, shippedScheme).find(({ question }) => question === 'reported_in_time')).toMatchObject({
    answer,
    source: 'firstReport',
    state: answer === 'yes' ? 'met' : 'warns',
  });
});

test('a report and a visit before the incident, whose day was corrected since, are asked for anew', () => {
  const incident = incidentFromForm(completeIncidentForm('crop', { dateOfIncident: '2025-06-20' }));
  const points = findPoints(buildClaim({ incident, checklist: buildChecklist() }), shippedScheme);
  const stateOf = (name: string) => points.find(({ question }) => question === name)?.state;
  expect(['first_reported', 'reported_in_time', 'site_visited'].map(stateOf)).toEqual(['open', 'open', 'open']);
  expect(findBars(buildClaim({ incident, checklist: buildChecklist() }), shippedScheme).map(nameOf)).toEqual([
    'first_reported',
    'site_visited',
  ]);
});

describe('a paper', () => {
  const paperOf = (given: Checklist['papers']['police_report'], files: string[] = []) =>
    findPoints(claimOf('property', buildChecklist({ papers: { police_report: given } }), files), shippedScheme).find(
      ({ paper }) => paper,
    );

  test('that the officer missed is there once its file is added', () => {
    expect(paperOf(missing)).toMatchObject({ answer: 'no', state: 'bars' });
    expect(paperOf(missing, ['policeReport'])).toMatchObject({ answer: 'yes', source: 'files', state: 'met' });
  });

  test('whose file does not do stays missing, until there is another', () => {
    expect(paperOf({ ...missing, file: 'F-policeReport' }, ['policeReport'])).toMatchObject({ state: 'bars' });
    expect(paperOf({ ...missing, file: 'F-OLD' }, ['policeReport'])).toMatchObject({ state: 'met' });
  });

  test('that came in after all is not forwarded all the same', () => {
    const overridden = { ...missing, override: 'The post is too far' };
    expect(paperOf(overridden)).toMatchObject({ state: 'overridden', override: 'The post is too far' });
    expect(paperOf(overridden, ['policeReport'])).toMatchObject({ state: 'met', override: '' });
  });

  test('is there by what may stand for it, and not by anything else', () => {
    expect(paperOf({ ...seen, standIn: 'council_letter' })).toMatchObject({
      answer: 'yes',
      standIn: 'council_letter',
      source: 'officer',
    });
    expect(paperOf({ ...seen, standIn: 'receipts' })).not.toHaveProperty('standIn');
  });

  test('is missing once the scheme takes away what stood for it', () => {
    expect(paperOf({ ...seen, standIn: 'receipts' })).toMatchObject({ answer: 'no', state: 'bars' });
    expect(paperOf({ ...seen, standIn: 'receipts' }, ['policeReport'])).toMatchObject({
      source: 'files',
      state: 'met',
    });
  });

  test('is open again once the file is removed that the answer was of', () => {
    expect(paperOf({ ...seen, note: 'Signed', file: 'F-policeReport' })).toMatchObject({
      answer: undefined,
      state: 'open',
    });
  });

  test('is asked for by the scheme: none, where the administrator took it off', () => {
    const scheme: Scheme = {
      ...shippedScheme,
      papers: { needed: { ...shippedScheme.papers.needed, death: [{ paper: 'death_certificate', standIns: [] }] } },
    };
    expect(findMissingPapers(claimOf('death'), shippedScheme)).toEqual([
      'police_report',
      'medical_report',
      'post_mortem',
    ]);
    expect(findMissingPapers(claimOf('death'), scheme)).toEqual(['death_certificate']);
  });
});
