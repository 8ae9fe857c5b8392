import { payoutMethods, type PayoutMethod } from '../claim/claimant';
import { districts } from '../place/districts';
import { incidentDetails } from '../incident/incidentDetails';
import {
  fieldOptions,
  incidentKinds,
  incidentTypes,
  protectedAreas,
  species,
  type ProtectedArea,
  type Species,
} from '../incident/incidents';
import { statuses } from '../workflow/statuses';
import type { Words } from '../words';
import type { ValueKind } from './importFields';
import { plainWords } from './sheet/plainWords';

/** A value as stored, its label (the key of its translation), and other words for it. */
export type ValueChoice = { value: string; label: Words };

/** Where a claim of the file may stand when it arrives; what is under way is decided in the portal. */
export const arrivalStatuses = ['submitted', 'approved', 'rejected', 'paid'] as const;
export type ArrivalStatus = (typeof arrivalStatuses)[number];

/** Why a status is refused; `value` is what stands in its place. */
export const unknownStatus = '"{{value}}": only submitted, approved, rejected and paid claims can be imported';

const labelled = (table: Record<string, { label: Words }>): ValueChoice[] =>
  Object.entries(table).map(([value, { label }]) => ({ value, label }));
const listed = (options: readonly string[]): ValueChoice[] => options.map((value) => ({ value, label: value }));

/** What is typed, and not chosen from a list. */
const typedKinds = {
  text: undefined,
  nationalId: undefined,
  phone: undefined,
  day: undefined,
  time: undefined,
  shillings: undefined,
  number: undefined,
  degrees: undefined,
};

const choices: Record<ValueKind, readonly ValueChoice[] | undefined> = {
  ...typedKinds,
  district: districts.map(({ value, name }) => ({ value, label: name })),
  payoutMethod: labelled(payoutMethods),
  incidentType: Object.entries(incidentKinds).map(([value, { labels }]) => ({ value, label: labels.wizard })),
  protectedArea: labelled(protectedAreas),
  species: labelled(species),
  crops: listed(fieldOptions.crops),
  livestock: listed(fieldOptions.livestock),
  ages: listed(fieldOptions.ages),
  properties: listed(fieldOptions.properties),
  status: arrivalStatuses.map((value) => ({ value, label: statuses[value].label })),
};

/** The values that a field may have, where it is chosen from a list. */
export const choicesOf = (kind: ValueKind): readonly ValueChoice[] | undefined => choices[kind];

type WordsFor<Value extends string> = Record<Value, readonly string[]>;

/** What people write in the place of a label. */
const words: Record<ValueKind, WordsFor<string> | undefined> & {
  payoutMethod: WordsFor<PayoutMethod>;
  protectedArea: WordsFor<ProtectedArea>;
  species: WordsFor<Species>;
  status: WordsFor<ArrivalStatus>;
} = {
  ...typedKinds,
  district: undefined,
  payoutMethod: {
    mobile_money: ['mobile', 'momo', 'mm', 'mtn', 'airtel', 'mtn mobile money', 'airtel money', 'phone'],
    bank_transfer: ['bank', 'eft', 'bank account', 'account', 'cheque'],
  },
  incidentType: Object.fromEntries(incidentTypes.map((type) => [type, incidentDetails[type].words])),
  protectedArea: {
    national_park: ['park', 'np'],
    game_reserve: ['wildlife reserve', 'reserve', 'wr'],
    forest_reserve: ['forest', 'cfr', 'central forest reserve'],
    wildlife_sanctuary: ['sanctuary'],
    none: ['no', 'n a', 'nil'],
  },
  species: {
    elephant: ['elephants', 'enjovu', 'african elephant'],
    buffalo: ['buffaloes', 'buffalos', 'african buffalo'],
    lion: ['lions', 'lioness'],
    hippo: ['hippos', 'hippopotamus'],
    crocodile: ['crocodiles', 'croc', 'nile crocodile'],
    baboon: ['baboons', 'olive baboon'],
    leopard: ['leopards'],
    hyena: ['hyenas', 'hyaena', 'spotted hyena'],
    warthog: ['warthogs'],
    antelope: ['antelopes', 'kob', 'uganda kob', 'bushbuck', 'waterbuck'],
    gorilla: ['gorillas', 'mountain gorilla'],
    chimpanzee: ['chimpanzees', 'chimp', 'chimps'],
    other: ['others'],
  },
  crops: {
    Maize: ['corn'],
    Beans: ['bean'],
    'Sweet Potato': ['sweet potatoes'],
    'Irish Potato': ['irish potatoes', 'irish', 'potatoes'],
    Banana: ['bananas', 'matooke', 'plantain'],
    Sugarcane: ['sugar cane'],
    Other: ['others'],
  },
  livestock: {
    Cattle: ['cow', 'cows', 'bull', 'calf', 'heifer'],
    Goat: ['goats'],
    Pig: ['pigs', 'piglets'],
    Chicken: ['chickens', 'hen', 'hens', 'poultry'],
    Duck: ['ducks'],
    Turkey: ['turkeys'],
    Other: ['others'],
  },
  ages: {
    'Calf/Kid/Lamb': ['calf', 'kid', 'lamb', 'young'],
    'Young Adult': ['heifer'],
    'Breeding Animal': ['breeding'],
  },
  properties: {
    'House/Building': ['house', 'building', 'hut', 'home'],
    'Granary/Store': ['granary', 'store'],
    'Water Source': ['water tank', 'well', 'borehole', 'tank'],
    'Farm Equipment': ['equipment', 'tools'],
    Vehicle: ['car', 'motorcycle', 'boda boda', 'bicycle'],
    Other: ['others'],
  },
  status: {
    submitted: ['1 submitted', 'pending', 'received', 'new', 'registered'],
    approved: ['4 approved'],
    rejected: ['declined', 'not approved'],
    paid: ['6 paid', 'compensated', 'settled'],
  },
};

const tables = new Map<ValueKind, Map<string, string>>();

function tableOf(kind: ValueKind): Map<string, string> {
  const known = tables.get(kind);
  if (known) return known;
  const table = new Map<string, string>();
  for (const [value, others] of Object.entries(words[kind] ?? {})) {
    for (const word of others) table.set(plainWords(word), value);
  }
  // What the portal itself says goes before any other word.
  for (const { value, label } of choices[kind] ?? []) {
    table.set(plainWords(value), value);
    table.set(plainWords(label), value);
  }
  tables.set(kind, table);
  return table;
}

/** The stored value that a text means, by its label, value or another word for it. */
export function matchChoice(kind: ValueKind, text: string): string | undefined {
  const plain = plainWords(text);
  const found = tableOf(kind).get(plain);
  if (found !== undefined || kind !== 'district') return found;
  // "Kasese District", "Kasese D.L.G."
  return tableOf(kind).get(plain.replace(/ (district|dlg|d l g|d)$/, ''));
}

/** What a cell that names several things stands for, each once; undefined for one, or where a part is not known. */
export function matchSeveral(kind: ValueKind, text: string): readonly string[] | undefined {
  if (text.length > longestSeveral || matchChoice(kind, text) !== undefined) return undefined;
  const ways = [text.split(/\s*(?:[,;/&+\n]|\band\b|\bna\b)\s*/i), text.split(/\s+/)];
  for (const parts of ways) {
    const values = parts.filter(Boolean).map((part) => matchChoice(kind, part));
    const known = values.filter((value) => value !== undefined);
    if (values.length > 1 && known.length === values.length) return [...new Set(known)];
  }
  return undefined;
}

/** More than the names of all crops take. */
const longestSeveral = 200;
