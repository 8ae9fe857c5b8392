import type { Story } from './story';
import { sentence, theirs, they, them, late, water } from './telling';

/** How people lose their lives to wildlife, told with respect. */
export const deathStories: readonly Story[] = [
  {
    species: 'elephant',
    when: 'evening',
    photos: ['footpath', 'footprint'],
    tell: (scene) => ({
      narrative: `${late(scene)} was walking home from evening prayers when an elephant came onto the path. Neighbours who heard the cry found ${theirs(scene.victim)} body and stayed with it until the police and rangers came.`,
    }),
  },
  {
    species: 'elephant',
    when: 'night',
    photos: ['garden', 'footpath'],
    tell: (scene) => ({
      narrative: `${late(scene)} had gone to guard the ${scene.crop} with two others from the village. In the dark ${they(scene.victim)} was separated from them and killed by an elephant. The family was told the same night by the parish chief.`,
    }),
  },
  {
    species: 'buffalo',
    when: 'day',
    photos: ['footpath'],
    tell: (scene) => ({
      narrative: `${late(scene)} was attacked by a buffalo on the way to the trading centre and died before ${they(scene.victim)} reached the health centre. ${sentence(they(scene.victim))} was well known in the village, and many came to the burial.`,
    }),
  },
  {
    species: 'hippo',
    when: 'dawn',
    photos: ['landing-site'],
    tell: (scene) => ({
      narrative: `${late(scene)} was fishing at dawn when a hippo overturned the boat on ${water(scene)}. Fishermen from the landing site searched all day and brought ${theirs(scene.victim)} body home in the evening.`,
    }),
  },
  {
    species: 'crocodile',
    when: 'day',
    photos: ['landing-site'],
    tell: (scene) => ({
      narrative: `${late(scene)} was taken by a crocodile while fetching water from ${water(scene)}. The community searched for two days; ${they(scene.victim)} was laid to rest at the family home with the beach committee present.`,
    }),
  },
  {
    species: 'lion',
    when: 'day',
    photos: ['footpath', 'kraal'],
    tell: (scene) => ({
      narrative: `${late(scene)} was herding near ${scene.place.near} and did not come home. A search by neighbours and rangers found ${theirs(scene.victim)} body in the morning; the police recorded an attack by a lion.`,
    }),
  },
  {
    species: 'hyena',
    when: 'evening',
    photos: ['footpath'],
    tell: (scene) => ({
      narrative: `${late(scene)} was attacked by a hyena on the road after dark. Passers-by brought ${them(scene.victim)} to the health centre, where ${they(scene.victim)} died of the injuries the same night.`,
    }),
  },
];
