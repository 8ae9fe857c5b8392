import { buildChecklist, buildClaim, buildEvidence, buildFile, completeIncidentForm } from '../../test/builders';
import { checkForm } from '../form/checkForm';
import { incidentFromForm } from '../incident/incidentForm';
import { incidentTypes } from '../incident/incidents';
import { shippedScheme as scheme } from '../scheme/scheme';
import { checklistFromForm, checklistSchemaFor, checklistToForm, type ChecklistForm } from './checklistForm';

const today = '2025-06-20';
const claim = buildClaim({
  incident: incidentFromForm(completeIncidentForm('property')),
  evidence: buildEvidence({ photos: [buildFile({ id: 'PHOTO-1' })], policeReport: [] }),
  checklist: undefined,
});
const empty = checklistToForm(claim, scheme);
const none = { answer: '', note: '', override: '' } as const;

const check = (form: ChecklistForm, of = claim) => checkForm(checklistSchemaFor({ claim: of, scheme, today }), form);

function save(form: ChecklistForm, of = claim) {
  const checked = check(form, of);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusal));
  return checklistFromForm(checked.output, { claim: of, scheme });
}

const asked = (questions: Partial<ChecklistForm['questions']>, form: Partial<ChecklistForm> = {}): ChecklistForm => ({
  ...empty,
  ...form,
  questions: { ...empty.questions, ...questions },
});
const yes = { ...none, answer: 'yes' } as const;

test('a text that is too long and out of sight since does not block, and is not kept', () => {
  const long = 'x'.repeat(10_000);
  const form = asked(
    { identity: { ...yes, override: long }, first_reported: { ...none, answer: 'no' } },
    { reportTo: long, reportReference: long, visitBy: long, capacity: 'self', capacityPaper: long },
  );
  expect(save(form)).toEqual({
    questions: { identity: { answer: 'yes' }, first_reported: { answer: 'no' } },
    papers: {},
    capacity: 'self',
  });
});

test('a form with nothing answered may be saved, and says nothing', () => {
  expect(save(empty)).toEqual({ questions: {}, papers: {} });
});

test.each<[string, ChecklistForm, string, string]>([
  [
    'a visit without a day',
    asked({ site_visited: yes }, { visitBy: 'Sarah' }),
    'visitDay',
    'Date of the visit is required',
  ],
  [
    'a visit in the future',
    asked({ site_visited: yes }, { visitBy: 'Sarah', visitDay: '2025-06-21' }),
    'visitDay',
    'This date cannot be in the future',
  ],
  [
    'a visit before the incident',
    asked({ site_visited: yes }, { visitBy: 'Sarah', visitDay: '2025-06-13' }),
    'visitDay',
    'This date cannot be before the incident',
  ],
  ['a visit by nobody', asked({ site_visited: yes }, { visitDay: '2025-06-15' }), 'visitBy', 'Say who visited'],
  [
    'a visit elsewhere',
    asked({ site_visited: yes }, { visitDay: '2025-06-15', visitBy: 'S', gpsLatitude: '51.5', gpsLongitude: '0' }),
    'gpsLatitude',
    'These coordinates are outside Uganda',
  ],
  [
    'a first report to nobody',
    asked({ first_reported: yes }, { reportDay: '2025-06-15' }),
    'reportTo',
    'Say to whom it was reported',
  ],
  [
    'a question that does not apply, without a note',
    asked({ identity: { ...none, answer: 'not_applicable' } }),
    'questions.identity.note',
    'Say why this does not apply',
  ],
  [
    'a paper that does not apply, without a note',
    { ...empty, papers: { ...empty.papers, police_report: { ...none, answer: 'not_applicable' } } },
    'papers.police_report.note',
    'Say why this does not apply',
  ],
  [
    'what may not stand for a paper',
    { ...empty, papers: { ...empty.papers, police_report: { ...none, answer: 'receipts' } } },
    'papers.police_report.answer',
    'Choose one of the list',
  ],
  [
    'a reason that is too long',
    asked({ identity: { ...none, answer: 'no', override: 'x'.repeat(501) } }),
    'questions.identity.override',
    'This text is too long',
  ],
])('%s is refused where it was typed', (_what, form, field, message) => {
  const checked = check(form);
  expect(checked.ok ? {} : checked.refusal.fields).toEqual({ [field]: message });
});

test('nobody claims for their own death', () => {
  const death = { ...claim, incident: incidentFromForm(completeIncidentForm('death')) };
  expect(check({ ...empty, capacity: 'self' }, death)).toMatchObject({
    refusal: { fields: { capacity: 'Choose one of the list' } },
  });
});

test('what is answered is kept, without what does not belong to the answer', () => {
  const form = asked(
    {
      identity: { ...none, answer: 'yes', note: ' National ID ', override: 'left from before' },
      species_stated: { ...none, override: 'Seen at night' },
      site_visited: yes,
    },
    {
      capacity: 'self',
      capacityPaper: 'left from before',
      visitDay: '2025-06-16',
      visitBy: 'Sarah Auma',
      gpsLatitude: '-0.14',
      gpsLongitude: '30.08',
      visitPhotos: ['PHOTO-1', 'PHOTO-GONE'],
      reportTo: 'left from before',
      papers: { ...empty.papers, police_report: { ...none, answer: 'council_letter', note: 'Of 16 June' } },
    },
  );
  expect(save(form)).toEqual({
    questions: {
      identity: { answer: 'yes', note: 'National ID' },
      species_stated: { override: 'Seen at night' },
      site_visited: { answer: 'yes' },
    },
    papers: { police_report: { answer: 'yes', standIn: 'council_letter', note: 'Of 16 June' } },
    capacity: 'self',
    visit: { day: '2025-06-16', by: 'Sarah Auma', latitude: -0.14, longitude: 30.08, photos: ['PHOTO-1'] },
  });
});

test('a paper whose file is there is answered by it, and a no to it names the file', () => {
  const withFile = { ...claim, evidence: buildEvidence({ policeReport: [buildFile({ id: 'F-1' })] }) };
  const form = checklistToForm(withFile, scheme);
  expect(form.papers.police_report.answer).toBe('yes');
  expect(save(form, withFile).papers).toEqual({});
  const refused = { ...form, papers: { ...form.papers, police_report: { ...none, answer: 'no' as const } } };
  expect(save(refused, withFile).papers).toEqual({
    police_report: { answer: 'no', file: 'F-1' },
  });
});

test.each(incidentTypes)('%s: what was saved is what is filled in again', (kind) => {
  const of = { ...claim, incident: incidentFromForm(completeIncidentForm(kind)), checklist: buildChecklist() };
  const saved = save(checklistToForm(of, scheme), of);
  const again = { ...of, checklist: { ...saved, checkedAt: today, checkedBy: 'Sarah' } };
  expect(save(checklistToForm(again, scheme), again)).toEqual(saved);
});
