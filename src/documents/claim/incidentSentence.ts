import type { Incident } from '../../domain/incident/incident';
import { incidentDetails } from '../../domain/incident/incidentDetails';
import type { Species } from '../../domain/incident/incidents';
import { officialFormats } from '../table/cellText';

const animalWords: Record<Species, { one: string; many: string }> = {
  elephant: { one: 'an elephant', many: 'elephants' },
  buffalo: { one: 'a buffalo', many: 'buffaloes' },
  lion: { one: 'a lion', many: 'lions' },
  hippo: { one: 'a hippo', many: 'hippos' },
  crocodile: { one: 'a crocodile', many: 'crocodiles' },
  baboon: { one: 'a baboon', many: 'baboons' },
  leopard: { one: 'a leopard', many: 'leopards' },
  hyena: { one: 'a hyena', many: 'hyenas' },
  warthog: { one: 'a warthog', many: 'warthogs' },
  antelope: { one: 'an antelope', many: 'antelopes' },
  other: { one: 'a wild animal', many: 'wild animals' },
};

/** What a claim is about, in half a sentence: "crop damage caused by elephants on 14/06/2025". */
export function incidentInSentence({ incidentType, wildlifeSpecies, dateOfIncident }: Incident): string {
  const { what, by } = incidentDetails[incidentType].inSentence;
  return `${what} caused by ${animalWords[wildlifeSpecies ?? 'other'][by]} on ${officialFormats.date(dateOfIncident)}`;
}
