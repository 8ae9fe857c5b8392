import { incidentTypes, type IncidentType } from '../incident/incidents';
import type { Words } from '../words';
import type { Answer, Capacity, QuestionName } from './checklistRecord';

/** Where an answer comes from. */
export const answerSources = {
  officer: { label: 'Answered by the officer' },
  incident: { label: 'From the incident' },
  speciesList: { label: 'From the list of species' },
  firstReport: { label: 'From the day of the first report' },
  files: { label: 'From the claim’s files' },
} as const satisfies Record<string, { label: Words }>;

export type AnswerSource = keyof typeof answerSources;

export const checklistAnswers: Record<Answer, { label: Words }> = {
  yes: { label: 'Yes' },
  no: { label: 'No' },
  not_applicable: { label: 'Does not apply' },
};

type QuestionRow = {
  label: Words;
  /** Beneath it, where the officer answers. */
  hint?: Words;
  kinds: readonly IncidentType[];
  answeredFrom: Exclude<AnswerSource, 'files'>;
  /** What a no does: it bars forwarding, or warns; the list of species bars once it is confirmed. */
  rule: 'bars' | 'warns' | 'once_confirmed';
};

/** What is asked of a claim before it is forwarded, besides its papers (docs/product.md, Checklist). */
export const questions: Record<QuestionName, QuestionRow> = {
  identity: {
    label: 'Identity seen',
    hint: 'You have seen the claimant’s national ID or another proof of identity.',
    kinds: incidentTypes,
    answeredFrom: 'officer',
    rule: 'bars',
  },
  claims_as: {
    label: 'Entitled to claim',
    hint: 'Say who claims. A guardian, next of kin or representative needs a paper.',
    kinds: incidentTypes,
    answeredFrom: 'officer',
    rule: 'bars',
  },
  species_stated: { label: 'Species stated', kinds: incidentTypes, answeredFrom: 'incident', rule: 'bars' },
  species_listed: {
    label: 'Species listed',
    kinds: incidentTypes,
    answeredFrom: 'speciesList',
    rule: 'once_confirmed',
  },
  outside_area: {
    label: 'Outside a protected area',
    hint: 'The map does not know the boundaries of protected areas.',
    kinds: incidentTypes,
    answeredFrom: 'officer',
    rule: 'bars',
  },
  first_reported: {
    label: 'First report known',
    hint: 'Say when and to whom the incident was first reported.',
    kinds: incidentTypes,
    answeredFrom: 'officer',
    rule: 'warns',
  },
  reported_in_time: { label: 'Reported in time', kinds: incidentTypes, answeredFrom: 'firstReport', rule: 'warns' },
  site_visited: {
    label: 'Site visited',
    hint: 'Say when, and by whom.',
    kinds: incidentTypes,
    answeredFrom: 'officer',
    rule: 'bars',
  },
};

/** In what capacity somebody claims, and for which kinds of incident: nobody claims for their own death. */
export const capacities: Record<Capacity, { label: Words; kinds: readonly IncidentType[] }> = {
  self: { label: 'The person who suffered the loss', kinds: incidentTypes.filter((kind) => kind !== 'death') },
  guardian: { label: 'Guardian', kinds: incidentTypes },
  next_of_kin: { label: 'Next of kin', kinds: incidentTypes },
  representative: { label: 'Representative', kinds: incidentTypes },
};
