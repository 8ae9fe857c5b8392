import * as v from 'valibot';
import { id, instant, text } from '../register/storedFields';

/** Bytes of one file of evidence, an image after downscaling (docs/product.md, Wizard). */
export const maximumFileBytes = 10 * 1024 * 1024;

/** A picture that comes with the portal: no address outside its folder. */
const samplePath = v.pipe(v.string(), v.regex(/^\/sample\/[\w-][\w.-]*$/));

export const evidenceFileRecord = v.object({
  id,
  name: text,
  /** Media type, for example image/jpeg. */
  type: text,
  /** Bytes. */
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maximumFileBytes)),
  addedAt: instant,
  sampleUrl: v.optional(samplePath),
});

const files = v.array(evidenceFileRecord);

export const evidenceRecord = v.object({
  photos: files,
  policeReport: files,
  medicalReport: files,
  valuationForm: files,
  otherAttachments: files,
});
