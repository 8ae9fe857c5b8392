import { daysBetween } from '../dayCount';
import type { Claim } from '../claim/claim';
import type { Refusal } from '../refusal';
import type { IncidentType } from '../incident/incidents';
import type { PaperName } from '../scheme/paperNames';
import { papers } from '../scheme/papers';
import type { Scheme } from '../scheme/scheme';
import { isPending, statuses, type ClaimStatus } from '../workflow/statuses';
import { questionNames, type Answer, type Checklist, type QuestionName } from './checklistRecord';
import type { Words } from '../words';
import { capacities, questions, type AnswerSource } from './questions';

/** What the checklist of a claim is made of. */
export type Checked = Pick<Claim, 'incident' | 'evidence' | 'checklist'>;

/**
 * How a point stands: answered as it should be; nobody answered it yet; a no that is pointed out; a no that bars forwarding;
 * a no that is forwarded all the same, with a reason.
 */
export type PointState = 'met' | 'open' | 'warns' | 'bars' | 'overridden';

export type ChecklistPoint = {
  answer: Answer | undefined;
  /** Undefined while nobody and nothing answers it. */
  source: AnswerSource | undefined;
  state: PointState;
  bars: boolean;
  note: string;
  override: string;
} & ({ question: QuestionName; paper?: undefined } | { paper: PaperName; question?: undefined; standIn?: PaperName });

/** The questions that are asked of a kind of incident, in their order. */
export const questionsOf = (kind: IncidentType): QuestionName[] =>
  questionNames.filter((name) => questions[name].kinds.includes(kind));

/** The points of a claim's checklist, answered by the officer or by what the portal knows (docs/product.md, Checklist). */
export function findPoints(claim: Checked, scheme: Scheme): ChecklistPoint[] {
  const kind = claim.incident.incidentType;
  return [
    ...questionsOf(kind).map((question) => questionPoint(question, claim, scheme)),
    ...scheme.papers.needed[kind].map(({ paper, standIns }) => paperPoint(paper, standIns, claim)),
  ];
}

/** While the district has a claim, until stage 3, its checklist can be answered. */
export const isChecklistOpen = (status: ClaimStatus): boolean => isPending(status) && statuses[status].stage < 3;

/** The points that a claim is not forwarded with. */
export const findBars = (claim: Checked, scheme: Scheme): ChecklistPoint[] => findPoints(claim, scheme).filter(isBar);

/** What follows from the first report is open with it, and is settled there. */
const isFollowing = ({ question }: ChecklistPoint) =>
  question !== undefined && questions[question].answeredFrom === 'firstReport';

export const isBar = (point: ChecklistPoint): boolean =>
  point.state === 'bars' || (point.state === 'open' && !isFollowing(point));

export const pointLabel = ({ question, paper }: ChecklistPoint): Words =>
  paper ? papers[paper].label : questions[question].label;

/** The refusal to forward a claim, which names the points that bar it; undefined where none does. */
export function barredRefusal(claim: Checked, scheme: Scheme): Refusal | undefined {
  const points = findBars(claim, scheme).map(pointLabel);
  if (points.length === 0) return undefined;
  return { code: 'invalid', message: 'The checklist is not complete: {{points}}', words: { points } };
}

const stateOf = (answer: Answer | undefined, bars: boolean, override: string): PointState => {
  if (answer === undefined) return 'open';
  if (answer !== 'no') return 'met';
  if (!bars) return 'warns';
  return override === '' ? 'bars' : 'overridden';
};

function questionPoint(question: QuestionName, claim: Checked, scheme: Scheme): ChecklistPoint {
  const { answeredFrom, rule } = questions[question];
  const given = claim.checklist?.questions[question];
  const bars = rule === 'bars' || (rule === 'once_confirmed' && scheme.species.isConfirmed);
  const answer = answerOf[question](claim, scheme);
  const { note = '', override = '' } = given ?? {};
  const source = answer && answeredFrom;
  return { question, answer, source, bars, note, ...standing(answer, bars, override) };
}

/** How a point stands; a reason to forward it all the same is one only while its no bars. */
function standing(
  answer: Answer | undefined,
  bars: boolean,
  override: string,
): Pick<ChecklistPoint, 'state' | 'override'> {
  const state = stateOf(answer, bars, override);
  return { state, override: state === 'overridden' ? override : '' };
}

const typed =
  (question: QuestionName) =>
  ({ checklist }: Checked): Answer | undefined =>
    checklist?.questions[question]?.answer;

/** As typed, until an edit of the claim moves the incident past the day: nothing is seen or reported before it happened. */
const sinceIncident =
  (question: QuestionName, dayOf: (checklist: Checklist) => string | undefined) =>
  (claim: Checked): Answer | undefined => {
    const day = claim.checklist && dayOf(claim.checklist);
    return day !== undefined && day < claim.incident.dateOfIncident ? undefined : typed(question)(claim);
  };

const firstReported = sinceIncident('first_reported', ({ firstReport }) => firstReport?.day);

const answerOf: Record<QuestionName, (claim: Checked, scheme: Scheme) => Answer | undefined> = {
  identity: typed('identity'),
  claims_as: ({ checklist, incident }) => {
    const capacity = checklist?.capacity;
    if (!capacity || !capacities[capacity].kinds.includes(incident.incidentType)) return undefined;
    return capacity === 'self' || checklist.capacityPaper ? 'yes' : 'no';
  },
  species_stated: ({ incident }) => (incident.wildlifeSpecies ? 'yes' : 'no'),
  species_listed: ({ incident: { wildlifeSpecies } }, { species }) => {
    if (!wildlifeSpecies) return 'not_applicable';
    return species.listed.includes(wildlifeSpecies) ? 'yes' : 'no';
  },
  outside_area: typed('outside_area'),
  first_reported: firstReported,
  reported_in_time: (claim, { reporting }) => {
    const reported = firstReported(claim);
    const day = claim.checklist?.firstReport?.day;
    if (!reported || !day) return reported && 'not_applicable';
    return daysBetween(claim.incident.dateOfIncident, day) <= reporting.reportDays ? 'yes' : 'no';
  },
  site_visited: sinceIncident('site_visited', ({ visit }) => visit?.day),
};

function paperPoint(paper: PaperName, standIns: readonly PaperName[], claim: Checked): ChecklistPoint {
  const given = claim.checklist?.papers[paper];
  const file = findPaperFile(paper, claim);
  // What was answered of another file, or of none, says nothing of this one.
  const isOfThisFile = given?.file === file;
  const standIn = given?.standIn && standIns.includes(given.standIn) ? given.standIn : undefined;
  // The officer said: no, but this stands for it. Where it no longer does, the no is what is left.
  const ofPaper = given?.standIn && !standIn ? 'no' : given?.answer;
  const byOfficer = isOfThisFile || standIn ? ofPaper : undefined;
  const answer = byOfficer ?? (file === undefined ? undefined : 'yes');
  const source = byOfficer ? 'officer' : 'files';
  const { note = '', override = '' } = given ?? {};
  return {
    ...{ paper, answer, source: answer && source, bars: true, note },
    ...(standIn && { standIn }),
    ...standing(answer, true, override),
  };
}

/** The file that is kept as a paper, by its id, where the paper has a place of its own among the evidence. */
export function findPaperFile(paper: PaperName, { evidence }: Pick<Claim, 'evidence'>): string | undefined {
  const { slot } = papers[paper];
  return slot && evidence[slot].at(-1)?.id;
}

/** The papers that a claim still lacks. */
export const findMissingPapers = (claim: Checked, scheme: Scheme): PaperName[] =>
  findPoints(claim, scheme).flatMap(({ paper, answer }) =>
    paper && (answer === undefined || answer === 'no') ? [paper] : [],
  );
