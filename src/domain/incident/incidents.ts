import type { PaperName } from '../scheme/paperNames';
import type { Words } from '../words';

/** What a number of a field counts: of exactly one, and of any other number. */
const units = {
  acres: { one: 'acre', many: 'acres' },
  plants: { one: 'plant', many: 'plants' },
  animals: { one: 'animal', many: 'animals' },
  kilograms: { one: 'kg', many: 'kg' },
} as const satisfies Record<string, { one: Words; many: Words }>;

export type Unit = keyof typeof units;

export const unitOf = (value: number, unit: Unit): Words => units[unit][value === 1 ? 'one' : 'many'];

type FieldRow = { name: string; label: Words; input: FieldInput; required: boolean; unit?: Unit };

export type IncidentKindRow = {
  /** Each screen has its own words (docs/product.md, Incidents). */
  labels: { wizard: Words; list: Words; filter: Words; dashboard: Words };
  /** Type-specific fields of step 2, in the order asked. */
  fields: readonly FieldRow[];
  /**
   * Where one incident can strike several things of the kind: the heading of each further one, which has the fields of
   * the row once more, and the words that ask for it.
   */
  further?: { title: Words; add: Words };
  /** Shown at each missing field of the kind. */
  missing: Words;
  /** Uploads marked required for the kind; missing ones mark the evidence as incomplete and do not block. */
  requiredEvidence: readonly ('policeReport' | 'medicalReport')[];
  /** The papers that it needs, and what may stand for each, by the rules of the scheme that ship. */
  papers: readonly { paper: PaperName; standIns: readonly PaperName[] }[];
};

/** How a field is asked for; option lists name a table of this file. */
export type FieldInput = 'text' | 'longText' | 'number' | 'integer' | 'money' | 'date' | keyof typeof fieldOptions;

export const crops = [
  'Maize',
  'Rice',
  'Beans',
  'Cassava',
  'Sweet Potato',
  'Irish Potato',
  'Banana',
  'Coffee',
  'Cotton',
  'Sugarcane',
  'Millet',
  'Sorghum',
  'Other',
] as const;
export const livestock = ['Cattle', 'Goat', 'Sheep', 'Pig', 'Chicken', 'Duck', 'Turkey', 'Other'] as const;
export const ageCategories = ['Calf/Kid/Lamb', 'Young Adult', 'Adult', 'Breeding Animal', 'Other'] as const;
export const propertyTypes = [
  'House/Building',
  'Granary/Store',
  'Fence',
  'Water Source',
  'Crops',
  'Farm Equipment',
  'Vehicle',
  'Other',
] as const;

/** Options of the inputs that choose from a list. */
export const fieldOptions = {
  crops,
  livestock,
  ages: ageCategories,
  properties: propertyTypes,
} as const satisfies Record<string, readonly Words[]>;

/** The five kinds of incident. */
export const incidentKinds = {
  crop: {
    labels: { wizard: 'Crop Damage', list: 'Crop Damage', filter: 'Crop Damage', dashboard: 'Crop Destruction' },
    fields: [
      { name: 'cropType', label: 'Crop type', input: 'crops', required: true },
      { name: 'areaDamaged', label: 'Area damaged', input: 'number', required: true, unit: 'acres' },
      {
        name: 'estimatedYieldLost',
        label: 'Estimated yield lost',
        input: 'number',
        required: false,
        unit: 'kilograms',
      },
    ],
    further: { title: 'Crop {{number}}', add: 'Add another crop' },
    missing: 'Crop type and area damaged are required for crop incidents',
    requiredEvidence: [],
    papers: [{ paper: 'valuation_form', standIns: [] }],
  },
  livestock: {
    labels: { wizard: 'Livestock Loss', list: 'Livestock', filter: 'Livestock Attack', dashboard: 'Livestock Attack' },
    fields: [
      { name: 'livestockSpecies', label: 'Livestock species', input: 'livestock', required: true },
      { name: 'quantityLost', label: 'Quantity lost', input: 'integer', required: true, unit: 'animals' },
      { name: 'ageCategory', label: 'Age category', input: 'ages', required: false },
    ],
    further: { title: 'Animal {{number}}', add: 'Add another animal' },
    missing: 'Livestock species and quantity lost are required for livestock incidents',
    requiredEvidence: [],
    papers: [{ paper: 'valuation_form', standIns: [] }],
  },
  property: {
    labels: { wizard: 'Property Damage', list: 'Property', filter: 'Property Damage', dashboard: 'Property Damage' },
    fields: [
      { name: 'propertyType', label: 'Property type', input: 'properties', required: true },
      { name: 'damageDescription', label: 'Damage description', input: 'longText', required: true },
      { name: 'estimatedRepairCost', label: 'Estimated repair cost', input: 'money', required: false },
    ],
    further: { title: 'Property {{number}}', add: 'Add another property' },
    missing: 'Property type and damage description are required for property incidents',
    requiredEvidence: ['policeReport'],
    papers: [{ paper: 'police_report', standIns: ['council_letter'] }],
  },
  injury: {
    labels: { wizard: 'Human Injury', list: 'Injury', filter: 'Personal Injury', dashboard: 'Human Injury' },
    fields: [
      { name: 'injuredPersonName', label: 'Injured person name', input: 'text', required: true },
      { name: 'injuriesDescription', label: 'Injuries description', input: 'longText', required: true },
      { name: 'hospitalFacility', label: 'Hospital or health facility', input: 'text', required: false },
      { name: 'medicalCostClaimed', label: 'Medical cost claimed', input: 'money', required: false },
    ],
    missing: 'Injured person name and injuries description are required for injury incidents',
    requiredEvidence: ['policeReport', 'medicalReport'],
    papers: [
      { paper: 'police_report', standIns: ['council_letter'] },
      { paper: 'medical_report', standIns: [] },
    ],
  },
  death: {
    labels: { wizard: 'Human Death', list: 'Death', filter: 'Death', dashboard: 'Human Death' },
    fields: [
      { name: 'deceasedName', label: 'Name of the deceased', input: 'text', required: true },
      { name: 'dateOfDeath', label: 'Date of death', input: 'date', required: true },
      { name: 'nextOfKin', label: 'Next of kin', input: 'text', required: true },
      { name: 'relationship', label: 'Relationship', input: 'text', required: true },
      { name: 'funeralCostClaimed', label: 'Funeral cost claimed', input: 'money', required: false },
    ],
    missing: 'All death-related fields are required for death incidents',
    requiredEvidence: ['policeReport'],
    papers: [
      { paper: 'police_report', standIns: ['council_letter'] },
      { paper: 'medical_report', standIns: ['death_certificate'] },
      { paper: 'post_mortem', standIns: ['death_certificate'] },
    ],
  },
} as const satisfies Record<string, IncidentKindRow>;

export type IncidentType = keyof typeof incidentKinds;

export const incidentTypes = Object.keys(incidentKinds) as IncidentType[];

/** What each kind has, read from its row. */
export const fromKinds = <Value>(read: (row: IncidentKindRow) => Value): Record<IncidentType, Value> =>
  Object.fromEntries(incidentTypes.map((type) => [type, read(incidentKinds[type])])) as Record<IncidentType, Value>;

/** The kinds of which one incident can strike several things. */
export type ItemKind = {
  [Type in IncidentType]: (typeof incidentKinds)[Type] extends { further: object } ? Type : never;
}[IncidentType];

export const isItemKind = (type: IncidentType): type is ItemKind => 'further' in incidentKinds[type];

export const itemKinds = incidentTypes.filter(isItemKind);

/** The most crops, animals or things that one claim names, the first included. */
export const maximumItems = 20;

export const tooManyItems: Words = 'Maximum 20 items allowed';

/** Species: the filter offers the first six, the wizard all. The last two come on top of what was first asked for. */
export const species = {
  elephant: { label: 'Elephant' },
  buffalo: { label: 'Buffalo' },
  lion: { label: 'Lion' },
  hippo: { label: 'Hippo' },
  crocodile: { label: 'Crocodile' },
  baboon: { label: 'Baboon' },
  leopard: { label: 'Leopard' },
  hyena: { label: 'Hyena' },
  warthog: { label: 'Warthog' },
  antelope: { label: 'Antelope' },
  gorilla: { label: 'Gorilla' },
  chimpanzee: { label: 'Chimpanzee' },
  other: { label: 'Other' },
} as const satisfies Record<string, { label: Words }>;

export type Species = keyof typeof species;

export const speciesNames = Object.keys(species) as Species[];

/** The animal of an incident, or that it is not known yet: a claim may be registered without it. */
export const speciesLabel = (name: Species | undefined): Words => (name ? species[name].label : 'Not known yet');

/** Kinds of protected area. */
export const protectedAreas = {
  national_park: { label: 'National Park' },
  game_reserve: { label: 'Game Reserve' },
  forest_reserve: { label: 'Forest Reserve' },
  wildlife_sanctuary: { label: 'Wildlife Sanctuary' },
  none: { label: 'None' },
} as const satisfies Record<string, { label: Words }>;

export type ProtectedArea = keyof typeof protectedAreas;

export const protectedAreaNames = Object.keys(protectedAreas) as ProtectedArea[];
