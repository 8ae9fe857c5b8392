import { emptyEvidence, type Evidence, type EvidenceFile } from '../domain/incident/evidence';
import { incidentKinds, type IncidentType } from '../domain/incident/incidents';
import type { Random } from './random';

/** The files in public/sample, drawn for this portal: nobody's loss is shown. Sizes in bytes. */
const sampleFiles = {
  'maize-field': { file: 'maize-field.jpg', type: 'image/jpeg', size: 23_460 },
  'dug-garden': { file: 'dug-garden.jpg', type: 'image/jpeg', size: 24_253 },
  'banana-garden': { file: 'banana-garden.jpg', type: 'image/jpeg', size: 24_211 },
  footprint: { file: 'footprint.jpg', type: 'image/jpeg', size: 18_885 },
  kraal: { file: 'kraal.jpg', type: 'image/jpeg', size: 23_793 },
  fence: { file: 'fence.jpg', type: 'image/jpeg', size: 23_364 },
  granary: { file: 'granary.jpg', type: 'image/jpeg', size: 24_460 },
  house: { file: 'house.jpg', type: 'image/jpeg', size: 24_194 },
  'landing-site': { file: 'landing-site.jpg', type: 'image/jpeg', size: 24_357 },
  footpath: { file: 'footpath.jpg', type: 'image/jpeg', size: 23_963 },
  policeReport: { file: 'police-report.pdf', type: 'application/pdf', size: 2_951 },
  medicalReport: { file: 'medical-report.png', type: 'image/png', size: 15_117 },
  valuationForm: { file: 'valuation-form.png', type: 'image/png', size: 14_405 },
} as const;

type SampleFile = keyof typeof sampleFiles;
export type SamplePhoto = Exclude<SampleFile, 'policeReport' | 'medicalReport' | 'valuationForm'>;

/** A photo that a story comes with; one of the garden shows what grows there. */
export type StoryPhoto = SamplePhoto | 'garden';

/** Crops that grow low or tall; the others are grains, and look like maize from afar. */
const gardens: Record<string, SamplePhoto> = {
  Banana: 'banana-garden',
  Coffee: 'banana-garden',
  Beans: 'dug-garden',
  Cassava: 'dug-garden',
  Cotton: 'dug-garden',
  'Sweet Potato': 'dug-garden',
  'Irish Potato': 'dug-garden',
};

/** A photo of a garden in which a crop grew. */
export const gardenPhoto = (crop: string): SamplePhoto => gardens[crop] ?? 'maize-field';

function add(name: SampleFile, id: string, addedAt: string): EvidenceFile {
  const { file, type, size } = sampleFiles[name];
  return { id, name: file, type, size, addedAt, sampleUrl: `/sample/${file}` };
}

/** A claim's files: photos, the reports its kind asks for unless one is missing, and now and then a valuation form. */
export function makeEvidence(
  random: Random,
  kind: IncidentType,
  photos: readonly SamplePhoto[],
  addedAt: string,
): Evidence {
  const required: readonly (keyof Evidence)[] = incidentKinds[kind].requiredEvidence;
  const missing = random.chance(0.3) ? required[random.int(0, required.length - 1)] : undefined;
  const report = (slot: 'policeReport' | 'medicalReport') =>
    required.includes(slot) && slot !== missing ? [add(slot, slot, addedAt)] : [];
  return {
    ...emptyEvidence,
    photos: photos.map((photo, index) => add(photo, `photo-${index + 1}`, addedAt)),
    policeReport: report('policeReport'),
    medicalReport: report('medicalReport'),
    valuationForm: random.chance(0.25) ? [add('valuationForm', 'valuationForm', addedAt)] : [],
  };
}
