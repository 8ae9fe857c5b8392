import type { Incident, KindFieldName } from '../../domain/incident/incident';
import { incidentDetails } from '../../domain/incident/incidentDetails';
import { incidentKinds, isItemKind, type Species } from '../../domain/incident/incidents';
import { itemsOf } from '../../domain/incident/items';
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
  gorilla: { one: 'a gorilla', many: 'gorillas' },
  chimpanzee: { one: 'a chimpanzee', many: 'chimpanzees' },
  other: { one: 'a wild animal', many: 'wild animals' },
};

/** What a claim is about, in half a sentence: "crop damage (maize and beans) caused by elephants on 14/06/2025". */
export function incidentInSentence(incident: Incident): string {
  const { incidentType, wildlifeSpecies, dateOfIncident } = incident;
  const { what, by } = incidentDetails[incidentType].inSentence;
  const names = isItemKind(incidentType) ? namesOf(incident, incidentKinds[incidentType].fields[0].name) : '';
  const animal = animalWords[wildlifeSpecies ?? 'other'][by];
  return `${what}${names && ` (${names})`} caused by ${animal} on ${officialFormats.date(dateOfIncident)}`;
}

/** What was struck, each once, by the field that says what it is; empty where that is nothing with a name. */
function namesOf(incident: Incident, name: KindFieldName): string {
  const names = [...new Set(itemsOf(incident).map((item) => String(item[name])))].filter(Boolean);
  if (names.every((item) => item === 'Other')) return '';
  const words = names.map((item) => item.toLowerCase().replace('irish', 'Irish'));
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
}
