import { findPoints, pointLabel, type ChecklistPoint } from '../checklist/checklist';
import { kampalaDay } from '../calendar';
import type { Claim } from '../claim/claim';
import { incidentKinds, protectedAreas, speciesLabel, type ProtectedArea } from '../incident/incidents';
import { districtName } from '../place/districts';
import { findListedArea } from '../place/listedAreas';
import { joinWords, type Cell, type Table, type TableColumn } from '../table';
import type { Verification } from '../workflow/verification';
import type { Words } from '../words';
import {
  readScope,
  sumOf,
  type Report,
  type ReportRecords,
  type ReportRow,
  type ReportScope,
  type SignedPart,
} from './report';

const mainTable = 'Forwarded claims';

const claimColumns = [
  { label: 'Claim ID', kind: 'text' },
  { label: 'Claimant', kind: 'text' },
  { label: 'Incident type', kind: 'words' },
  { label: 'Species', kind: 'words' },
  { label: 'Incident date', kind: 'day' },
  { label: 'Assessed (UGX)', kind: 'shillings', total: true },
] as const satisfies readonly TableColumn[];

const columns: readonly TableColumn[] = [
  { label: 'Protected area', kind: 'text' },
  { label: 'Kind of area', kind: 'words' },
  { label: 'District', kind: 'text' },
  { label: 'Forwarded on', kind: 'day' },
  ...claimColumns,
  { label: 'Forwarded all the same', kind: 'wordList' },
  { label: 'Reason', kind: 'text' },
];

const paperColumns: readonly TableColumn[] = [
  { label: 'District', kind: 'text' },
  { label: 'Forwarded on', kind: 'day' },
  ...claimColumns,
  { label: 'Forwarded all the same', kind: 'text' },
];

/** A claim with the verification that forwarded it last, and the points that it was forwarded with all the same. */
type Forwarded = { claim: Claim; verification: Verification; overridden: readonly ChecklistPoint[] };

/** A protected area as it was named; where no name was given, `name` is empty. */
type Area = { name: string; kind: ProtectedArea | undefined };

type AreaShare = Area & { forwarded: readonly Forwarded[] };

/**
 * The claims whose last verification that forwarded them was in the period, by its day in Kampala, for the signature of
 * the chief warden of each protected area (docs/product.md, Reports). Amounts assessed are those of that verification,
 * UGX; what was overridden is read from the checklist and the scheme's rules as they are now.
 */
function make({ claims, scheme }: ReportRecords, scope: ReportScope): Report {
  const { isIn, isInPlace } = readScope(scope);
  const forwarded = claims.flatMap((claim): Forwarded[] => {
    const verification = claim.verifications.findLast(({ action }) => action === 'forward_to_cvc');
    if (!verification || !isIn(verification.verifiedOn) || !isInPlace(claim.claimant.district)) return [];
    const overridden = findPoints(claim, scheme).filter(({ state }) => state === 'overridden');
    return [{ claim, verification, overridden }];
  });
  const areas = shareByArea(forwarded);

  const byArea: Table = {
    title: 'By protected area',
    columns: [
      { label: 'Protected area', kind: 'text' },
      { label: 'Kind of area', kind: 'words' },
      { label: 'Claims', kind: 'number', total: true },
      { label: 'Forwarded all the same', kind: 'number', total: true },
      { label: 'Assessed (UGX)', kind: 'shillings', total: true },
    ],
    rows: areas.map((area) => [
      ...areaCells(area),
      area.forwarded.length,
      countOverridden(area.forwarded),
      sumAssessed(area.forwarded),
    ]),
  };
  const main: Table = {
    title: mainTable,
    columns,
    rows: areas.flatMap((area) =>
      area.forwarded.map((one) => [
        ...areaCells(area),
        ...placeCells(one),
        ...claimCells(one),
        joinWords(one.overridden.map(pointLabel)),
        one.overridden.map(({ override }) => override).join('; '),
      ]),
    ),
  };

  return {
    title: 'Forwarded Claims Report',
    figures: [
      { label: 'Claims', kind: 'number', value: forwarded.length },
      { label: 'Forwarded all the same', kind: 'number', value: countOverridden(forwarded) },
      { label: 'Assessed', kind: 'shillings', value: sumAssessed(forwarded) },
    ],
    tables: [byArea, main],
    main,
    charts: [],
    signedParts: areas.map(toSignedPart),
    notes: [
      'Claims are counted on the day they were last forwarded to the committee, in the claimant’s district.',
      'The amount assessed is the one they were forwarded with.',
    ],
  };
}

const unnamedKinds: readonly (ProtectedArea | undefined)[] = [
  'national_park',
  'game_reserve',
  'forest_reserve',
  'wildlife_sanctuary',
];

/** Areas by name, then those of which only the kind is known, then claims without either. */
const orderOf = ({ name, kind }: Area): string =>
  name
    ? `0 ${name.toLowerCase()}`
    : `1 ${unnamedKinds.includes(kind) ? unnamedKinds.indexOf(kind) : unnamedKinds.length}`;

function areaOf({ incident: { protectedAreaName = '', protectedAreaNearby } }: Claim): Area {
  const listed = findListedArea(protectedAreaName);
  const kind = protectedAreaNearby === 'none' ? undefined : protectedAreaNearby;
  return listed ? { name: listed.name, kind: listed.kind } : { name: protectedAreaName.trim(), kind };
}

/** By area and in it by district, then in the order in which they were forwarded. */
function shareByArea(forwarded: readonly Forwarded[]): AreaShare[] {
  const shares = new Map<string, Area & { forwarded: Forwarded[] }>();
  for (const one of forwarded) {
    const area = areaOf(one.claim);
    const order = orderOf(area);
    const share = shares.get(order) ?? { ...area, forwarded: [] };
    share.forwarded.push(one);
    shares.set(order, share);
  }
  const placeOf = ({ claim, verification }: Forwarded) => verification.verifiedOn + claim.id;
  const districtOf = ({ claim }: Forwarded) => districtName(claim.claimant.district);
  for (const share of shares.values()) {
    share.forwarded.sort((a, b) => districtOf(a).localeCompare(districtOf(b)) || (placeOf(a) < placeOf(b) ? -1 : 1));
  }
  return [...shares].sort(([a], [b]) => a.localeCompare(b)).map(([, share]) => share);
}

const noArea: Words = 'No protected area named';

/** The name as it was given, and the kind; a name of which nobody said the kind stands alone. */
const areaCells = ({ name, kind }: Area): Cell[] => {
  if (kind) return [name, protectedAreas[kind].label];
  return [name, name ? undefined : noArea];
};

const placeCells = ({ claim, verification }: Forwarded): Cell[] => [
  districtName(claim.claimant.district),
  kampalaDay(verification.verifiedOn),
];

const claimCells = ({ claim: { id, claimant, incident }, verification }: Forwarded): Cell[] => [
  id,
  claimant.fullName,
  incidentKinds[incident.incidentType].labels.wizard,
  speciesLabel(incident.wildlifeSpecies),
  incident.dateOfIncident,
  verification.calculatedCompensation,
];

const sumAssessed = (forwarded: readonly Forwarded[]) =>
  sumOf(forwarded, ({ verification }) => verification.calculatedCompensation);

const countOverridden = (forwarded: readonly Forwarded[]) =>
  forwarded.filter(({ overridden }) => overridden.length > 0).length;

function toSignedPart(area: AreaShare): SignedPart {
  const kind: Words = area.kind ? protectedAreas[area.kind].label : noArea;
  const called = area.name || kind;
  const hasArea = called !== noArea;
  return {
    name: called,
    table: {
      title: mainTable,
      columns: paperColumns,
      rows: area.forwarded.map((one) => [
        ...placeCells(one),
        ...claimCells(one),
        one.overridden.map((point) => `${pointLabel(point)}: ${point.override}`).join('\n'),
      ]),
    },
    signedBy: ['Prepared by', hasArea ? `Chief Warden, ${called}` : 'Chief Warden'],
  };
}

export const forwardedClaims = {
  label: 'Forwarded Claims',
  mainTable,
  about:
    'One row for each claim forwarded to the committee in the period, by protected area. Chief wardens sign the PDF.',
  countsByGroup: false,
  permission: null,
  make,
} as const satisfies ReportRow;
