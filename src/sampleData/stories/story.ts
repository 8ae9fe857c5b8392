import type { IncidentField, IncidentForm } from '../../domain/incident/incident';
import type { Species } from '../../domain/incident/incidents';
import type { StoryPhoto } from '../evidence';

/** How badly somebody was hurt. */
export type LossSeverity = 'light' | 'serious' | 'grave';

/**
 * Something that wildlife did: who did it and how it is told. It happened at no known hour where `when` is missing, and
 * may be about any crop where `crops` is. `fields` are the kind's own fields that the telling depends on; the others
 * follow from the scene. What the texts leave open stands in braces (telling.ts).
 */
export type Story = {
  species: Species;
  when?: 'night' | 'dawn' | 'day' | 'evening';
  crops?: readonly string[];
  photos: readonly StoryPhoto[];
  /** Of an injury; serious where it is missing. */
  severity?: LossSeverity;
  fields?: Partial<Pick<IncidentForm, IncidentField>>;
  narrative: string;
};

export const grains = ['Maize', 'Sorghum', 'Millet', 'Rice'];
export const roots = ['Cassava', 'Sweet Potato', 'Irish Potato'];
