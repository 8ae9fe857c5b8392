import { grains, roots, type Story } from './story';

/** What wildlife does to gardens. */
export const cropStories: readonly Story[] = [
  {
    species: 'elephant',
    when: 'night',
    photos: ['garden', 'footprint'],
    narrative: `A herd of about {six-twelve} elephants crossed from {near} after dark and fed in the garden until {three|four|five} in the morning. What they did not eat of the {crop} they trampled. Neighbours drove the herd back with drums and torches.`,
  },
  {
    species: 'elephant',
    when: 'night',
    photos: ['garden', 'fence'],
    narrative: `Elephants crossed the {trench|beehive fence|chilli fence} along the boundary of {near} on a night of heavy rain, when nobody could keep watch. They walked through the {crop} from end to end and left by the same way.`,
  },
  {
    species: 'elephant',
    when: 'dawn',
    photos: ['footprint', 'garden'],
    narrative: `{two-four} bull elephants came into the garden at dawn, for the {second|third} time this season. Rangers fired scare shots and turned them, but by then they had flattened the {crop}. The claimant feeds {their} family of {five-nine} from this garden.`,
  },
  {
    species: 'elephant',
    crops: ['Banana', 'Coffee', 'Sugarcane'],
    photos: ['garden', 'footprint'],
    narrative: `Elephants from {near} went through the {crop} on two nights and pushed down about {4-18}0 stems. The prints and dung were shown to the ranger on duty the next morning.`,
  },
  {
    species: 'buffalo',
    crops: [...grains, 'Beans', 'Sweet Potato'],
    photos: ['garden'],
    narrative: `Buffaloes grazed the {crop} on two nights running. Their tracks lead back to {near}, and the ranger on duty saw {three-nine} of them leave at first light.`,
  },
  {
    species: 'buffalo',
    when: 'dawn',
    crops: [...grains, 'Beans', 'Sweet Potato'],
    photos: ['fence', 'garden'],
    narrative: `When the claimant went to weed in the morning {they} found buffaloes lying in the garden and had to turn back. They had grazed the {crop} on one side and trodden down the other.`,
  },
  {
    species: 'hippo',
    when: 'night',
    crops: [...grains, 'Beans', 'Sweet Potato', 'Cassava'],
    photos: ['landing-site', 'garden'],
    narrative: `Hippos left {water} after dark and grazed the young {crop} down to the ground. The garden lies close to the water, and their path through it is plain to see.`,
  },
  {
    species: 'hippo',
    crops: [...grains, 'Beans', 'Sweet Potato', 'Cassava'],
    photos: ['footprint', 'landing-site'],
    narrative: `{two-five} hippos came up from {water} into the {crop} on several nights. The family lit fires at the edge of the garden, but the rain put them out and most of the crop was lost.`,
  },
  {
    species: 'baboon',
    crops: [...grains, 'Beans', 'Banana', 'Sugarcane'],
    photos: ['garden'],
    narrative: `A troop of about {3-6}0 baboons came every morning for a week while the children who keep watch were at school. They took the ripe {crop} first and broke the rest as they fed.`,
  },
  {
    species: 'baboon',
    when: 'day',
    crops: roots,
    photos: ['garden'],
    narrative: `Baboons from {near} dug up the {crop} row by row. The claimant guarded the garden for three weeks; on the day of a burial in the village nobody was there, and {they} came home to find it bare.`,
  },
  {
    species: 'warthog',
    crops: [...roots, 'Beans', 'Maize'],
    photos: ['garden', 'footprint'],
    narrative: `Warthogs rooted up the {crop} along {five-twelve} rows in two nights. Their burrow is in the bush beside the garden, where rangers have seen a sow with young.`,
  },
  {
    species: 'antelope',
    crops: [...grains, 'Beans'],
    photos: ['footprint'],
    narrative: `{Waterbuck|Bushbuck|Kob} came out of {near} night after night and browsed the young {crop} until nothing was left to flower. Droppings and prints were shown to the parish chief.`,
  },
  {
    species: 'other',
    crops: [...roots, ...grains, 'Beans'],
    photos: ['garden'],
    narrative: `Bush pigs came from {near} and rooted through the {crop} on {two-four} nights. The hedge that was planted against them last year did not hold.`,
  },
  {
    species: 'other',
    when: 'day',
    crops: ['Banana', 'Sugarcane', 'Coffee', 'Maize'],
    photos: ['garden'],
    narrative: `{Red-tailed|Vervet} monkeys came from {near} for the ripening {crop}, a few at first and then by the dozen. The family chased them from one side of the garden while they fed on the other.`,
  },
];
