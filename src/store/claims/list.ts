import { createSelector } from '@reduxjs/toolkit';
import { lastActivity } from '../../domain/claim/activity';
import { kampalaDay } from '../../domain/calendar';
import { dateKeyOf, findClaimAmount, type Claim } from '../../domain/claim/claim';
import { payoutMethodNames } from '../../domain/claim/claimant';
import { filterMatcher, type FactFilter, type Filterable } from '../../domain/claim/claimFilter';
import type { ClaimSortKey } from '../../domain/claim/claimList';
import { districtName, districts } from '../../domain/place/districts';
import { furthestStep, type Draft } from '../../domain/claim/draft';
import { incidentTypes, species as speciesTable, speciesNames, type Species } from '../../domain/incident/incidents';
import { amountsOf, type ClaimAmounts } from '../../domain/claim/claimAmounts';
import { findClaimPaymentStatus, findOutstanding } from '../../domain/claim/claimPayments';
import type { Payment } from '../../domain/payment/payment';
import type { Role } from '../../domain/user/roles';
import { claimPath, draftPath, mayOpen } from '../../domain/routes';
import { shortClaimId } from '../../domain/claim/shortClaimId';
import type { SortOrder } from '../../domain/sortOrder';
import { claimStatuses, type ClaimPaymentStatus, type ClaimStatus } from '../../domain/workflow/statuses';
import { truncateName } from '../../domain/textLimits';
import { selectNewClaimDrafts } from '../drafts/selectors';
import { lruSelectorOptions } from '../lruSelectorOptions';
import { groupByClaim, selectPaymentsByClaim } from '../payments/selectors';
import type { RootState } from '../registerReducers';
import { selectRole } from '../session/selectors';
import { searchNearly, type SearchedTexts } from './nearMatch';
import { asDialled, compareText, foldText, wordsOf } from '../text';
import { selectAllClaims } from './selectors';

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
    district,
    districtValue: claimant.district,
    subcounty: claimant.subcounty,
    incidentType: incident.incidentType,
    species,
    amount: findClaimAmount(claim)?.amount,
    payoutMethod: claimant.payoutMethod,
    paymentStatus,
    createdBy: claim.createdBy,
    incidentDate: incident.dateOfIncident,
    submittedAt: claim.submittedAt,
    activityAt: lastActivity(claim),
    amounts: amountsOf(claim, payments),
    dateKey: dateKeyOf(claim),
    nameKey: once(() => foldText(claimant.fullName)),
    searched: once(() => makeTexts({ id, claimant, district, species, description: incident.narrativeDescription })),
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
    amounts: noAmounts,
    // A draft without its date stands where it was begun, which is near the top: it is work to be finished.
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

const none: ClaimRow[] = [];

const selectDraftRows = createSelector([selectNewClaimDrafts], (drafts) =>
  drafts.flatMap((draft) => {
    const { claimId } = draft;
    return claimId === undefined ? none : remembered(draftRows, draft, () => makeDraftRow(draft, claimId));
  }),
);

const seesDrafts = (state: RootState) => {
  const role = selectRole(state);
  return role !== undefined && mayOpen('newClaim', role);
};

const selectRowsOfClaims = createSelector([selectAllClaims, selectPaymentsByClaim], makeClaimRows);

function makeClaimRows(claims: readonly Claim[], paymentsByClaim: ReadonlyMap<string, Payment[]>): ClaimRow[] {
  return claims.map((claim) => {
    const payments = paymentsByClaim.get(claim.id) ?? noPayments;
    const paymentStatus = findClaimPaymentStatus(claim.approvedAmount, payments);
    const make = () => makeClaimRow(claim, paymentStatus, payments);
    return remembered(claimRows, claim, make, (known) => {
      return known.paymentStatus === paymentStatus && known.amounts.outstanding === findOutstanding(claim, payments);
    });
  });
}

/** Every line of the signed-in role's list, unsorted: all claims, and the drafts for whoever may open the wizard. */
export const selectClaimRows = createSelector(
  [selectRowsOfClaims, (state: RootState) => (seesDrafts(state) ? selectDraftRows(state) : none)],
  (claims, drafts) => [...drafts, ...claims],
);

const statusRank = Object.fromEntries(claimStatuses.map((status, rank) => [status, rank])) as Record<
  ClaimStatus,
  number
>;

const comparers = {
  id: (a, b) => compareText(a.id, b.id),
  claimant: (a, b) => compareText(a.nameKey(), b.nameKey()),
  amount: (a, b) => (a.amount ?? 0) - (b.amount ?? 0),
  status: (a, b) => statusRank[a.status] - statusRank[b.status],
  date: (a, b) => compareText(a.dateKey, b.dateKey),
} as const satisfies Record<ClaimSortKey, (a: ClaimRow, b: ClaimRow) => number>;

/** Whether a row has nothing to be sorted by: it stands last, whichever the order. */
const isLast = {
  claimant: ({ claimantName }) => claimantName === '',
  amount: ({ amount }) => amount === undefined,
} as const satisfies Partial<Record<ClaimSortKey, (row: ClaimRow) => boolean>>;

/** A sorted copy; what is equal stands newest first, whichever the order. */
export function sortClaimRows(rows: readonly ClaimRow[], key: ClaimSortKey, order: SortOrder): ClaimRow[] {
  const compare = comparers[key];
  const direction = order === 'asc' ? 1 : -1;
  const byKey = (a: ClaimRow, b: ClaimRow) =>
    direction * compare(a, b) || compareText(b.dateKey, a.dateKey) || compareText(a.id, b.id);
  const last = key === 'claimant' || key === 'amount' ? isLast[key] : undefined;
  if (!last) return [...rows].sort(byKey);
  return [...rows.filter((row) => !last(row)).sort(byKey), ...rows.filter(last).sort(byKey)];
}

/** What a search found as it was typed, and what comes near it. */
export type FoundRows = { exact: ClaimRow[]; near: ClaimRow[] };

/** Words of districts and animals: whoever types one means it. */
const placesAndAnimals = new Set(
  wordsOf([...districts.map(({ name }) => name), ...speciesNames.map((name) => speciesTable[name].label)].join(' ')),
);

/** The rows that hold every word of the search somewhere, all of them when it is blank; and those that nearly do. */
export function searchClaimRows(rows: ClaimRow[], search: string): FoundRows {
  const isSpelledRight = (word: string) => placesAndAnimals.has(word);
  return searchNearly(rows, search, ({ searched }) => searched(), isSpelledRight);
}

const selectSortedRows = createSelector(
  [
    selectClaimRows,
    (_state: RootState, key: ClaimSortKey) => key,
    (_state: RootState, _key: ClaimSortKey, order: SortOrder) => order,
  ],
  sortClaimRows,
  lruSelectorOptions,
);

/**
 * The rows that have what the filter asks for; the same list when all of them have. `role` is for My docket, `today` a
 * day in Africa/Kampala.
 */
export function filterClaimRows(
  rows: ClaimRow[],
  filter: FactFilter,
  role: Role | undefined,
  today: string,
): ClaimRow[] {
  const found = rows.filter(filterMatcher(filter, role, today));
  return found.length === rows.length ? rows : found;
}

/**
 * The first lines of the list as it stands before anything is asked of it, newest incident first, while the register is
 * being read; none where they are not known yet.
 */
export const selectFrontRows = createSelector(
  [
    ({ storage }: RootState) => storage.front,
    (state: RootState) => (seesDrafts(state) ? selectDraftRows(state) : none),
  ],
  (front, drafts) => {
    if (!front) return none;
    const rows = [...drafts, ...makeClaimRows(front.claims, groupByClaim(front.payments))];
    // Behind it stand claims that are not read yet.
    return sortClaimRows(rows, 'date', 'desc').filter(({ dateKey }) => dateKey > front.after);
  },
);

const selectFilteredRows = createSelector(
  [
    (state: RootState, key: ClaimSortKey, order: SortOrder) => selectSortedRows(state, key, order),
    (_state: RootState, _key: ClaimSortKey, _order: SortOrder, filter: FactFilter) => filter,
    selectRole,
    (_state: RootState, _key: ClaimSortKey, _order: SortOrder, _filter: FactFilter, today: string) => today,
  ],
  filterClaimRows,
  lruSelectorOptions,
);

/**
 * The sorted lines that filter and search leave, and those near to what is searched for. A new filter or search does not
 * sort again, nor a search filter.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export const selectFoundRows = createSelector(
  [
    (state: RootState, key: ClaimSortKey, order: SortOrder, filter: FactFilter, today: string) =>
      selectFilteredRows(state, key, order, filter, today),
    (_state: RootState, _key: ClaimSortKey, _order: SortOrder, _filter: FactFilter, _today: string, search: string) =>
      search,
  ],
  searchClaimRows,
  lruSelectorOptions,
);
