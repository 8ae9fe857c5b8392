import type { EvidenceSlot } from './evidence';
import type { IncidentType } from './incidents';
import type { Words } from '../words';

const policeReport =
  'The police station where the incident was reported issues it. It names the claimant, the day and the place, and bears the reference number and the stamp of the station.';
const noMedicalReport =
  'Only if a person was hurt too: the health facility that treated them issues it. It names the injuries and the treatment.';
const noValuation = 'Only if crops, animals or things were lost too: the district officer who valued them fills it in.';
const otherAttachments =
  'For example the letter of the village chairperson (LC1) that confirms who the claimant is and what happened, and what witnesses wrote down.';

/** What each place for files should hold for each kind of incident, and where it comes from. */
export const evidenceHelp = {
  crop: {
    photos: 'Show the whole field, the damaged plants from close by, and any tracks or dung of the animals.',
    policeReport,
    medicalReport: noMedicalReport,
    valuationForm:
      'The agricultural officer of the sub-county or district fills it in after a visit to the field: the crop, the area, what was lost and its market price.',
    otherAttachments,
  },
  livestock: {
    photos: 'Show each dead or wounded animal with its wounds and its ear tag or brand, and the place of the attack.',
    policeReport,
    medicalReport: noMedicalReport,
    valuationForm:
      'The veterinary officer of the sub-county or district fills it in after seeing the animals: their kind, number and age, and their market price.',
    otherAttachments,
  },
  property: {
    photos: 'Show the whole building or thing that was damaged, and each damage from close by.',
    policeReport,
    medicalReport: noMedicalReport,
    valuationForm:
      'The engineer of the sub-county or district fills it in after a visit: what was damaged, and what its repair costs.',
    otherAttachments,
  },
  injury: {
    photos: 'Show the place where it happened and, if the injured person agrees, the injuries.',
    policeReport,
    medicalReport:
      'The doctor or clinical officer who treated the injured person fills it in and signs it: the injuries, the treatment and its days. Ask for it at the health facility.',
    valuationForm: noValuation,
    otherAttachments:
      'For example the letter of the village chairperson (LC1) that confirms who the claimant is and what happened, and receipts for treatment and transport.',
  },
  death: {
    photos: 'Show the place where it happened, and any tracks or other signs of the animal.',
    policeReport,
    medicalReport: 'The post-mortem report or the death certificate, if there is one. The hospital issues it.',
    valuationForm: noValuation,
    otherAttachments:
      'For example the letter of the village chairperson (LC1) that confirms who the next of kin is, and receipts for the funeral.',
  },
} as const satisfies Record<IncidentType, Record<EvidenceSlot, Words>>;
