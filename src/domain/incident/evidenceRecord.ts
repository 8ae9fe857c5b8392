import * as v from 'valibot';
import { id, instant, isInstant, latitude, longitude, text } from '../register/storedFields';

/** Bytes of one file of evidence, an image after downscaling (docs/product.md, Wizard). */
export const maximumFileBytes = 10 * 1024 * 1024;

/** A picture that comes with the portal: no address outside its folder. */
const samplePath = v.pipe(v.string(), v.regex(/^\/sample\/[\w-][\w.-]*$/));

/** YYYY-MM-DDTHH:mm */
export const wallClock = v.pipe(
  v.string(),
  v.check((clock) => isInstant(`${clock}:00Z`)),
);

/** How far a wall clock is ahead of UTC. */
export const clockOffset = v.pipe(v.string(), v.regex(/^[+-](0\d|1[0-4]):[0-5]\d$/));

/** What the camera wrote into a photo (photoFacts.ts). */
export const photoFactsRecord = v.object({
  /** What the camera's clock showed. */
  takenOn: v.optional(wallClock),
  /** Left out where the camera wrote none: then its clock is taken for one of Kampala. */
  offset: v.optional(clockOffset),
  /** Both or none. */
  latitude: v.optional(latitude),
  longitude: v.optional(longitude),
});

export const evidenceFileRecord = v.object({
  id,
  name: text,
  /** Media type, for example image/jpeg. */
  type: text,
  /** Bytes. */
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maximumFileBytes)),
  addedAt: instant,
  sampleUrl: v.optional(samplePath),
  /** Of a photo whose camera wrote them. */
  photo: v.optional(photoFactsRecord),
});

const files = v.array(evidenceFileRecord);

export const evidenceRecord = v.object({
  photos: files,
  policeReport: files,
  medicalReport: files,
  valuationForm: files,
  otherAttachments: files,
});
