import { grains, type Story } from './story';

/** What wildlife does to houses, stores, fences, boats and wells. */
export const propertyStories: readonly Story[] = [
  {
    species: 'elephant',
    when: 'night',
    crops: [...grains, 'Beans'],
    photos: ['granary'],
    fields: {
      propertyType: 'Granary/Store',
      damageDescription: 'One wall broken out, roof down, about {2-6} bags of {crop} eaten or spoilt',
    },
    narrative: `An elephant from {near} smelled the harvest and broke the wall of the granary. The family was asleep in the next house and stayed inside until it had gone.`,
  },
  {
    species: 'elephant',
    when: 'dawn',
    photos: ['house', 'footprint'],
    fields: {
      propertyType: 'House/Building',
      damageDescription: 'Mud-and-wattle kitchen pushed over, {3-9} iron sheets bent',
    },
    narrative: `{two-four} elephants walked through the homestead before dawn on their way back to {near} and pushed over the kitchen. Nobody was hurt, but food and household goods were lost.`,
  },
  {
    species: 'elephant',
    when: 'night',
    photos: ['fence', 'footprint'],
    fields: { propertyType: 'Water Source', damageDescription: 'Hand pump bent, trough cracked, pipe pulled out' },
    narrative: `In the dry weeks elephants come from {near} to the village pump. On this night they pulled out the pipe and broke the trough; {20-60} households now walk to the next one.`,
  },
  {
    species: 'buffalo',
    when: 'night',
    photos: ['fence'],
    fields: { propertyType: 'Fence', damageDescription: 'About {4-14}0 metres of post and wire fence torn down' },
    narrative: `Buffaloes from {near} went through the paddock fence in the night, and the cattle had to be searched for until noon. The posts had been treated and set only last year.`,
  },
  {
    species: 'hippo',
    when: 'dawn',
    photos: ['landing-site'],
    fields: { propertyType: 'Other', damageDescription: 'Fishing boat holed on one side, two nets torn' },
    narrative: `A hippo came up under the claimant's boat on {water} in the early morning and overturned it. The two men aboard swam to another boat; the hull was holed and the nets were lost.`,
  },
  {
    species: 'crocodile',
    when: 'night',
    photos: ['landing-site'],
    fields: { propertyType: 'Other', damageDescription: '{three-eight} gill nets and a fish cage torn' },
    narrative: `A crocodile broke into the fish cage at the landing site on {water} and tore the nets that were drying beside it. The beach committee has recorded four such visits this season.`,
  },
  {
    species: 'baboon',
    when: 'day',
    photos: ['house'],
    fields: {
      propertyType: 'Granary/Store',
      damageDescription: 'Thatch opened in {two-four} places, stored grain and flour spoilt',
    },
    narrative: `While the family was at the market, baboons opened the thatch of the store and went in. What they did not eat was scattered and soiled.`,
  },
  {
    species: 'hyena',
    when: 'night',
    photos: ['fence', 'kraal'],
    fields: { propertyType: 'Fence', damageDescription: 'Thorn fence of the kraal broken over {6-20} metres' },
    narrative: `Hyenas from {near} tore open the fence of the kraal but were driven off before they reached the animals. It is the second fence in a year.`,
  },
  {
    species: 'other',
    photos: ['footpath'],
    fields: { propertyType: 'Farm Equipment', damageDescription: '{four-eleven} beehives knocked down and broken' },
    narrative: `{A honey badger came to the apiary on two nights and opened the hives one by one. The bees have left and the honey of the season is lost.|The hives were found on the ground in the morning, with the claw marks of a honey badger on the boards. Two more were opened the night after.}`,
  },
  {
    species: 'other',
    when: 'night',
    photos: ['fence'],
    fields: {
      propertyType: 'Fence',
      damageDescription: 'Pole fence of the nursery bed pushed over along {8-24} metres',
    },
    narrative: `Bush pigs from {near} pushed through the fence of the nursery bed. {The poles were set only last season.|It had been mended after an earlier visit the month before.}`,
  },
  {
    species: 'other',
    when: 'day',
    photos: ['house'],
    fields: {
      propertyType: 'House/Building',
      damageDescription: 'Thatch of the kitchen pulled out in {two-five} places',
    },
    narrative: `Vervet monkeys from {near} pulled the thatch of the kitchen apart while the family was in the garden. {Rain came in the same evening.|They had learnt that food is kept there.}`,
  },
  {
    species: 'warthog',
    photos: ['fence'],
    fields: { propertyType: 'Fence', damageDescription: 'Chain-link lifted and torn along {10-40} metres' },
    narrative: `Warthogs from {near} lifted the fence of the tree nursery and dug under it. The seedlings behind it were for the school's woodlot.`,
  },
];
