import type { IncidentType, ProtectedArea, Species } from './incidents';

type Common = {
  incidentType: IncidentType;
  /** YYYY-MM-DD */
  dateOfIncident: string;
  /** HH:mm, or empty when not known */
  timeOfIncident: string;
  /** Old claims out of a spreadsheet may not say. */
  protectedAreaNearby?: ProtectedArea;
  /** Degrees, WGS 84; both or none. */
  gpsLatitude?: number;
  gpsLongitude?: number;
  locationDescription: string;
  /** Which animal it was may not be known yet when a claim is registered. */
  wildlifeSpecies?: Species;
  narrativeDescription: string;
};

/** An incident as stored with a claim: a variant per kind (SPEC.md section 3). Areas in acres, yields in kg, costs in UGX. */
export type Incident = Common &
  (
    | { incidentType: 'crop'; cropType: string; areaDamaged: number; estimatedYieldLost?: number }
    | { incidentType: 'livestock'; livestockSpecies: string; quantityLost: number; ageCategory: string }
    | { incidentType: 'property'; propertyType: string; damageDescription: string; estimatedRepairCost?: number }
    | {
        incidentType: 'injury';
        injuredPersonName: string;
        injuriesDescription: string;
        hospitalFacility: string;
        medicalCostClaimed?: number;
      }
    | {
        incidentType: 'death';
        deceasedName: string;
        dateOfDeath: string;
        nextOfKin: string;
        relationship: string;
        funeralCostClaimed?: number;
      }
  );

export const emptyIncidentForm = {
  incidentType: '',
  dateOfIncident: '',
  timeOfIncident: '',
  protectedAreaNearby: '',
  gpsLatitude: '',
  gpsLongitude: '',
  locationDescription: '',
  wildlifeSpecies: '',
  narrativeDescription: '',
  cropType: '',
  areaDamaged: '',
  estimatedYieldLost: '',
  livestockSpecies: '',
  quantityLost: '',
  ageCategory: '',
  propertyType: '',
  damageDescription: '',
  estimatedRepairCost: '',
  injuredPersonName: '',
  injuriesDescription: '',
  hospitalFacility: '',
  medicalCostClaimed: '',
  deceasedName: '',
  dateOfDeath: '',
  nextOfKin: '',
  relationship: '',
  funeralCostClaimed: '',
};

/** Step 2 as typed: text in every field, whatever the kind, so that changing the kind loses nothing typed. */
export type IncidentForm = typeof emptyIncidentForm;
export type IncidentField = keyof IncidentForm;

export const incidentFields = Object.keys(emptyIncidentForm) as IncidentField[];
