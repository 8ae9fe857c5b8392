import { isDay, kampalaDay } from '../../domain/calendar';
import type { ClaimantForm } from '../../domain/claim/claimant';
import type { Draft } from '../../domain/claim/draft';
import { incidentLabels } from '../../domain/claim/fieldLabels';
import type { FileTask } from '../../domain/fileTask';
import type { IncidentForm } from '../../domain/incident/incident';
import { areaNameOf, findPoint, furtherItems } from '../../domain/incident/incidentForm';
import {
  incidentKinds,
  incidentTypes,
  protectedAreaNames,
  protectedAreas,
  species,
  speciesNames,
  type FieldInput,
} from '../../domain/incident/incidents';
import { phonePrefix } from '../../domain/form/phone';
import { pairsOf, paragraph, section, type Made, type Pair, type Paper, type Passage } from '../pdf/paper';
import { makePaperPdf } from '../pdf/paperPdf';
import { officialFormats } from '../table/cellText';
import {
  claimIdPairs,
  describeField,
  furtherPairs,
  pairIfGiven,
  pairOrNotGiven,
  typedClaimantPairs,
} from './claimPairs';
import { evidencePassages } from './evidencePassages';

const { date, dateTime } = officialFormats;

/** Drafts that have their claim id as a PDF, each marked as one. Rejects without a connection, and when cancelled. */
export async function makeDraftsFile(drafts: readonly Draft[], made: Made, task: FileTask) {
  const [first] = drafts;
  const only = drafts.length === 1 ? first?.claimId : undefined;
  return {
    name: only ? `draft-${only}.pdf` : `drafts-${kampalaDay(made.madeAt)}.pdf`,
    file: await makePaperPdf(makeDraftsReport(drafts), made, task),
  };
}

/** What is typed so far; the foot of each page repeats the title and so the mark. */
export function makeDraftsReport(drafts: readonly Draft[]): Paper {
  const [first] = drafts;
  return {
    title:
      drafts.length === 1
        ? `Draft of Compensation Claim ${first?.claimId}`
        : `Drafts of ${drafts.length} Compensation Claims`,
    facts: [['Status', 'Draft, not submitted']],
    passages: drafts.flatMap(draftPassages),
  };
}

function draftPassages({ claimId, claimant, incident, evidence, createdAt, createdBy, updatedAt }: Draft): Passage[] {
  const kind = incidentTypes.find((type) => type === incident.incidentType);
  return [
    ...section(`Draft ${claimId}`, [paragraph('This claim has not been submitted or checked.')]),
    pairsOf([
      ...claimIdPairs(claimId ?? ''),
      ['Started', `${dateTime(createdAt)} by ${createdBy}`],
      ['Last saved', dateTime(updatedAt)],
    ]),
    ...section('Claimant', [pairsOf(typedClaimantPairs(withoutBarePrefixes(claimant)))]),
    ...section('Incident', [pairsOf(typedIncidentPairs(incident))]),
    ...section('Evidence', evidencePassages(evidence, kind, findPoint(incident))),
  ];
}

/** A phone number of which only the prefix stands there is none. */
function withoutBarePrefixes(form: ClaimantForm): ClaimantForm {
  const typed = (phone: string) => (phone.trim() === phonePrefix ? '' : phone);
  return {
    ...form,
    phoneNumber: typed(form.phoneNumber),
    alternatePhone: typed(form.alternatePhone),
    mobileMoneyNumber: typed(form.mobileMoneyNumber),
  };
}

function typedIncidentPairs(form: IncidentForm): Pair[] {
  const kind = incidentTypes.find((type) => type === form.incidentType);
  const animal = speciesNames.find((name) => name === form.wildlifeSpecies);
  const area = protectedAreaNames.find((name) => name === form.protectedAreaNearby);
  const { gpsLatitude, gpsLongitude, dateOfIncident, timeOfIncident } = form;
  const day = isDay(dateOfIncident) ? date(dateOfIncident) : dateOfIncident;
  return [
    pairOrNotGiven(incidentLabels.incidentType, kind && incidentKinds[kind].labels.wizard),
    pairOrNotGiven(incidentLabels.wildlifeSpecies, animal && species[animal].label),
    pairOrNotGiven(incidentLabels.dateOfIncident, [day, timeOfIncident].filter(Boolean).join(', ')),
    pairOrNotGiven(incidentLabels.protectedAreaNearby, area && protectedAreas[area].label),
    ...pairIfGiven(incidentLabels.protectedAreaName, areaNameOf(form)),
    pairOrNotGiven(incidentLabels.locationDescription, form.locationDescription),
    pairOrNotGiven('GPS coordinates', gpsLatitude || gpsLongitude ? `${gpsLatitude}, ${gpsLongitude}` : ''),
    ...(kind ? incidentKinds[kind].fields : []).map(({ name, label, input, ...rest }) =>
      pairOrNotGiven(label, describeField(asStored(form[name], input), input, 'unit' in rest ? rest.unit : undefined)),
    ),
    ...(kind
      ? furtherPairs(kind, furtherItems(form), ({ name, input, unit }, item) =>
          describeField(asStored(item[name] ?? '', input), input, unit),
        )
      : []),
    pairOrNotGiven(incidentLabels.narrativeDescription, form.narrativeDescription),
  ];
}

/** A figure as a claim would hold it, where what was typed is one. */
function asStored(typed: string, input: FieldInput): string | number {
  const isFigure = input === 'money' || input === 'number' || input === 'integer';
  if (isFigure && typed.trim() && Number.isFinite(Number(typed))) return Number(typed);
  return input === 'date' && !isDay(typed) ? '' : typed;
}
