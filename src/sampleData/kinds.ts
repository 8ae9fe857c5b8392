import type { IncidentType } from '../domain/incident/incidents';

/** A kind of incident need not be in the sample. */
export const sampleKinds = [
  'crop',
  'livestock',
  'property',
  'injury',
  'death',
] as const satisfies readonly IncidentType[];

export type SampleKind = (typeof sampleKinds)[number];

export const isSampleKind = (kind: string): kind is SampleKind => sampleKinds.some((name) => name === kind);

/** The share of the sample's claims that each kind has, in per cent. */
export const kindShares: Record<SampleKind, number> = { crop: 40, livestock: 24, property: 16, injury: 12, death: 8 };
