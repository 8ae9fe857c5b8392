import type { IncidentForm } from '../../domain/incident/incident';
import type { Gender, Person } from '../people';
import type { Place } from '../places';
import type { Random } from '../random';
import type { Story } from './story';

/** What a story can speak of. */
export type Scene = {
  random: Random;
  place: Place;
  /** Who was hurt or killed; the claimant where nobody else was. */
  victim: Person;
  /** The victim as a sentence names them. */
  victimName: string;
  /** The crop in plain words. */
  crop: string;
};

const counted = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const pronouns: Record<Gender, Record<string, string>> = {
  men: { they: 'he', them: 'him', their: 'his' },
  women: { they: 'she', them: 'her', their: 'her' },
};

const grown: Record<string, string> = {
  Cattle: 'cow/cows',
  Goat: 'goat/goats',
  Sheep: 'sheep/sheep',
  Chicken: 'hen/hens',
};
const young: Record<string, string> = { Cattle: 'calf/calves', Goat: 'kid/kids' };

/**
 * The fields of step 2 that a story tells, its narrative among them. What stands in braces is filled in: a word of the
 * scene ({near}, {water}, {crop}, {victim}, {they}, {them}, {their}, {lost}), one of several ({last month|last year}), a
 * number in figures or in words ({20-60}, {six-twelve}), or what agrees with how many animals were lost ({was/were}).
 */
export function tell(story: Story, { random, place, victim, victimName, crop }: Scene): Partial<IncidentForm> {
  const words: Record<string, string> = {
    near: place.near,
    water: place.water ?? 'the river',
    crop,
    victim: victimName,
    ...pronouns[victim.gender],
  };
  let lost = 0;

  function choose(blank: string): string {
    if (blank.includes('|')) return random.pick(blank.split('|'));
    if (blank.includes('/')) return blank.split('/')[lost === 1 ? 0 : 1] ?? '';
    const [low = '', high = ''] = blank.split('-');
    if (counted.includes(low)) return counted[random.int(counted.indexOf(low), counted.indexOf(high))] ?? '';
    if (Number(high) > Number(low)) return String(random.int(Number(low), Number(high)));
    throw new Error(`Nothing fills in {${blank}}.`);
  }

  const fill = (text: string) =>
    text
      .replace(/\{(.+?)\}/g, (_braced, blank: string) => words[blank] ?? choose(blank))
      .replace(/(^|\. )[a-z]/g, (start) => start.toUpperCase());

  const fields: Partial<IncidentForm> = Object.fromEntries(
    Object.entries(story.fields ?? {}).map(([name, text]) => [name, fill(text)]),
  );
  const { livestockSpecies, quantityLost, ageCategory } = fields;
  if (livestockSpecies) {
    lost = Number(quantityLost);
    const animals = (ageCategory === 'Calf/Kid/Lamb' ? young : grown)[livestockSpecies];
    words['lost'] = `${counted[lost]} ${choose(animals ?? '')}`;
  }
  return { ...fields, narrativeDescription: fill(story.narrative) };
}
