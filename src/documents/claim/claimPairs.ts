import { payoutMethods, type Claimant, type ClaimantForm } from '../../domain/claim/claimant';
import { districtName } from '../../domain/place/districts';
import { findNotKnown, notKnown } from '../../domain/claim/notKnown';
import { claimantLabels, incidentLabels } from '../../domain/claim/fieldLabels';
import { formatNumber } from '../../domain/settings/format';
import type { FieldsOfAnyKind, Incident } from '../../domain/incident/incident';
import {
  incidentKinds,
  isItemKind,
  protectedAreas,
  unitOf,
  type FieldInput,
  type IncidentType,
  type Unit,
  speciesLabel,
} from '../../domain/incident/incidents';
import { itemInWords, itemsOf, type KindField } from '../../domain/incident/items';
import { shortClaimId } from '../../domain/claim/shortClaimId';
import type { ReasonCode } from '../../domain/workflow/reasonCodes';
import { reasons } from '../../domain/workflow/reasons';
import { hasEndedUnpaid, type ClaimStatus } from '../../domain/workflow/statuses';
import type { TakenBack } from '../../domain/workflow/takenBack';
import { officialFormats } from '../table/cellText';
import type { Pair } from '../pdf/paper';

const { date, dateTime, shillings } = officialFormats;

/** A label with its value; without one it reads "Not given". */
export const pairOrNotGiven = (label: string, value: string | undefined): Pair => [
  label,
  value?.trim() ? value : 'Not given',
];

/** A label with its value, and nothing without one. */
export const pairIfGiven = (label: string, value: string | undefined): Pair[] =>
  value?.trim() ? [[label, value]] : [];

export function amountText(amount: number | undefined, status?: ClaimStatus): string {
  if (amount !== undefined) return shillings(amount);
  return status && hasEndedUnpaid(status) ? 'Not assessed' : 'Not yet assessed';
}

/** An instant of a claim that came on paper may not be known. */
export const timeText = (instant: string | undefined) => (instant ? dateTime(instant) : 'date not known');

/** The reasons for what was decided; nothing where there was none to choose. */
export const reasonPairs = (given: readonly ReasonCode[] = []): Pair[] =>
  pairIfGiven('Reasons', given.map((code) => reasons[code].label).join(', '));

/** That a closing or a rejection was reopened; nothing while it stands. */
export const reopenedPairs = (reopened: TakenBack['reopened']): Pair[] =>
  reopened
    ? [
        ['Reopened by', `${reopened.reopenedBy}, ${dateTime(reopened.reopenedOn)}`],
        ['Reason for reopening', reopened.because],
      ]
    : [];

/** A claim's id, and the form of it that people say and write. */
export function claimIdPairs(id: string): Pair[] {
  const short = shortClaimId(id);
  return [['Claim ID', id], ...(short === id ? [] : [['Short claim ID', short] as const])];
}

/** A claimant of a claim: what nobody wrote down on paper reads "Not known". */
export function claimantPairs(claimant: Claimant): Pair[] {
  const unknown = new Set<string>(findNotKnown(claimant).map((fact) => claimantLabels[fact]));
  return typedClaimantPairs(claimant).map(([label, value]): Pair => [label, unknown.has(label) ? notKnown : value]);
}

/** A claimant as typed so far: what is missing reads "Not given". */
export function typedClaimantPairs(claimant: ClaimantForm): Pair[] {
  const { payoutMethod } = claimant;
  return [
    pairOrNotGiven(claimantLabels.fullName, claimant.fullName),
    pairOrNotGiven(claimantLabels.nationalId, claimant.nationalId),
    pairOrNotGiven(claimantLabels.phoneNumber, claimant.phoneNumber),
    ...pairIfGiven(claimantLabels.alternatePhone, claimant.alternatePhone),
    pairOrNotGiven(claimantLabels.district, districtName(claimant.district)),
    pairOrNotGiven(claimantLabels.subcounty, claimant.subcounty),
    pairOrNotGiven(claimantLabels.parish, claimant.parish),
    pairOrNotGiven(claimantLabels.village, claimant.village),
    pairOrNotGiven(claimantLabels.payoutMethod, payoutMethod && payoutMethods[payoutMethod].label),
    ...(payoutMethod === 'bank_transfer'
      ? [
          pairOrNotGiven(claimantLabels.bankName, claimant.bankName),
          pairOrNotGiven(claimantLabels.accountName, claimant.accountName),
          pairOrNotGiven(claimantLabels.accountNumber, claimant.accountNumber),
        ]
      : []),
    ...(payoutMethod === 'mobile_money'
      ? [pairOrNotGiven(claimantLabels.mobileMoneyNumber, claimant.mobileMoneyNumber)]
      : []),
  ];
}

/** What happened, with the fields of its kind. */
export function incidentPairs(incident: Incident): Pair[] {
  const { gpsLatitude, gpsLongitude, dateOfIncident, timeOfIncident, protectedAreaNearby: area } = incident;
  const stored: FieldsOfAnyKind = incident;
  const { labels, fields } = incidentKinds[incident.incidentType];
  const [, ...further] = itemsOf(incident);
  return [
    [incidentLabels.incidentType, labels.wizard],
    [incidentLabels.wildlifeSpecies, speciesLabel(incident.wildlifeSpecies)],
    [incidentLabels.dateOfIncident, [date(dateOfIncident), timeOfIncident].filter(Boolean).join(', ')],
    pairOrNotGiven(incidentLabels.protectedAreaNearby, area && protectedAreas[area].label),
    ...pairIfGiven(incidentLabels.protectedAreaName, incident.protectedAreaName),
    pairOrNotGiven(incidentLabels.locationDescription, incident.locationDescription),
    pairOrNotGiven('GPS coordinates', gpsLatitude === undefined ? undefined : `${gpsLatitude}, ${gpsLongitude}`),
    ...fields.map(({ name, label, input, ...rest }) =>
      pairOrNotGiven(label, describeField(stored[name], input, 'unit' in rest ? rest.unit : undefined)),
    ),
    ...furtherPairs(incident.incidentType, further, ({ name, input, unit }, item) =>
      describeField(item[name], input, unit),
    ),
    pairOrNotGiven(incidentLabels.narrativeDescription, incident.narrativeDescription),
  ];
}

/** What else was struck, as `inWords` tells a field of it. */
export function furtherPairs<Item>(
  kind: IncidentType,
  items: readonly Item[],
  inWords: (field: KindField, item: Item) => string | undefined,
): Pair[] {
  if (!isItemKind(kind)) return [];
  const { title } = incidentKinds[kind].further;
  return items.map((item, place) =>
    pairOrNotGiven(
      title.replace('{{number}}', String(place + 2)),
      itemInWords(kind, (field) => inWords(field, item)),
    ),
  );
}

export function describeField(value: string | number | undefined, input: FieldInput, unit: Unit | undefined) {
  if (typeof value === 'number') {
    if (input === 'money') return shillings(value);
    return unit ? `${formatNumber(value)} ${unitOf(value, unit)}` : formatNumber(value);
  }
  return value && input === 'date' ? date(value) : value;
}

/** Where the claimant lives, the smallest place first. */
export function claimantPlaces({ village, parish, subcounty, district }: Claimant): string[] {
  // A village often has the name of its parish.
  return [...new Set([village, parish, subcounty, `${districtName(district)} District`])].filter(Boolean);
}
