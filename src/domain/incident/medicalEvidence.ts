import { evidenceSlotNames, type Evidence, type EvidenceFile, type EvidenceSlot } from './evidence';
import { incidentKinds, type IncidentKindRow, type IncidentType } from './incidents';

/**
 * Whether a file shows somebody's body or health: a medical report, and all that was added of an incident that needs one, an
 * injury or a death, or of what may be one. When and where it was photographed is told to nobody outside the portal.
 */
export function isMedical(slot: EvidenceSlot, kind: IncidentType | undefined): boolean {
  const row: IncidentKindRow | undefined = kind && incidentKinds[kind];
  return slot === 'medicalReport' || row === undefined || row.papers.some(({ paper }) => paper === 'medical_report');
}

/** As `isMedical`, of a file among the evidence of a claim. */
export function isMedicalFile(
  { evidence, incident }: { evidence: Evidence; incident: { incidentType: IncidentType } },
  file: EvidenceFile,
): boolean {
  const slot = evidenceSlotNames.find((name) => evidence[name].some(({ id }) => id === file.id));
  return slot === undefined || isMedical(slot, incident.incidentType);
}

/** Evidence as it may leave the portal: of what is medical, without when and where it was photographed. */
export function evidenceForOthers(evidence: Evidence, kind: IncidentType | undefined): Evidence {
  const entries = evidenceSlotNames.map((slot) => [
    slot,
    isMedical(slot, kind) ? evidence[slot].map(({ photo, ...file }) => file) : evidence[slot],
  ]);
  return Object.fromEntries(entries) as Evidence;
}
