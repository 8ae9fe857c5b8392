import type { Story } from './story';

/** What wildlife does to herds and flocks. */
export const livestockStories: readonly Story[] = [
  {
    species: 'lion',
    when: 'night',
    photos: ['kraal'],
    fields: { livestockSpecies: 'Cattle', quantityLost: '{1-3}', ageCategory: 'Adult' },
    narrative: `Lions from {near} jumped the fence of the kraal at night and killed {lost}. The claimant and {their} neighbours came out with torches and the lions left without feeding; rangers recorded the tracks in the morning.`,
  },
  {
    species: 'lion',
    when: 'evening',
    photos: ['kraal', 'footprint'],
    fields: { livestockSpecies: 'Cattle', quantityLost: '{1-2}', ageCategory: 'Breeding Animal' },
    narrative: `{lost} that had strayed at dusk {was/were} taken by lions close to the boundary of {near}. The herder heard the attack but could not go near until rangers came.`,
  },
  {
    species: 'leopard',
    when: 'night',
    photos: ['kraal'],
    fields: { livestockSpecies: 'Goat', quantityLost: '{2-6}', ageCategory: 'Adult' },
    narrative: `A leopard came through the roof of the goat house and killed {lost}; only one was carried off. The door was still barred in the morning.`,
  },
  {
    species: 'leopard',
    photos: ['kraal', 'footprint'],
    fields: { livestockSpecies: 'Cattle', quantityLost: '{2-3}', ageCategory: 'Calf/Kid/Lamb' },
    narrative: `A leopard took {lost} from the pen beside the house on different nights of the same week. Its prints lead towards {near}; a trap camera has since been set by the rangers.`,
  },
  {
    species: 'hyena',
    when: 'night',
    photos: ['kraal', 'fence'],
    fields: { livestockSpecies: '{Goat|Sheep}', quantityLost: '{3-9}', ageCategory: 'Adult' },
    narrative: `Hyenas dug under the thorn fence at night and killed {lost}. They were heard calling from {near} before midnight, and the claimant's dogs would not leave {their} door.`,
  },
  {
    species: 'hyena',
    photos: ['kraal'],
    fields: { livestockSpecies: 'Cattle', quantityLost: '{1-2}', ageCategory: 'Young Adult' },
    narrative: `{lost} did not come home with the herd and {was/were} found the next morning, killed by hyenas near the water point. The veterinary officer confirmed the cause from the wounds.`,
  },
  {
    species: 'crocodile',
    when: 'day',
    photos: ['landing-site'],
    fields: { livestockSpecies: 'Cattle', quantityLost: '{1-2}', ageCategory: 'Adult' },
    narrative: `A crocodile pulled {lost} into {water} while the herd was drinking. Herders at the same place lost animals to it {last month|earlier this year} and have asked for a fenced watering point.`,
  },
  {
    species: 'crocodile',
    photos: ['landing-site', 'footprint'],
    fields: { livestockSpecies: 'Goat', quantityLost: '{2-4}', ageCategory: 'Adult' },
    narrative: `{lost} grazing at the edge of {water} were taken by a crocodile within {three-eight} days. The second attack was seen by fishermen, who gave their names to the officer.`,
  },
  {
    species: 'baboon',
    when: 'day',
    photos: ['kraal'],
    fields: { livestockSpecies: 'Goat', quantityLost: '{2-4}', ageCategory: 'Calf/Kid/Lamb' },
    narrative: `Baboons from {near} caught {lost} at pasture in broad daylight. The boy who herds them drove the troop off with stones and ran for help.`,
  },
  {
    species: 'other',
    when: 'night',
    photos: ['kraal'],
    fields: { livestockSpecies: 'Chicken', quantityLost: '{3-8}', ageCategory: 'Adult' },
    narrative: `A python from {near} got into the shelter at night and {lost} were lost. Rangers caught it the next evening and released it away from the village.`,
  },
  {
    species: 'buffalo',
    when: 'day',
    photos: ['kraal', 'fence'],
    fields: { livestockSpecies: 'Cattle', quantityLost: '{1-2}', ageCategory: 'Adult' },
    narrative: `A lone buffalo from {near} charged the herd at the watering place and gored {lost}. The {animal/animals} could not be saved, as the veterinary officer's report confirms.`,
  },
];
