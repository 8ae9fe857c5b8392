import type { ClaimantForm } from '../domain/claim/claimant';
import { districtName } from '../domain/place/districts';
import { findListedArea } from '../domain/place/listedAreas';
import { emptyIncidentForm } from '../domain/incident/emptyIncidentForm';
import { type IncidentForm } from '../domain/incident/incident';
import { protectedAreas } from '../domain/incident/incidents';
import type { Calendar } from './calendar';
import { gardenPhoto, type SamplePhoto } from './evidence';
import { makeNationalId, makePerson, makePhone, type Gender, type Person } from './people';
import type { Place } from './places';
import type { Random } from './random';
import type { LossSeverity, Story } from './stories/story';
import { tell } from './stories/telling';
import { cropWord, measureLoss } from './measures';
import type { SampleKind } from './kinds';

/** A loss and who claims for it, as the officer fills in steps 1 and 2. */
export type Loss = {
  kind: SampleKind;
  claimant: ClaimantForm;
  incident: IncidentForm;
  photos: readonly SamplePhoto[];
  /** Of an injury. */
  severity: LossSeverity;
};

type Setting = {
  random: Random;
  calendar: Calendar;
  place: Place;
  kind: SampleKind;
  story: Story;
  /** When it was registered. */
  daysAgo: number;
  /** How many days before it happened; one to six, and to nine for a death, where nothing is said. */
  delay?: number;
};

/** Lets a story happen to someone at a place. */
export function makeLoss({ random, calendar, place, kind, story, daysAgo, delay }: Setting): Loss {
  const person = makePerson(random, place.people);
  const claimant = makeClaimant(random, place, person);
  const crop = random.pick((story.crops ?? place.crops).filter((one) => place.crops.includes(one)));
  const kin = kinOf(random, kind, person.gender);
  const victim = kin ? makePerson(random, place.people, kin.gender) : person;
  const day = calendar.day(daysAgo + (delay ?? (kind === 'death' ? random.int(4, 9) : random.int(1, 6))));
  const victimName = kin
    ? `${kind === 'death' ? victim.fullName : victim.first}, the claimant's ${kin.word},`
    : 'the claimant';
  const told = tell(story, { random, place, victim, victimName, crop: cropWord(crop) });
  const incident: IncidentForm = {
    ...emptyIncidentForm,
    incidentType: kind,
    dateOfIncident: day,
    timeOfIncident: story.when ? timeIn(random, story.when) : '',
    protectedAreaNearby: place.protectedArea,
    protectedAreaName: findListedArea(place.near)?.name ?? '',
    ...makePoint(random, place),
    locationDescription: describeLocation(random, place, claimant.village, story),
    wildlifeSpecies: story.species,
    ...(kind === 'crop' && { cropType: crop }),
    ...(kind === 'injury' && {
      injuredPersonName: victim.fullName,
      hospitalFacility: random.pick([
        `${claimant.subcounty} Health Centre III`,
        `${districtName(place.district)} Health Centre IV`,
      ]),
    }),
    ...(kind === 'death' && {
      deceasedName: victim.fullName,
      dateOfDeath: day,
      nextOfKin: person.fullName,
      relationship: kin?.relationship ?? '',
    }),
    ...told,
  };
  const { severity = 'serious' } = story;
  return {
    kind,
    claimant,
    incident: { ...incident, ...measureLoss(random, kind, incident, severity) },
    photos: story.photos.map((photo) => (photo === 'garden' ? gardenPhoto(crop) : photo)),
    severity,
  };
}

function makeClaimant(random: Random, place: Place, { fullName, gender }: Person): ClaimantForm {
  const subcounty = random.pick(Object.keys(place.subcounties));
  const parish = random.pick(place.subcounties[subcounty] ?? []);
  const phoneNumber = makePhone(random);
  const mobile = random.chance(0.7);
  return {
    fullName,
    nationalId: makeNationalId(random, gender),
    phoneNumber,
    alternatePhone: random.chance(0.2) ? makePhone(random) : '',
    district: place.district,
    subcounty,
    parish,
    village: `${parish} ${random.pick(['A', 'B', 'Central', 'East', 'West', 'Upper', 'Lower'])}`,
    payoutMethod: mobile ? 'mobile_money' : 'bank_transfer',
    mobileMoneyNumber: mobile ? phoneNumber : '',
    bankName: mobile ? '' : random.pick(['Centenary Bank', 'PostBank Uganda', 'Stanbic Bank', 'Housing Finance Bank']),
    accountName: mobile ? '' : fullName,
    accountNumber: mobile ? '' : random.digits(10),
  };
}

type Kin = { word: string; gender: Gender; relationship: string };

/** By the claimant's gender: what the other is to the claimant, and the claimant to the other. */
const relatives: Record<Gender, readonly Kin[]> = {
  women: [
    { word: 'husband', gender: 'men', relationship: 'Widow' },
    { word: 'brother', gender: 'men', relationship: 'Sister' },
    { word: 'son', gender: 'men', relationship: 'Mother' },
    { word: 'sister', gender: 'women', relationship: 'Sister' },
  ],
  men: [
    { word: 'wife', gender: 'women', relationship: 'Widower' },
    { word: 'brother', gender: 'men', relationship: 'Brother' },
    { word: 'daughter', gender: 'women', relationship: 'Father' },
    { word: 'son', gender: 'men', relationship: 'Father' },
  ],
};

/** Who was killed, or who was hurt where it was not the claimant. */
function kinOf(random: Random, kind: SampleKind, gender: Gender): Kin | undefined {
  return kind === 'death' || (kind === 'injury' && random.chance(0.4)) ? random.pick(relatives[gender]) : undefined;
}

/** The hours of each part of a day, on into the next. */
const hours = { night: [21, 28], dawn: [5, 6], day: [9, 16], evening: [18, 20] } as const;

function timeIn(random: Random, part: keyof typeof hours): string {
  const [from, to] = hours[part];
  const hour = random.int(from, to) % 24;
  return `${String(hour).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`;
}

/** A point within three kilometres of the place's; one in ten was not measured. */
function makePoint(random: Random, { point: [latitude, longitude] }: Place) {
  const near = (degrees: number) => (degrees + (random.next() - 0.5) * 0.05).toFixed(4);
  return random.chance(0.9) ? { gpsLatitude: near(latitude), gpsLongitude: near(longitude) } : {};
}

function describeLocation(
  random: Random,
  { protectedArea, water }: Place,
  village: string,
  { species }: Story,
): string {
  const wet = water && (species === 'hippo' || species === 'crocodile');
  const edge =
    protectedArea === 'none' ? 'the bush' : `the ${protectedAreas[protectedArea].label.toLowerCase()} boundary`;
  return `${village}, ${random.int(1, wet ? 6 : 18) * 100} m from ${wet ? water : edge}`;
}
