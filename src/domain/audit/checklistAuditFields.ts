import { questionNames } from '../checklist/checklistRecord';
import { checklistAnswers, capacities, questions } from '../checklist/questions';
import { paperNames } from '../scheme/paperNames';
import { papers } from '../scheme/papers';
import type { Words } from '../words';
import { date, labelIn, type AuditField, type AuditValue } from './auditField';

/** A text beside an answer, told from the answer by what it is. */
const said =
  (what: Words): AuditField['read'] =>
  (value: AuditValue, { t }) =>
    `${t(what)}: ${value}`;

/** The fields of a point of the checklist, all under its own name. */
const pointFields = (path: string, label: Words): [string, AuditField][] => [
  [`${path}.answer`, { label, read: labelIn(checklistAnswers) }],
  [`${path}.note`, { label, read: said('Note') }],
  [`${path}.override`, { label, read: said('Forwarded all the same') }],
  [`${path}.standIn`, { label, read: labelIn(papers) }],
  [`${path}.file`, { label, internal: true }],
];

/** The fields of a claim's checklist. */
export const checklistAuditFields: Record<string, AuditField> = {
  ...Object.fromEntries([
    ...questionNames.flatMap((name) => pointFields(`checklist.questions.${name}`, questions[name].label)),
    ...paperNames.flatMap((name) => pointFields(`checklist.papers.${name}`, papers[name].label)),
  ]),
  'checklist.capacity': { label: 'Who claims', read: labelIn(capacities) },
  'checklist.capacityPaper': { label: 'Paper that shows it' },
  'checklist.firstReport.day': { label: 'First reported on', read: date },
  'checklist.firstReport.to': { label: 'Reported to' },
  'checklist.firstReport.reference': { label: 'Reference of the report' },
  'checklist.visit.day': { label: 'Visited on', read: date },
  'checklist.visit.by': { label: 'Visited by' },
  'checklist.visit.latitude': { label: 'GPS latitude' },
  'checklist.visit.longitude': { label: 'GPS longitude' },
  'checklist.visit.photos': { label: 'Photos of the visit', internal: true },
};
