/** What an officer writes down of a claimant paid by mobile money. */
export const claimant = {
  fullName: 'Akello Stella Mirembe',
  nationalId: 'CF90012345ABCD',
  phoneNumber: '+256772345671',
  district: 'Kasese',
  subcounty: 'Karusandara',
  village: 'Kenyange',
  mobileMoneyNumber: '+256772345671',
};

export type Claimant = typeof claimant;

/** What an officer writes down of an incident: elephants in a maize field, three days ago. */
export const incident = {
  incidentType: 'Crop Damage',
  cropType: 'Maize',
  areaDamaged: '1.5',
  wildlifeSpecies: 'Elephant',
  protectedArea: 'National Park',
  dateOfIncident: daysAgo(3),
  gpsLatitude: '0.1699',
  gpsLongitude: '30.0784',
  narrativeDescription: 'Five elephants came out of the park at night and ate the maize.',
};

export type Incident = typeof incident;

/** A day in Africa/Kampala as DD/MM/YYYY; a negative number lies in the future. */
export function daysAgo(days: number): string {
  const day = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  return day.toLocaleDateString('en-GB', { timeZone: 'Africa/Kampala' });
}
