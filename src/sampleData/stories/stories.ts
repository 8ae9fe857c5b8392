import { cropStories } from './crop';
import { deathStories } from './death';
import { injuryStories } from './injury';
import { livestockStories } from './livestock';
import { propertyStories } from './property';
import type { Story } from './story';
import type { SampleKind } from '../kinds';

/** Everything that can be told, by kind. None of it happened to anybody. */
export const stories: Record<SampleKind, readonly Story[]> = {
  crop: cropStories,
  livestock: livestockStories,
  property: propertyStories,
  injury: injuryStories,
  death: deathStories,
};
