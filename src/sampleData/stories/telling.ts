import type { Person } from '../people';
import type { Random } from '../random';
import type { Scene } from './story';

const counted = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
export const inWords = (count: number) => counted[count] ?? String(count);
export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const they = ({ gender }: Person) => (gender === 'men' ? 'he' : 'she');
export const them = ({ gender }: Person) => (gender === 'men' ? 'him' : 'her');
export const theirs = ({ gender }: Person) => (gender === 'men' ? 'his' : 'her');

/** The injured person, as a sentence begins with them. */
export const hurt = ({ victim }: Scene) =>
  victim.kin ? `${victim.first}, the claimant's ${victim.kin},` : 'The claimant';

/** The deceased, as a sentence begins with them. */
export const late = ({ victim }: Scene) => `${victim.fullName}, the claimant's ${victim.kin ?? 'relative'},`;

export const water = ({ place }: Scene) => place.water ?? 'the river';

const herds = {
  Cattle: ['cow', 'cows'],
  Goat: ['goat', 'goats'],
  Sheep: ['sheep', 'sheep'],
  Chicken: ['hen', 'hens'],
} as const;

/** Animals lost: the fields that say so, and the same in words. */
export function lost(random: Random, species: keyof typeof herds, low: number, high: number, ageCategory = 'Adult') {
  const count = random.int(low, high);
  return {
    words: `${inWords(count)} ${herds[species][count === 1 ? 0 : 1]}`,
    fields: { livestockSpecies: species, quantityLost: String(count), ageCategory },
  };
}

export const grains = ['Maize', 'Sorghum', 'Millet', 'Rice'];
export const roots = ['Cassava', 'Sweet Potato', 'Irish Potato'];
