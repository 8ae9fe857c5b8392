import type { Story } from './story';
import { sentence, theirs, they, them, hurt, water } from './telling';

/** How people are hurt by wildlife. */
export const injuryStories: readonly Story[] = [
  {
    species: 'buffalo',
    severity: 'grave',
    when: 'day',
    photos: ['footpath'],
    tell: (scene) => ({
      fields: { injuriesDescription: 'Broken ribs on the left side and a deep wound of the thigh' },
      narrative: `${hurt(scene)} was collecting firewood near ${scene.place.near} when a buffalo came out of the thicket and charged. Two neighbours drove it off and carried ${them(scene.victim)} to the road.`,
    }),
  },
  {
    species: 'elephant',
    when: 'dawn',
    photos: ['footpath', 'footprint'],
    tell: (scene) => ({
      fields: { injuriesDescription: 'Broken lower leg and bruising of the back' },
      narrative: `${hurt(scene)} met an elephant with a calf on the path to the garden before sunrise. ${sentence(they(scene.victim))} ran and fell into a ditch, where ${they(scene.victim)} broke a leg; the elephant passed by.`,
    }),
  },
  {
    species: 'hippo',
    when: 'dawn',
    photos: ['landing-site'],
    tell: (scene) => ({
      fields: { injuriesDescription: 'Bite wounds of the right arm and a broken forearm' },
      narrative: `${hurt(scene)} was setting nets on ${water(scene)} when a hippo overturned the boat and bit ${theirs(scene.victim)} arm. Other fishermen pulled ${them(scene.victim)} out of the water.`,
    }),
  },
  {
    species: 'crocodile',
    severity: 'grave',
    when: 'day',
    photos: ['landing-site'],
    tell: (scene) => ({
      fields: { injuriesDescription: 'Deep wounds of the left leg, with loss of muscle' },
      narrative: `${hurt(scene)} was fetching water at ${water(scene)} when a crocodile took hold of ${theirs(scene.victim)} leg. A neighbour beat it with a paddle until it let go.`,
    }),
  },
  {
    species: 'leopard',
    when: 'night',
    photos: ['footpath'],
    tell: (scene) => ({
      fields: { injuriesDescription: 'Claw wounds of the shoulder and scalp' },
      narrative: `${hurt(scene)} went out at night to see why the goats were restless and surprised a leopard in the pen. It struck once and fled; the wounds needed ${scene.random.int(12, 30)} stitches.`,
    }),
  },
  {
    species: 'hyena',
    severity: 'light',
    when: 'night',
    photos: ['footpath', 'kraal'],
    tell: (scene) => ({
      fields: { injuriesDescription: 'Bite wounds of the hand and forearm' },
      narrative: `${hurt(scene)} was sleeping beside the herd when hyenas came. ${sentence(they(scene.victim))} defended the animals with a stick and was bitten in the hand before help came.`,
    }),
  },
  {
    species: 'baboon',
    severity: 'light',
    when: 'day',
    photos: ['footpath'],
    tell: (scene) => ({
      fields: { injuriesDescription: 'Bite wound of the calf, vaccinated against rabies' },
      narrative: `${hurt(scene)} was chasing baboons from the garden when a large male turned and bit ${theirs(scene.victim)} leg. The course of vaccination at the health centre takes four visits.`,
    }),
  },
  {
    species: 'lion',
    severity: 'grave',
    when: 'day',
    photos: ['kraal', 'footpath'],
    tell: (scene) => ({
      fields: { injuriesDescription: 'Deep claw wounds of the back and upper arm' },
      narrative: `${hurt(scene)} went with other herders to look for a missing cow and came upon a lion feeding. It sprang once and drew back when the others shouted; the health centre referred the wounds to hospital the same day.`,
    }),
  },
  {
    species: 'warthog',
    severity: 'light',
    when: 'day',
    photos: ['footpath'],
    tell: (scene) => ({
      fields: { injuriesDescription: 'Tusk wound of the lower leg' },
      narrative: `${hurt(scene)} was weeding when dogs chased a warthog into the garden. It struck ${theirs(scene.victim)} leg in passing, and the health centre has told ${them(scene.victim)} to rest for six weeks.`,
    }),
  },
  {
    species: 'other',
    when: 'evening',
    photos: ['footpath'],
    tell: (scene) => ({
      fields: { injuriesDescription: 'Snake bite of the foot with severe swelling' },
      narrative: `${hurt(scene)} was bitten by a puff adder on the way home from the garden. The nearest health centre had no antivenom, and the family hired a car to reach the hospital.`,
    }),
  },
];
