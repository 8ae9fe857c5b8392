import { lastActivity } from '../../../domain/claim/activity';
import { kampalaDay } from '../../../domain/calendar';
import { dateKeyOf, findClaimAmount, type Claim } from '../../../domain/claim/claim';
import { waitsForConditions } from '../../../domain/claim/conditions/conditions';
import { waitsToBeTold } from '../../../domain/claim/telling/told';
import { payoutMethodNames } from '../../../domain/claim/claimant';
import { type Filterable } from '../../../domain/claim/list/claimFilter';
import { districtName } from '../../../domain/place/districts';
import { furthestStep, type Draft } from '../../../domain/claim/draft';
import { incidentTypes, species as speciesTable, speciesNames, type Species } from '../../../domain/incident/incidents';
import { amountsOf, type ClaimAmounts } from '../../../domain/claim/claimAmounts';
import { findClaimPaymentStatus, findOutstanding } from '../../../domain/claim/claimPayments';
import type { Payment } from '../../../domain/payment/payment';
import { claimPath, draftPath } from '../../../domain/routes';
import { findMarks } from '../../../domain/claim/marks';
import { isIncomplete, notKnown } from '../../../domain/claim/notKnown';
import { shortClaimId } from '../../../domain/claim/shortClaimId';
import { type ClaimPaymentStatus } from '../../../domain/workflow/statuses';
import { truncateName } from '../../../domain/truncateName';
import { type SearchedTexts } from './nearMatch';
import { asDialled, foldText } from '../../text';

/** A line of the claims list: a claim, or a draft that has its claim id. What a draft leaves open is undefined or empty. */
export type ClaimRow = Filterable & {
  id: string;
  /** Where it opens: the claim's page, or the wizard. */
  path: string;
  claimantName: string;
  /** The district's name as written. */
  district: string;
  amounts: ClaimAmounts;
  /** Day of the incident, then the moment of registration: one comparison sorts by both. */
  dateKey: string;
  /** Instant of the first submission; undefined for a draft, and where nobody knows. */
  registeredAt: string | undefined;
  /** The claimant's name as it is sorted by, folded. */
  nameKey: () => string;
  /** What the search looks through. Made when it is first asked for. */
  searched: () => SearchedTexts;
};

/** A phone number as stored and as people dial it. */
const phoneTexts = (phone: string) => [phone, asDialled(phone)];

/** An id and what people say and write of it, with and without the hyphen. */
function idTexts(id: string): string[] {
  const short = shortClaimId(id);
  return short === id ? [id] : [id, short, short.replace('-', '')];
}

type Searched = {
  id: string;
  claimant: { fullName: string; nationalId: string; phoneNumber: string; alternatePhone: string };
  district: string;
  species: Species | undefined;
  description: string;
};

/**
 * What the search looks through (docs/product.md, Claims list), each on a line of its own so that no match runs from
 * one into the next. The first three may be typed nearly right: a description has so many words that something would
 * always come near.
 */
function makeTexts({ id, claimant, district, species, description }: Searched): SearchedTexts {
  const { fullName, nationalId, phoneNumber, alternatePhone } = claimant;
  const phones = [...phoneTexts(phoneNumber), ...phoneTexts(alternatePhone)];
  const animal = species ? speciesTable[species].label : '';
  const text = foldText([fullName, district, animal, ...idTexts(id), nationalId, ...phones, description].join('\n'));
  return {
    text,
    words: text
      .split('\n', 3)
      .join(' ')
      .split(/[\s-]+/),
  };
}

/** What `make` makes, from the second time on as it was made. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

const noPayments: readonly Payment[] = [];

function makeClaimRow(
  claim: Claim,
  paymentStatus: ClaimPaymentStatus | undefined,
  payments: readonly Payment[],
): ClaimRow {
  const { id, status, claimant, incident } = claim;
  const district = districtName(claimant.district);
  const species = incident.wildlifeSpecies;
  return {
    id,
    path: claimPath(id),
    status,
    claimantName: truncateName(claimant.fullName),
    marks: findMarks(claim),
    district,
    districtValue: claimant.district,
    subcounty: claimant.subcounty,
    incidentType: incident.incidentType,
    species,
    amount: findClaimAmount(claim)?.amount,
    payoutMethod: claimant.payoutMethod || undefined,
    paymentStatus,
    createdBy: claim.createdBy,
    incidentDate: incident.dateOfIncident,
    submittedAt: claim.submittedAt,
    activityAt: lastActivity(claim),
    waitsToBeTold: waitsToBeTold(claim),
    waitsForConditions: waitsForConditions(claim),
    amounts: amountsOf(claim, payments),
    dateKey: dateKeyOf(claim),
    registeredAt: claim.registeredAt,
    nameKey: once(() => foldText(claimant.fullName)),
    searched: once(() =>
      makeTexts({
        ...{ id, district, species, description: incident.narrativeDescription },
        claimant: {
          ...claimant,
          fullName: isIncomplete(claim) ? `${claimant.fullName} ${notKnown}` : claimant.fullName,
        },
      }),
    ),
  };
}

/** What was typed of amounts may still change. */
const noAmounts: ClaimAmounts = {
  claimed: undefined,
  calculated: undefined,
  approved: undefined,
  outstanding: undefined,
};

function makeDraftRow(draft: Draft, id: string): ClaimRow {
  const { claimant, incident, createdAt } = draft;
  const district = districtName(claimant.district);
  const species = speciesNames.find((name) => name === incident.wildlifeSpecies);
  return {
    id,
    path: draftPath(draft.id, furthestStep(draft)),
    status: 'draft',
    claimantName: truncateName(claimant.fullName),
    marks: [],
    district,
    districtValue: claimant.district,
    subcounty: claimant.subcounty,
    incidentType: incidentTypes.find((type) => type === incident.incidentType),
    species,
    amount: undefined,
    payoutMethod: payoutMethodNames.find((method) => method === claimant.payoutMethod),
    paymentStatus: undefined,
    createdBy: draft.createdBy,
    incidentDate: incident.dateOfIncident,
    submittedAt: undefined,
    activityAt: undefined,
    waitsToBeTold: false,
    waitsForConditions: false,
    amounts: noAmounts,
    // A draft without its date stands where it was begun, which is near the top: it is work to be finished.
    registeredAt: undefined,
    dateKey: (incident.dateOfIncident || kampalaDay(createdAt)) + createdAt,
    nameKey: once(() => foldText(claimant.fullName)),
    searched: once(() => makeTexts({ id, claimant, district, species, description: incident.narrativeDescription })),
  };
}

const claimRows = new WeakMap<Claim, ClaimRow>();
const draftRows = new WeakMap<Draft, ClaimRow>();

/** What `make` made of a record, made again only for a record that changed, or where that no longer `holds`. */
function remembered<Item extends object>(
  rows: WeakMap<Item, ClaimRow>,
  item: Item,
  make: () => ClaimRow,
  holds?: (known: ClaimRow) => boolean,
): ClaimRow {
  const known = rows.get(item);
  if (known && (!holds || holds(known))) return known;
  const row = make();
  rows.set(item, row);
  return row;
}

/** A row for each claim, in their order. */
export function makeClaimRows(claims: readonly Claim[], paymentsByClaim: ReadonlyMap<string, Payment[]>): ClaimRow[] {
  return claims.map((claim) => {
    const payments = paymentsByClaim.get(claim.id) ?? noPayments;
    const paymentStatus = findClaimPaymentStatus(claim.approvedAmount, payments);
    const make = () => makeClaimRow(claim, paymentStatus, payments);
    return remembered(claimRows, claim, make, (known) => {
      return known.paymentStatus === paymentStatus && known.amounts.outstanding === findOutstanding(claim, payments);
    });
  });
}

/** The row of a draft that has its claim id. */
export function draftRow(draft: Draft, id: string): ClaimRow {
  return remembered(draftRows, draft, () => makeDraftRow(draft, id));
}
