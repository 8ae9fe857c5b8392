import type { ClaimantForm } from './claimant';
import type { IncidentField, KindFieldName } from '../incident/incident';
import type { Words } from '../words';

/** What each field of step 1 is called on every screen. */
export const claimantLabels = {
  fullName: 'Full name',
  nationalId: 'National ID',
  phoneNumber: 'Phone number',
  alternatePhone: 'Alternate phone',
  district: 'District',
  subcounty: 'Sub-county',
  parish: 'Parish',
  village: 'Village',
  payoutMethod: 'Preferred payout method',
  mobileMoneyNumber: 'Mobile money number',
  bankName: 'Bank name',
  accountName: 'Account name',
  accountNumber: 'Account number',
} as const satisfies Record<keyof ClaimantForm, Words>;

/** What the fields that every kind of incident has are called; the table of kinds names the others. */
export const incidentLabels = {
  incidentType: 'Incident type',
  dateOfIncident: 'Date of incident',
  timeOfIncident: 'Time of incident',
  protectedAreaNearby: 'Protected area nearby',
  protectedAreaName: 'Name of the protected area',
  gpsLatitude: 'GPS latitude',
  gpsLongitude: 'GPS longitude',
  locationDescription: 'Location description',
  wildlifeSpecies: 'Wildlife species',
  narrativeDescription: 'Narrative description',
} as const satisfies Record<Exclude<IncidentField, KindFieldName>, Words>;
