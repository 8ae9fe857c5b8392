import { kampalaDay } from '../calendar';
import { isInUganda } from '../place/location';
import type { Point } from '../place/outlines';
import { kilometresBetween } from '../place/points';
import { formatTime } from '../settings/format';
import type { EvidenceFile } from './evidence';
import { positionOf, takenAt } from './photoFacts';

/** What a photo offers for a form: a day with its time, or a place; `name` is that of the photo. */
export type MomentOffer = { day: string; time: string; name: string };
export type PlaceOffer = Point & { name: string };

/** More would be a list to search. */
const most = 3;

/** Photos closer than this were taken at one place. */
const samePlaceKilometres = 0.1;

/** The first photo of each day, the earliest day first. Days and times in Kampala. @param until the last day, YYYY-MM-DD */
export function momentOffers(photos: readonly EvidenceFile[], until: string, from = ''): MomentOffer[] {
  const moments = photos
    .flatMap(({ photo, name }) => {
      const at = photo && takenAt(photo);
      return at ? [{ at, day: kampalaDay(at), time: formatTime(at).slice(0, 5), name }] : [];
    })
    .filter(({ day }) => day >= from && day <= until)
    .sort((a, b) => (a.at < b.at ? -1 : 1));
  return moments
    .filter(({ day }, index) => moments.findIndex((one) => one.day === day) === index)
    .slice(0, most)
    .map(({ day, time, name }) => ({ day, time, name }));
}

/** The places in Uganda at which photos were taken. */
export function placeOffers(photos: readonly EvidenceFile[]): PlaceOffer[] {
  const offers: PlaceOffer[] = [];
  for (const { photo, name } of photos) {
    const place = photo && positionOf(photo);
    if (!place || !isInUganda(place.latitude, place.longitude)) continue;
    if (offers.some((offer) => kilometresBetween(offer, place) < samePlaceKilometres)) continue;
    offers.push({ ...place, name });
  }
  return offers.slice(0, most);
}
