import type * as v from 'valibot';
import { maximumFileBytes, type evidenceFileRecord, type evidenceRecord } from './evidenceRecord';
import { incidentKinds, type IncidentType } from './incidents';
import type { Words } from '../words';

/** A file of evidence. Its bytes lie apart, under the claim's id and this id; `sampleUrl` marks a file of the sample register. */
export type EvidenceFile = v.InferOutput<typeof evidenceFileRecord>;

/** The files of a claim, by slot; a single-file slot holds at most one. */
export type Evidence = v.InferOutput<typeof evidenceRecord>;

export type EvidenceSlot = keyof Evidence;

/** Where a file can be put in step 3; `one` is what a file of it is called. */
export const evidenceSlots = {
  photos: { label: 'Photos', one: 'Photo', many: true, accept: ['image/*'] },
  policeReport: { label: 'Police report', one: 'Police report', many: false, accept: ['application/pdf', 'image/*'] },
  medicalReport: {
    label: 'Medical report',
    one: 'Medical report',
    many: false,
    accept: ['application/pdf', 'image/*'],
  },
  valuationForm: {
    label: 'Valuation form',
    one: 'Valuation form',
    many: false,
    accept: ['application/pdf', 'image/*'],
  },
  otherAttachments: {
    label: 'Other attachments',
    one: 'Other attachment',
    many: true,
    accept: ['application/pdf', 'image/*'],
  },
} as const satisfies Record<EvidenceSlot, { label: Words; one: Words; many: boolean; accept: readonly string[] }>;

export const evidenceSlotNames = Object.keys(evidenceSlots) as EvidenceSlot[];

export const emptyEvidence: Evidence = {
  photos: [],
  policeReport: [],
  medicalReport: [],
  valuationForm: [],
  otherAttachments: [],
};

/** Photos per claim (docs/product.md, Wizard). */
export const maximumPhotos = 10;
/** Bytes of a claim's files together. */
export const maximumClaimBytes = 50 * 1024 * 1024;

export const photoMessages = {
  none: 'At least one photo is required',
  tooMany: 'Maximum 10 photos allowed',
} as const satisfies Record<string, Words>;

/** Shown at an upload that the kind of incident requires. It marks and does not block (docs/product.md, Incidents). */
export const missingUploadMessage: Words = 'This field is required';

type FileProblem = { message: Words; params?: { name: string; size?: number } };

/** Whether a slot takes a media type. */
export function acceptsType(slot: EvidenceSlot, type: string): boolean {
  if (isSvg(type)) return false;
  return evidenceSlots[slot].accept.some((accepted) =>
    accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted,
  );
}

/** Why a file cannot join a claim's evidence, or undefined when it can. Sizes in bytes, after downscaling. */
export function findFileProblem(
  evidence: Evidence,
  slot: EvidenceSlot,
  file: { name: string; type: string; size: number },
): FileProblem | undefined {
  const params = { name: file.name, size: file.size };
  if (!acceptsType(slot, file.type)) {
    return slot === 'photos'
      ? { message: '{{name}} is not an image. Photos must be images.', params }
      : { message: '{{name}} is not an image or a PDF.', params };
  }
  if (slot === 'photos' && evidence.photos.length >= maximumPhotos) return { message: photoMessages.tooMany };
  if (file.size > maximumFileBytes) {
    return { message: '{{name}} is too large ({{size}}). The limit is 10 MB per file.', params };
  }
  const replaced = evidenceSlots[slot].many ? 0 : sumBytes(evidence[slot]);
  if (sumBytes(allFiles(evidence)) - replaced + file.size > maximumClaimBytes) {
    return { message: '{{name}} was not added. The limit for all files of one claim is 50 MB.', params };
  }
  return undefined;
}

/** Every file of a claim, in the order of the slots. */
export function allFiles(evidence: Evidence): EvidenceFile[] {
  return evidenceSlotNames.flatMap((slot) => evidence[slot]);
}

/** An SVG is a page that can run scripts, not a photograph: it is neither taken nor shown. */
const isSvg = (type: string) => /^image\/svg/i.test(type);

export const isImage = ({ type }: Pick<EvidenceFile, 'type'>) => /^image\//i.test(type) && !isSvg(type);

export const isPdf = ({ type }: Pick<EvidenceFile, 'type'>) => type === 'application/pdf';

/** What the browser may show. Nothing else is given to it: a page among the evidence could act as the portal. */
export const isViewable = (file: Pick<EvidenceFile, 'type'>) => isImage(file) || isPdf(file);

/** The files of one list that another does not hold. */
export function filesNotIn(files: readonly EvidenceFile[], others: readonly EvidenceFile[]): EvidenceFile[] {
  const held = new Set(others.map(({ id }) => id));
  return files.filter(({ id }) => !held.has(id));
}

const sumBytes = (files: EvidenceFile[]) => files.reduce((sum, file) => sum + file.size, 0);

/** The places that must not stay empty for a kind of incident: photos for each, and what its row in the table names. */
export const requiredSlots = (incidentType: IncidentType): EvidenceSlot[] => [
  'photos',
  ...incidentKinds[incidentType].requiredEvidence,
];

/** Uploads that a kind of incident asks for and that are missing: the evidence is incomplete while there are any. */
export function missingEvidence(incidentType: IncidentType, evidence: Evidence): EvidenceSlot[] {
  const required: readonly EvidenceSlot[] = incidentKinds[incidentType].requiredEvidence;
  return required.filter((slot) => evidence[slot].length === 0);
}
