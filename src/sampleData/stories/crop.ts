import type { Story } from './story';
import { inWords, sentence, theirs, they, water, grains, roots } from './telling';

/** What wildlife does to gardens. */
export const cropStories: readonly Story[] = [
  {
    species: 'elephant',
    when: 'night',
    photos: ['garden', 'footprint'],
    tell: ({ random, place, crop }) => ({
      narrative: `A herd of about ${inWords(random.int(6, 12))} elephants crossed from ${place.near} after dark and fed in the garden until ${random.pick(['three', 'four', 'five'])} in the morning. What they did not eat of the ${crop} they trampled. Neighbours drove the herd back with drums and torches.`,
    }),
  },
  {
    species: 'elephant',
    when: 'night',
    photos: ['garden', 'fence'],
    tell: ({ random, place, crop }) => ({
      narrative: `Elephants crossed the ${random.pick(['trench', 'beehive fence', 'chilli fence'])} along the boundary of ${place.near} on a night of heavy rain, when nobody could keep watch. They walked through the ${crop} from end to end and left by the same way.`,
    }),
  },
  {
    species: 'elephant',
    when: 'dawn',
    photos: ['footprint', 'garden'],
    tell: ({ random, crop, claimant }) => ({
      narrative: `${sentence(inWords(random.int(2, 4)))} bull elephants came into the garden at dawn, for the ${random.pick(['second', 'third'])} time this season. Rangers fired scare shots and turned them, but by then they had flattened the ${crop}. The claimant feeds ${theirs(claimant)} family of ${inWords(random.int(5, 9))} from this garden.`,
    }),
  },
  {
    species: 'elephant',
    crops: ['Banana', 'Coffee', 'Sugarcane'],
    photos: ['garden', 'footprint'],
    tell: ({ random, place, crop }) => ({
      narrative: `Elephants from ${place.near} went through the ${crop} on two nights and pushed down about ${random.int(4, 18) * 10} stems. The prints and dung were shown to the ranger on duty the next morning.`,
    }),
  },
  {
    species: 'buffalo',
    crops: [...grains, 'Beans', 'Sweet Potato'],
    photos: ['garden'],
    tell: ({ random, place, crop }) => ({
      narrative: `Buffaloes grazed the ${crop} on two nights running. Their tracks lead back to ${place.near}, and the ranger on duty saw ${inWords(random.int(3, 9))} of them leave at first light.`,
    }),
  },
  {
    species: 'buffalo',
    when: 'dawn',
    crops: [...grains, 'Beans', 'Sweet Potato'],
    photos: ['fence', 'garden'],
    tell: ({ crop, claimant }) => ({
      narrative: `When the claimant went to weed in the morning ${they(claimant)} found buffaloes lying in the garden and had to turn back. They had grazed the ${crop} on one side and trodden down the other.`,
    }),
  },
  {
    species: 'hippo',
    when: 'night',
    crops: [...grains, 'Beans', 'Sweet Potato', 'Cassava'],
    photos: ['landing-site', 'garden'],
    tell: (scene) => ({
      narrative: `Hippos left ${water(scene)} after dark and grazed the young ${scene.crop} down to the ground. The garden lies close to the water, and their path through it is plain to see.`,
    }),
  },
  {
    species: 'hippo',
    crops: [...grains, 'Beans', 'Sweet Potato', 'Cassava'],
    photos: ['footprint', 'landing-site'],
    tell: (scene) => ({
      narrative: `${sentence(inWords(scene.random.int(2, 5)))} hippos came up from ${water(scene)} into the ${scene.crop} on several nights. The family lit fires at the edge of the garden, but the rain put them out and most of the crop was lost.`,
    }),
  },
  {
    species: 'baboon',
    crops: [...grains, 'Beans', 'Banana', 'Sugarcane'],
    photos: ['garden'],
    tell: ({ random, crop }) => ({
      narrative: `A troop of about ${random.int(3, 6) * 10} baboons came every morning for a week while the children who keep watch were at school. They took the ripe ${crop} first and broke the rest as they fed.`,
    }),
  },
  {
    species: 'baboon',
    when: 'day',
    crops: roots,
    photos: ['garden'],
    tell: ({ place, crop, claimant }) => ({
      narrative: `Baboons from ${place.near} dug up the ${crop} row by row. The claimant guarded the garden for three weeks; on the day of a burial in the village nobody was there, and ${they(claimant)} came home to find it bare.`,
    }),
  },
  {
    species: 'warthog',
    crops: [...roots, 'Beans', 'Maize'],
    photos: ['garden', 'footprint'],
    tell: ({ random, crop }) => ({
      narrative: `Warthogs rooted up the ${crop} along ${inWords(random.int(5, 12))} rows in two nights. Their burrow is in the bush beside the garden, where rangers have seen a sow with young.`,
    }),
  },
  {
    species: 'antelope',
    crops: [...grains, 'Beans'],
    photos: ['footprint'],
    tell: ({ random, place, crop }) => ({
      narrative: `${random.pick(['Waterbuck', 'Bushbuck', 'Kob'])} came out of ${place.near} night after night and browsed the young ${crop} until nothing was left to flower. Droppings and prints were shown to the parish chief.`,
    }),
  },
  {
    species: 'other',
    crops: [...roots, ...grains, 'Beans'],
    photos: ['garden'],
    tell: ({ random, place, crop }) => ({
      narrative: `Bush pigs came from ${place.near} and rooted through the ${crop} on ${inWords(random.int(2, 4))} nights. The hedge that was planted against them last year did not hold.`,
    }),
  },
  {
    species: 'other',
    when: 'day',
    crops: ['Banana', 'Sugarcane', 'Coffee', 'Maize'],
    photos: ['garden'],
    tell: ({ random, place, crop }) => ({
      narrative: `${random.pick(['Red-tailed', 'Vervet'])} monkeys came from ${place.near} for the ripening ${crop}, a few at first and then by the dozen. The family chased them from one side of the garden while they fed on the other.`,
    }),
  },
];
