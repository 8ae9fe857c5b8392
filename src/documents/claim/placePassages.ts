import type { Claim } from '../../domain/claim/claim';
import { placeFacts } from '../../domain/place/placeFacts';
import { paragraph, type Passage } from '../pdf/paper';

/** Where it happened, on a map and in words; nothing where the coordinates are not known. */
export function placePassages({ incident, claimant: { district } }: Pick<Claim, 'incident' | 'claimant'>): Passage[] {
  const { gpsLatitude: latitude, gpsLongitude: longitude } = incident;
  if (latitude === undefined || longitude === undefined) return [];
  const place = { latitude, longitude };
  const { districts, otherDistrict, areas } = placeFacts(place, district);
  const words = [
    districts.length > 0
      ? `The coordinates are in ${districts.join(' or ')}.`
      : 'The coordinates are in no district: on a lake, or close to the border.',
    ...(otherDistrict ? [`The claimant lives in ${otherDistrict}.`] : []),
    areas.length > 0 ? `Protected areas nearby: ${areas.join(', ')}.` : 'No listed protected area is nearby.',
    'Each diamond is one point in a protected area, not its border.',
  ];
  return [{ kind: 'map', place: { place, district } }, paragraph(words.join(' '))];
}
