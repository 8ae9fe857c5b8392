import {
  evidenceSlots,
  findFileProblem,
  isImage,
  isPdf,
  maximumPhotos,
  photoMessages,
  type Evidence,
  type EvidenceFile,
  type EvidenceSlot,
} from '../../../domain/incident/evidence';
import type { Words } from '../../../domain/words';
import type { StorageRefusal } from '../../../platform/attempt';
import { putEvidenceFile, removeEvidenceFile } from '../../../platform/evidenceFiles';
import { downscaleImage, type ImageRefusal } from '../../../platform/imageDownscale';
import { readPhotoFacts } from '../../../platform/photoFacts';
import { typedByContent } from '../../../platform/readEvidence';
import type { CommandResult } from '../../../store/commit';

/** Why a file was not added: the English sentence and what it names; `size` in bytes. */
export type TakingProblem = { message: Words; params?: Record<string, string | number> };

/** Where a file goes: the claim it belongs to, what the draft holds by now, and how it is recorded there. */
type Destination = {
  claimId: string;
  slot: EvidenceSlot;
  evidence: () => Evidence;
  record: (file: EvidenceFile) => CommandResult;
};

const imageProblems: Record<ImageRefusal, Words> = {
  'not-an-image': '{{name}} could not be opened as an image.',
  heic: '{{name}} is a HEIC photo, which this browser cannot open. Save it as JPEG and add it again.',
  failed: '{{name}} could not be made smaller on this device. Close other tabs and add it again.',
};

const storageProblems: Record<StorageRefusal, Words> = {
  full: 'Not enough space on this device for {{name}}. Free some space and add it again. Everything else is saved.',
  unavailable: '{{name}} was not added. This browser does not let the portal save files. Are you in a private window?',
};

/**
 * Brings one chosen file into a draft: made smaller where it is an image, checked, its bytes kept on the device, then
 * recorded, with what the camera of a photo wrote. Leaves nothing behind when it is refused or given up.
 * @returns why it was not added, or undefined when it was or when `signal` ended it
 */
export async function takeFile(
  chosen: File,
  { claimId, slot, evidence, record }: Destination,
  signal: AbortSignal,
): Promise<TakingProblem | undefined> {
  const params = { name: chosen.name };
  // Asked first, since an image takes a while to be made smaller.
  if (slot === 'photos' && evidence().photos.length >= maximumPhotos) return { message: photoMessages.tooMany };

  let file = chosen;
  if (isPicture(chosen, slot)) {
    const image = await downscaleImage(chosen);
    if (signal.aborted) return undefined;
    if (!image.ok) {
      const plain = slot === 'photos' && image.reason === 'not-an-image';
      return plain
        ? { message: '{{name}} is not an image. Photos must be images.', params }
        : { message: imageProblems[image.reason], params };
    }
    file = image.file;
  }

  const problem = findFileProblem(evidence(), slot, file);
  if (problem) return problem;
  const content = await typedByContent(file);
  if (isPdf(file) && !isPdf(content)) {
    return { message: '{{name}} is not a PDF file, despite its name.', params };
  }
  if (isImage(file) && !isImage(content)) return { message: imageProblems['not-an-image'], params };
  const photo = slot === 'photos' ? await readPhotoFacts(chosen) : undefined;

  const id = crypto.randomUUID();
  const kept = await putEvidenceFile(claimId, id, content);
  if (!kept.ok) return { message: storageProblems[kept.reason], params };
  const result = signal.aborted
    ? undefined
    : record({
        ...{ id, name: file.name, type: content.type, size: content.size, addedAt: new Date().toISOString() },
        ...(photo && { photo }),
      });
  if (result?.ok) return undefined;
  await removeEvidenceFile(claimId, id);
  return result?.refusal;
}

/** Whether a file is to be opened as an image; some systems give a HEIC photo no type at all. */
function isPicture({ type, name }: File, slot: EvidenceSlot): boolean {
  return slot === 'photos' || type.startsWith('image/') || /\.hei[cf]$/i.test(name);
}

/** What the file dialog offers for a slot. */
export function acceptedTypes(slot: EvidenceSlot): string {
  return evidenceSlots[slot].accept.join(',');
}
