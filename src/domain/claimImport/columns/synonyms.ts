import type { KindFieldName } from '../../incident/incident';
import { incidentDetails } from '../../incident/incidentDetails';
import { incidentTypes } from '../../incident/incidents';
import { findFurther, type FurtherField } from '../furtherFields';
import { importField, type ImportField } from '../importFields';

const ofEveryClaim: Record<Exclude<ImportField, KindFieldName | FurtherField>, readonly string[]> = {
  fullName: [
    'name',
    'names',
    'claimant',
    'claimant name',
    'name of claimant',
    'claimants name',
    'claimant s name',
    'complainant',
    'victim',
  ],
  nationalId: ['nin', 'nin number', 'nin no', 'national id number', 'national id no', 'id number', 'id no', 'nid'],
  phoneNumber: ['phone', 'tel', 'telephone', 'tel no', 'telephone number', 'phone no', 'mobile', 'contact', 'contacts'],
  alternatePhone: ['other phone', 'second phone', 'phone 2', 'tel 2', 'alternative phone', 'alternative contact'],
  district: ['claimant district', 'district of claimant', 'district name'],
  subcounty: ['sub county', 'subcounty', 's county', 's c', 'town council', 'sub county town council'],
  parish: ['ward', 'parish ward'],
  village: ['lc1', 'cell', 'zone', 'village lc1', 'village cell'],
  payoutMethod: ['payout', 'payout method', 'payment method', 'payment mode', 'mode of payment', 'method of payment'],
  mobileMoneyNumber: [
    'mobile money',
    'mobile money no',
    'momo number',
    'momo',
    'mm number',
    'mtn number',
    'airtel number',
  ],
  bankName: ['bank', 'name of bank'],
  accountName: ['name on account', 'account holder', 'bank account name', 'a c name'],
  accountNumber: ['account', 'account no', 'bank account', 'bank account number', 'a c no', 'a c number', 'acc no'],
  incidentType: [
    'type of incident',
    'kind of incident',
    'incident',
    'type of damage',
    'nature of incident',
    'type of loss',
  ],
  dateOfIncident: ['incident date', 'date of occurrence', 'date of damage', 'date of attack', 'incident day', 'date'],
  timeOfIncident: ['time', 'incident time', 'time of attack', 'time of occurrence'],
  protectedAreaNearby: ['protected area', 'conservation area', 'pa', 'nearest protected area'],
  protectedAreaName: ['protected area name', 'area name', 'park', 'park name', 'name of park', 'reserve'],
  gpsLatitude: ['latitude', 'lat', 'gps lat', 'gps n'],
  gpsLongitude: ['longitude', 'long', 'lon', 'lng', 'gps long', 'gps e'],
  locationDescription: ['location', 'place', 'location of incident', 'place of incident'],
  wildlifeSpecies: [
    'species',
    'animal',
    'wild animal',
    'wildlife',
    'animal species',
    'animal responsible',
    'problem animal',
  ],
  narrativeDescription: [
    'description',
    'narrative',
    'details',
    'description of incident',
    'incident description',
    'remarks',
  ],
  oldNumber: [
    'old number',
    'file number',
    'file no',
    'claim id',
    'claim no',
    'claim number',
    'ref no',
    'reference',
    'ref',
  ],
  status: ['claim status', 'current status', 'stage'],
  submittedOn: [
    'submitted',
    'submitted on',
    'date registered',
    'registered on',
    'date received',
    'date of claim',
    'claim date',
    'submission date',
    'submission time',
  ],
  calculatedCompensation: [
    'compensation',
    'amount claimed',
    'amount',
    'claim amount',
    'calculated',
    'calculated amount',
    'assessed amount',
    'value of loss',
  ],
  approvedAmount: ['amount approved', 'approved', 'approved compensation', 'amount awarded'],
  decidedOn: ['date of decision', 'decided on', 'date approved', 'approval date', 'date rejected', 'decision day'],
  paidOn: ['paid on', 'payment date', 'date of payment', 'paid at', 'pay date'],
  paymentRef: ['payment ref', 'transaction id', 'transaction reference', 'voucher no', 'receipt no', 'eft no'],
};

const synonyms = new Map<string, readonly string[]>([
  ...Object.entries(ofEveryClaim),
  ...incidentTypes.flatMap((type) => Object.entries(incidentDetails[type].columns)),
]);

/**
 * What columns are called in the field, besides the field's own label: case, accents and punctuation do not count. The
 * names of the portal's own exports are among them.
 */
export function synonymsOf(field: ImportField): readonly string[] {
  const further = findFurther(field);
  if (!further) return synonyms.get(field) ?? [];
  const { name, number } = further;
  const first = [importField(name).label, ...synonymsOf(name)];
  return first.flatMap((words) => [`${words} ${number}`, ...ordinals[number].map((word) => `${word} ${words}`)]);
}

const ordinals = { 2: ['second', '2nd'], 3: ['third', '3rd'] } as const;
