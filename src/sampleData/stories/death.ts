import type { Story } from './story';

/** How people lose their lives to wildlife, told with respect. */
export const deathStories: readonly Story[] = [
  {
    species: 'elephant',
    when: 'evening',
    photos: ['footpath', 'footprint'],
    narrative: `{victim} was walking home from evening prayers when an elephant came onto the path. Neighbours who heard the cry found {their} body and stayed with it until the police and rangers came.`,
  },
  {
    species: 'elephant',
    when: 'night',
    photos: ['garden', 'footpath'],
    narrative: `{victim} had gone to guard the {crop} with two others from the village. In the dark {they} was separated from them and killed by an elephant. The family was told the same night by the parish chief.`,
  },
  {
    species: 'buffalo',
    when: 'day',
    photos: ['footpath'],
    narrative: `{victim} was attacked by a buffalo on the way to the trading centre and died before {they} reached the health centre. {they} was well known in the village, and many came to the burial.`,
  },
  {
    species: 'hippo',
    when: 'dawn',
    photos: ['landing-site'],
    narrative: `{victim} was fishing at dawn when a hippo overturned the boat on {water}. Fishermen from the landing site searched all day and brought {their} body home in the evening.`,
  },
  {
    species: 'crocodile',
    when: 'day',
    photos: ['landing-site'],
    narrative: `{victim} was taken by a crocodile while fetching water from {water}. The community searched for two days; {they} was laid to rest at the family home with the beach committee present.`,
  },
  {
    species: 'lion',
    when: 'day',
    photos: ['footpath', 'kraal'],
    narrative: `{victim} was herding near {near} and did not come home. A search by neighbours and rangers found {their} body in the morning; the police recorded an attack by a lion.`,
  },
  {
    species: 'hyena',
    when: 'evening',
    photos: ['footpath'],
    narrative: `{victim} was attacked by a hyena on the road after dark. Passers-by brought {them} to the health centre, where {they} died of the injuries the same night.`,
  },
];
