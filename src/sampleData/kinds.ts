import type { IncidentType } from '../domain/incident/incidents';

/** The share of the sample's claims that each kind of incident has, in per cent. A kind need not be in the sample. */
export const kindShares = {
  crop: 40,
  livestock: 24,
  property: 16,
  injury: 12,
  death: 8,
} as const satisfies { [Kind in IncidentType]?: number };

export type SampleKind = keyof typeof kindShares;

export const sampleKinds = Object.keys(kindShares) as SampleKind[];
