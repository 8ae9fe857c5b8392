import { papers } from '../scheme/papers';
import type { Formats } from '../settings/formats';
import type { Words } from '../words';
import type { Evidence } from '../incident/evidence';
import type { Checked, ChecklistPoint } from './checklist';
import type { Checklist, QuestionName } from './checklistRecord';
import { answerSources, capacities } from './questions';

type Describer = { t: (english: Words, params?: Record<string, string>) => string } & Pick<Formats, 'date'>;

/** What is known of a point besides its answer, a line each: what was stated, from what the portal knows it, and why. */
export function describePoint(
  point: ChecklistPoint,
  { checklist, evidence }: Checked,
  { t, date }: Describer,
): string[] {
  const { question, source, note, override } = point;
  const stated = question && checklist && statedOf[question]?.(checklist, { t, date }, evidence);
  return [
    stated ? stated.filter(Boolean).join(', ') : '',
    point.paper && point.standIn ? t('Stands for it: {{paper}}', { paper: t(papers[point.standIn].label) }) : '',
    source && source !== 'officer' ? t(answerSources[source].label) : '',
    note,
    override ? t('Forwarded all the same: {{reason}}', { reason: override }) : '',
  ].filter(Boolean);
}

type Stated = (checklist: Checklist, describer: Describer, evidence: Evidence) => string[] | undefined;

const statedOf: Record<QuestionName, Stated | undefined> = {
  identity: undefined,
  claims_as: ({ capacity, capacityPaper = '' }, { t }) => capacity && [t(capacities[capacity].label), capacityPaper],
  species_stated: undefined,
  species_listed: undefined,
  outside_area: undefined,
  first_reported: ({ firstReport }, { date }) =>
    firstReport && [date(firstReport.day), firstReport.to, firstReport.reference ?? ''],
  reported_in_time: undefined,
  site_visited: ({ visit }, { t, date }, { photos }) => {
    // An edit of the claim may have removed some since.
    const taken = photos.filter(({ id }) => visit?.photos.includes(id)).length;
    return (
      visit && [
        date(visit.day),
        visit.by,
        visit.latitude === undefined ? '' : `${visit.latitude}, ${visit.longitude}`,
        taken === 0 ? '' : t('Photos: {{number}}', { number: String(taken) }),
      ]
    );
  },
};
