import type { Incident } from '../../domain/incident/incident';
import type { IncidentType, Species } from '../../domain/incident/incidents';
import { officialFormats } from '../table/cellText';

/** What a kind of incident is called in a sentence, and whether one animal or several are named as its cause. */
const kindWords: Record<IncidentType, { what: string; by: 'one' | 'many' }> = {
  crop: { what: 'crop damage', by: 'many' },
  livestock: { what: 'loss of livestock', by: 'many' },
  property: { what: 'property damage', by: 'many' },
  injury: { what: 'an injury', by: 'one' },
  death: { what: 'a death', by: 'one' },
};

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
  const { what, by } = kindWords[incidentType];
  return `${what} caused by ${animalWords[wildlifeSpecies ?? 'other'][by]} on ${officialFormats.date(dateOfIncident)}`;
}
