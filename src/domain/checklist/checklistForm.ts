import * as v from 'valibot';
import { isDay } from '../calendar';
import { withoutProblems, type FormProblem } from '../form/formProblems';
import { findCoordinateProblems, findPoint } from '../incident/incidentForm';
import { paperNames, type PaperName } from '../scheme/paperNames';
import type { Scheme } from '../scheme/scheme';
import { excess, tooLong, withinLimits } from '../form/textLimits';
import type { Words } from '../words';
import { findPaperFile, findPoints, questionsOf, type Checked } from './checklist';
import { answerNames, capacityNames, questionNames, type Answer, type Checklist } from './checklistRecord';
import { capacities, questions } from './questions';

const typed = v.pipe(v.string(), v.trim());

const answer = v.object({ answer: v.picklist(['', ...answerNames]), note: typed, override: typed });

/** A paper is answered by what stands for it, too. */
const paperAnswer = v.object({ ...answer.entries, answer: v.picklist(['', ...answerNames, ...paperNames]) });

const fields = v.object({
  questions: v.object(v.entriesFromList(questionNames, answer)),
  papers: v.object(v.entriesFromList(paperNames, paperAnswer)),
  capacity: v.picklist(['', ...capacityNames]),
  capacityPaper: typed,
  reportDay: v.string(),
  reportTo: typed,
  reportReference: typed,
  visitDay: v.string(),
  visitBy: typed,
  gpsLatitude: typed,
  gpsLongitude: typed,
  visitPhotos: v.array(v.string()),
});

/** The checklist as it is filled in; what nobody answered is empty. */
export type ChecklistForm = v.InferInput<typeof fields>;

type Filled = v.InferOutput<typeof fields>;

type CheckedBy = {
  claim: Checked;
  scheme: Scheme;
  /** YYYY-MM-DD in Africa/Kampala. */
  today: string;
};

/**
 * The form of a claim's checklist. It may be saved with points that nobody answered yet. What is answered has to be whole:
 * a visit and a first report need a day, not in the future and not before the incident, and a name; what bars and does not
 * apply needs a note; what stands for a paper has to be on the scheme's list.
 */
export const checklistSchemaFor = (by: CheckedBy) =>
  v.pipe(
    fields,
    withoutProblems((form) => findProblems(form, by)),
    withinLimits(undefined, isShown),
  );

/** Whether a text is asked for: what was typed before another answer was chosen is out of sight, and is not kept. */
function isShown(field: string, { questions: asked, capacity }: Filled): boolean {
  if (field === 'reportTo' || field === 'reportReference') return asked.first_reported.answer === 'yes';
  if (field === 'visitBy') return asked.site_visited.answer === 'yes';
  return field !== 'capacityPaper' || (capacity !== '' && capacity !== 'self');
}

function findProblems(form: Filled, by: CheckedBy): FormProblem[] {
  const { incident } = by.claim;
  const kind = incident.incidentType;
  return [
    ...questionsOf(kind).flatMap((name) =>
      answerProblems(['questions', name], form.questions[name], questions[name].rule === 'bars'),
    ),
    ...by.scheme.papers.needed[kind].flatMap(({ paper, standIns }) => {
      const { answer: given } = form.papers[paper];
      const isKnown = !isPaper(given) || standIns.includes(given);
      return [
        ...(isKnown ? [] : [{ path: ['papers', paper, 'answer'], message: notOffered }]),
        ...answerProblems(['papers', paper], form.papers[paper], true),
      ];
    }),
    ...(form.capacity !== '' && !capacities[form.capacity].kinds.includes(kind)
      ? [{ path: ['capacity'], message: notOffered }]
      : []),
    ...(form.questions.first_reported.answer === 'yes'
      ? [
          ...dayProblems('reportDay', form.reportDay, by, 'Date of the first report is required'),
          ...needed('reportTo', form.reportTo, 'Say to whom it was reported'),
        ]
      : []),
    ...(form.questions.site_visited.answer === 'yes'
      ? [
          ...dayProblems('visitDay', form.visitDay, by, 'Date of the visit is required'),
          ...needed('visitBy', form.visitBy, 'Say who visited'),
          ...findCoordinateProblems(form).map(({ field, message }) => ({ path: [field], message })),
        ]
      : []),
  ];
}

const notOffered: Words = 'Choose one of the list';

const isPaper = (given: '' | Answer | PaperName): given is PaperName => paperNames.some((paper) => paper === given);

const whyNot: Words = 'Say why this does not apply';

function answerProblems(path: string[], given: Filled['papers'][PaperName], bars: boolean): FormProblem[] {
  const isOverridable = given.answer === 'no' || given.answer === '';
  const shown = isOverridable ? (['note', 'override'] as const) : (['note'] as const);
  const texts = shown.filter((field) => excess(field, given[field]) !== undefined);
  return [
    ...(bars && given.answer === 'not_applicable' && given.note === ''
      ? [{ path: [...path, 'note'], message: whyNot }]
      : []),
    ...texts.map((field) => ({ path: [...path, field], message: tooLong })),
  ];
}

function dayProblems(field: string, given: string, { claim, today }: CheckedBy, missing: Words): FormProblem[] {
  const message: Words | undefined = !isDay(given)
    ? missing
    : given > today
      ? 'This date cannot be in the future'
      : given < claim.incident.dateOfIncident
        ? 'This date cannot be before the incident'
        : undefined;
  return message ? [{ path: [field], message }] : [];
}

const needed = (field: string, given: string, message: Words): FormProblem[] =>
  given === '' ? [{ path: [field], message }] : [];

/** The checklist that a form which was checked says. What says nothing is left out. */
export function checklistFromForm(
  form: Filled,
  { claim, scheme }: Omit<CheckedBy, 'today'>,
): Omit<Checklist, 'checkedAt' | 'checkedBy'> {
  const kind = claim.incident.incidentType;
  const point = findPoint(form);
  const photos = new Set(claim.evidence.photos.map(({ id }) => id));
  return {
    questions: Object.fromEntries(
      questionsOf(kind).flatMap((name) => {
        const { answer: given, note, override } = form.questions[name];
        const texts = textsOf(note, given === 'no' || given === '' ? override : '');
        return given || Object.keys(texts).length > 0 ? [[name, { ...(given && { answer: given }), ...texts }]] : [];
      }),
    ),
    papers: Object.fromEntries(
      scheme.papers.needed[kind].flatMap(({ paper }) => {
        const { answer: given, note, override } = form.papers[paper];
        const file = findPaperFile(paper, claim);
        if (given === '' || (given === 'yes' && file !== undefined && note === '')) return [];
        const kept = isPaper(given) ? { answer: 'yes' as const, standIn: given } : { answer: given };
        const texts = textsOf(note, given === 'no' ? override : '');
        return [[paper, { ...kept, ...texts, ...(file && { file }) }]];
      }),
    ),
    ...(form.capacity && { capacity: form.capacity }),
    ...(form.capacity && form.capacity !== 'self' && form.capacityPaper && { capacityPaper: form.capacityPaper }),
    ...(form.questions.first_reported.answer === 'yes' && {
      firstReport: {
        ...{ day: form.reportDay, to: form.reportTo },
        ...(form.reportReference && { reference: form.reportReference }),
      },
    }),
    ...(form.questions.site_visited.answer === 'yes' && {
      visit: {
        day: form.visitDay,
        by: form.visitBy,
        ...point,
        photos: form.visitPhotos.filter((id) => photos.has(id)),
      },
    }),
  };
}

const textsOf = (note: string, override: string) => ({ ...(note && { note }), ...(override && { override }) });

/** The form of a claim's checklist as it stands, what the portal knows answered beforehand. */
export function checklistToForm(claim: Checked, scheme: Scheme): ChecklistForm {
  const { checklist } = claim;
  const points = findPoints(claim, scheme);
  const none = { answer: '', note: '', override: '' } as const;
  const asked = Object.fromEntries(
    questionNames.map((name) => {
      const { answer: given = '' as const, note = '', override = '' } = checklist?.questions[name] ?? {};
      return [name, { answer: given, note, override }];
    }),
  ) as ChecklistForm['questions'];
  const papers = Object.fromEntries(paperNames.map((paper) => [paper, { ...none }])) as ChecklistForm['papers'];
  for (const point of points) {
    if (!point.paper) continue;
    const { answer: given = '' as const, note, override, standIn } = point;
    papers[point.paper] = { answer: standIn ?? given, note, override };
  }
  return {
    questions: asked,
    papers,
    capacity: checklist?.capacity ?? '',
    capacityPaper: checklist?.capacityPaper ?? '',
    reportDay: checklist?.firstReport?.day ?? '',
    reportTo: checklist?.firstReport?.to ?? '',
    reportReference: checklist?.firstReport?.reference ?? '',
    visitDay: checklist?.visit?.day ?? '',
    visitBy: checklist?.visit?.by ?? '',
    gpsLatitude: String(checklist?.visit?.latitude ?? ''),
    gpsLongitude: String(checklist?.visit?.longitude ?? ''),
    visitPhotos: checklist?.visit?.photos ?? [],
  };
}
