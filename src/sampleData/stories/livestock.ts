import type { Story } from './story';
import { inWords, sentence, lost, theirs, water } from './telling';

/** What wildlife does to herds and flocks. */
export const livestockStories: readonly Story[] = [
  {
    species: 'lion',
    when: 'night',
    photos: ['kraal'],
    tell: ({ random, place, claimant }) => {
      const { words, fields } = lost(random, 'Cattle', 1, 3);
      return {
        fields,
        narrative: `Lions from ${place.near} jumped the fence of the kraal at night and killed ${words}. The claimant and ${theirs(claimant)} neighbours came out with torches and the lions left without feeding; rangers recorded the tracks in the morning.`,
      };
    },
  },
  {
    species: 'lion',
    when: 'evening',
    photos: ['kraal', 'footprint'],
    tell: ({ random, place }) => {
      const { words, fields } = lost(random, 'Cattle', 1, 2, 'Breeding Animal');
      return {
        fields,
        narrative: `${sentence(words)} that had strayed at dusk ${words.startsWith('one') ? 'was' : 'were'} taken by lions close to the boundary of ${place.near}. The herder heard the attack but could not go near until rangers came.`,
      };
    },
  },
  {
    species: 'leopard',
    when: 'night',
    photos: ['kraal'],
    tell: ({ random }) => {
      const { words, fields } = lost(random, 'Goat', 2, 6);
      return {
        fields,
        narrative: `A leopard came through the roof of the goat house and killed ${words}; only one was carried off. The door was still barred in the morning.`,
      };
    },
  },
  {
    species: 'leopard',
    photos: ['kraal', 'footprint'],
    tell: ({ random, place }) => {
      const { words, fields } = lost(random, 'Cattle', 2, 3, 'Calf/Kid/Lamb');
      const calves = words.replace('cows', 'calves');
      return {
        fields,
        narrative: `A leopard took ${calves} from the pen beside the house on different nights of the same week. Its prints lead towards ${place.near}; a trap camera has since been set by the rangers.`,
      };
    },
  },
  {
    species: 'hyena',
    when: 'night',
    photos: ['kraal', 'fence'],
    tell: ({ random, place, claimant }) => {
      const { words, fields } = lost(random, random.pick(['Goat', 'Sheep']), 3, 9);
      return {
        fields,
        narrative: `Hyenas dug under the thorn fence at night and killed ${words}. They were heard calling from ${place.near} before midnight, and the claimant's dogs would not leave ${theirs(claimant)} door.`,
      };
    },
  },
  {
    species: 'hyena',
    photos: ['kraal'],
    tell: ({ random }) => {
      const { words, fields } = lost(random, 'Cattle', 1, 2, 'Young Adult');
      return {
        fields,
        narrative: `${sentence(words)} did not come home with the herd and ${words.startsWith('one') ? 'was' : 'were'} found the next morning, killed by hyenas near the water point. The veterinary officer confirmed the cause from the wounds.`,
      };
    },
  },
  {
    species: 'crocodile',
    when: 'day',
    photos: ['landing-site'],
    tell: (scene) => {
      const { words, fields } = lost(scene.random, 'Cattle', 1, 2);
      return {
        fields,
        narrative: `A crocodile pulled ${words} into ${water(scene)} while the herd was drinking. Herders at the same place lost animals to it ${scene.random.pick(['last month', 'earlier this year'])} and have asked for a fenced watering point.`,
      };
    },
  },
  {
    species: 'crocodile',
    photos: ['landing-site', 'footprint'],
    tell: (scene) => {
      const { words, fields } = lost(scene.random, 'Goat', 2, 4);
      return {
        fields,
        narrative: `${sentence(words)} grazing at the edge of ${water(scene)} were taken by a crocodile within ${inWords(scene.random.int(3, 8))} days. The second attack was seen by fishermen, who gave their names to the officer.`,
      };
    },
  },
  {
    species: 'baboon',
    when: 'day',
    photos: ['kraal'],
    tell: ({ random, place }) => {
      const { words, fields } = lost(random, 'Goat', 2, 4, 'Calf/Kid/Lamb');
      return {
        fields,
        narrative: `Baboons from ${place.near} caught ${words.replace('goat', 'kid')} at pasture in broad daylight. The boy who herds them drove the troop off with stones and ran for help.`,
      };
    },
  },
  {
    species: 'other',
    when: 'night',
    photos: ['kraal'],
    tell: ({ random, place }) => {
      const { words, fields } = lost(random, 'Chicken', 3, 8);
      return {
        fields,
        narrative: `A python from ${place.near} got into the shelter at night and ${words} were lost. Rangers caught it the next evening and released it away from the village.`,
      };
    },
  },
  {
    species: 'buffalo',
    when: 'day',
    photos: ['kraal', 'fence'],
    tell: ({ random, place }) => {
      const { words, fields } = lost(random, 'Cattle', 1, 2);
      return {
        fields,
        narrative: `A lone buffalo from ${place.near} charged the herd at the watering place and gored ${words}. The animal${words.startsWith('one') ? '' : 's'} could not be saved, as the veterinary officer's report confirms.`,
      };
    },
  },
];
