import type { Words } from '../words';
import type { EvidenceSlot } from './evidence';
import { crops, incidentTypes, livestock, propertyTypes, type incidentKinds, type IncidentType } from './incidents';

/** How the loss of a kind is valued. */
type KindValuation = {
  /** What it is valued by. */
  items: readonly Words[];
  /** What is asked for where it is chosen among several. */
  itemLabel: Words;
  /** The fields in which the claimant states the item, its age and how much, where they do. */
  item?: string;
  age?: string;
  stated: string;
  /** What the most that is paid for it is called. */
  limit: Words;
};

type KindDetails<Kind extends IncidentType> = {
  /** What people call the kind in a spreadsheet, besides its own labels: case, accents and punctuation do not count. */
  words: readonly string[];
  /** What they call the columns of its fields, likewise. */
  columns: Record<(typeof incidentKinds)[Kind]['fields'][number]['name'], readonly string[]>;
  /** What each place for files should hold, and where it comes from. */
  evidence: Record<EvidenceSlot, Words>;
  valuation: KindValuation;
  /** What official documents call it in a sentence, and whether one animal or several are named as its cause. */
  inSentence: { what: string; by: 'one' | 'many' };
};

const policeReport: Words =
  'Issued by the police station that took the report. It shows the claimant, date, place, reference number and stamp.';
const noMedicalReport: Words =
  'Only if someone was also hurt. Issued by the health facility that treated them, with the injuries and treatment.';
const noValuation: Words =
  'Only if crops, animals or property were also lost. Completed by the district officer who valued them.';
const otherAttachments: Words =
  "For example, a village chairperson's (LC1) letter confirming the claimant and incident, or written witness statements.";

/**
 * What is known of a kind of incident besides its row. Apart from the rows, which every page loads: only few screens ask
 * for it.
 */
export const incidentDetails: { [Kind in IncidentType]: KindDetails<Kind> } = {
  crop: {
    words: ['crop', 'crops', 'crop raiding', 'crop raid', 'crop destruction', 'crop loss', 'garden'],
    columns: {
      cropType: ['crop', 'crops', 'crop damaged', 'crops damaged', 'type of crop'],
      areaDamaged: ['area', 'acres', 'acreage', 'area destroyed', 'acres damaged', 'area damaged acres'],
      estimatedYieldLost: ['yield', 'yield lost', 'yield lost kg', 'estimated yield lost kg', 'kgs lost'],
    },
    evidence: {
      photos: 'Show the whole field, the damaged plants close up, and any animal tracks or dung.',
      policeReport,
      medicalReport: noMedicalReport,
      valuationForm:
        'Completed by the sub-county or district agricultural officer after a field visit: crop, area, loss and market price.',
      otherAttachments,
    },
    valuation: {
      items: crops,
      itemLabel: 'Item',
      item: 'cropType',
      stated: 'areaDamaged',
      limit: 'Limit for crop damage (UGX)',
    },
    inSentence: { what: 'crop damage', by: 'many' },
  },
  livestock: {
    words: ['livestock', 'livestock attack', 'livestock killed', 'livestock predation', 'predation', 'depredation'],
    columns: {
      livestockSpecies: [
        'livestock',
        'livestock type',
        'type of livestock',
        'livestock lost',
        'animal lost',
        'domestic animal',
      ],
      quantityLost: ['quantity', 'number lost', 'number killed', 'no killed', 'number of animals', 'qty', 'heads lost'],
      ageCategory: ['age', 'age of animal', 'age group'],
    },
    evidence: {
      photos: 'Show each dead or wounded animal, its wounds, its ear tag or brand, and the place of the attack.',
      policeReport,
      medicalReport: noMedicalReport,
      valuationForm:
        'Completed by the sub-county or district veterinary officer after seeing the animals: kind, number, age, market price.',
      otherAttachments,
    },
    valuation: {
      items: livestock,
      itemLabel: 'Item',
      item: 'livestockSpecies',
      age: 'ageCategory',
      stated: 'quantityLost',
      limit: 'Limit for livestock (UGX)',
    },
    inSentence: { what: 'loss of livestock', by: 'many' },
  },
  property: {
    words: ['property', 'property destruction', 'house', 'damage to property'],
    columns: {
      propertyType: ['property', 'type of property', 'property damaged'],
      damageDescription: ['damage', 'description of damage', 'property damage description'],
      estimatedRepairCost: ['repair cost', 'cost of repair'],
    },
    evidence: {
      photos: 'Show the whole damaged building or item, and each damaged part close up.',
      policeReport,
      medicalReport: noMedicalReport,
      valuationForm: 'Completed by the sub-county or district engineer after a visit: the damage and the repair cost.',
      otherAttachments,
    },
    valuation: {
      items: propertyTypes,
      itemLabel: 'Item',
      item: 'propertyType',
      stated: 'estimatedRepairCost',
      limit: 'Limit for property (UGX)',
    },
    inSentence: { what: 'property damage', by: 'many' },
  },
  injury: {
    words: ['injury', 'personal injury', 'injured', 'human attack'],
    columns: {
      injuredPersonName: ['injured person', 'name of injured', 'name of injured person', 'injured'],
      injuriesDescription: ['injuries', 'injury', 'description of injuries', 'nature of injury'],
      hospitalFacility: ['hospital', 'health facility', 'health centre', 'hospital or health facility'],
      medicalCostClaimed: ['medical cost', 'medical bill', 'medical bills', 'medical expenses'],
    },
    evidence: {
      photos: 'Show where it happened and, if the injured person agrees, the injuries.',
      policeReport,
      medicalReport:
        'Issued by the health facility, signed by the doctor or clinical officer: injuries, treatment and days of treatment.',
      valuationForm: noValuation,
      otherAttachments:
        "For example, a village chairperson's (LC1) letter confirming claimant and incident, and treatment or transport receipts.",
    },
    valuation: {
      items: ['Minor injury', 'Serious injury', 'Permanent disability'],
      itemLabel: 'Grade of the injury',
      stated: 'medicalCostClaimed',
      limit: 'Limit for an injury (UGX)',
    },
    inSentence: { what: 'an injury', by: 'one' },
  },
  death: {
    words: ['death', 'fatality', 'killed', 'loss of life', 'human fatality'],
    columns: {
      deceasedName: ['deceased', 'name of deceased', 'person killed'],
      dateOfDeath: ['death date', 'date died'],
      nextOfKin: ['nok', 'name of next of kin'],
      relationship: ['relationship to deceased', 'relation'],
      funeralCostClaimed: ['funeral cost', 'burial expenses', 'funeral expenses'],
    },
    evidence: {
      photos: 'Show where it happened, and any tracks or other signs of the animal.',
      policeReport,
      medicalReport: 'The post-mortem report or the death certificate, if available. Issued by the hospital.',
      valuationForm: noValuation,
      otherAttachments:
        "For example, a village chairperson's (LC1) letter confirming the next of kin, and funeral receipts.",
    },
    valuation: {
      items: ['Loss of life'],
      itemLabel: 'Item',
      stated: 'funeralCostClaimed',
      limit: 'Limit for a death (UGX)',
    },
    inSentence: { what: 'a death', by: 'one' },
  },
};

/** How each kind is valued, read from its details. */
export const fromValuations = <Value>(
  read: (valuation: KindValuation, type: IncidentType) => Value,
): Record<IncidentType, Value> =>
  Object.fromEntries(incidentTypes.map((type) => [type, read(incidentDetails[type].valuation, type)])) as Record<
    IncidentType,
    Value
  >;
