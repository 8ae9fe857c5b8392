import type { EvidenceSlot } from './evidence';
import type { IncidentType } from './incidents';
import type { Words } from '../words';

const policeReport =
  'Issued by the police station that took the report. It shows the claimant, date, place, reference number and stamp.';
const noMedicalReport =
  'Only if someone was also hurt. Issued by the health facility that treated them, with the injuries and treatment.';
const noValuation =
  'Only if crops, animals or property were also lost. Completed by the district officer who valued them.';
const otherAttachments =
  "For example, a village chairperson's (LC1) letter confirming the claimant and incident, or written witness statements.";

/** What each place for files should hold for each kind of incident, and where it comes from. */
export const evidenceHelp = {
  crop: {
    photos: 'Show the whole field, the damaged plants close up, and any animal tracks or dung.',
    policeReport,
    medicalReport: noMedicalReport,
    valuationForm:
      'Completed by the sub-county or district agricultural officer after a field visit: crop, area, loss and market price.',
    otherAttachments,
  },
  livestock: {
    photos: 'Show each dead or wounded animal, its wounds, its ear tag or brand, and the place of the attack.',
    policeReport,
    medicalReport: noMedicalReport,
    valuationForm:
      'Completed by the sub-county or district veterinary officer after seeing the animals: kind, number, age, market price.',
    otherAttachments,
  },
  property: {
    photos: 'Show the whole damaged building or item, and each damaged part close up.',
    policeReport,
    medicalReport: noMedicalReport,
    valuationForm: 'Completed by the sub-county or district engineer after a visit: the damage and the repair cost.',
    otherAttachments,
  },
  injury: {
    photos: 'Show where it happened and, if the injured person agrees, the injuries.',
    policeReport,
    medicalReport:
      'Issued by the health facility, signed by the doctor or clinical officer: injuries, treatment and days of treatment.',
    valuationForm: noValuation,
    otherAttachments:
      "For example, a village chairperson's (LC1) letter confirming claimant and incident, and treatment or transport receipts.",
  },
  death: {
    photos: 'Show where it happened, and any tracks or other signs of the animal.',
    policeReport,
    medicalReport: 'The post-mortem report or the death certificate, if available. Issued by the hospital.',
    valuationForm: noValuation,
    otherAttachments:
      "For example, a village chairperson's (LC1) letter confirming the next of kin, and funeral receipts.",
  },
} as const satisfies Record<IncidentType, Record<EvidenceSlot, Words>>;
