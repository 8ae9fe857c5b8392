import type { IncidentForm } from '../../domain/incident';
import type { Species } from '../../domain/incidents';
import type { StoryPhoto } from '../evidence';
import type { Person } from '../people';
import type { Place } from '../places';
import type { Random } from '../random';

/** What a story can speak of. */
export type Scene = {
  random: Random;
  place: Place;
  claimant: Person;
  /** Who was hurt or killed, and what they are to the claimant; the claimant alone where `kin` is missing. */
  victim: Person & { kin?: string };
  /** The crop in plain words. */
  crop: string;
};

/** How badly somebody was hurt. */
export type Severity = 'light' | 'serious' | 'grave';

/**
 * Something that wildlife did: who did it and how it is told. It happened at no known hour where `when` is missing, and
 * may be about any crop where `crops` is. `fields` are the kind's own fields that the telling depends on; the others
 * follow from the scene.
 */
export type Story = {
  species: Species;
  when?: 'night' | 'dawn' | 'day' | 'evening';
  crops?: readonly string[];
  photos: readonly StoryPhoto[];
  /** Of an injury; serious where it is missing. */
  severity?: Severity;
  tell: (scene: Scene) => { narrative: string; fields?: Partial<IncidentForm> };
};
