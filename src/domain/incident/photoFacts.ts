import * as v from 'valibot';
import { kampalaInstant } from '../calendar';
import type { Point } from '../place/outlines';
import { roundPoint } from '../place/points';
import { clockOffset, wallClock, type photoFactsRecord } from './evidenceRecord';

/** When and where a photo was taken, by its camera: a claim about it, not a proof. */
export type PhotoFacts = v.InferOutput<typeof photoFactsRecord>;

/** What is read of a photo, by the names of EXIF. */
export const cameraTags = [
  'DateTimeOriginal',
  'OffsetTimeOriginal',
  'GPSLatitude',
  'GPSLatitudeRef',
  'GPSLongitude',
  'GPSLongitudeRef',
] as const;

/** As they stand in the file: whatever a camera, or anybody, wrote there. */
export type CameraTags = { [Tag in (typeof cameraTags)[number]]?: unknown };

/**
 * The facts that a camera can have meant; undefined where there are none. A moment in the future, or of before a camera was
 * set, is none, and a position that is nowhere is none.
 * @param now an instant
 */
export function findPhotoFacts(tags: CameraTags, now: string): PhotoFacts | undefined {
  const facts = { ...findMoment(tags, now), ...findPosition(tags) };
  return Object.keys(facts).length > 0 ? facts : undefined;
}

/** A camera that nobody set begins to count here, or before. */
const neverSet = '2000-01-01';

function findMoment(tags: CameraTags, now: string): Pick<PhotoFacts, 'takenOn' | 'offset'> | undefined {
  const written = /^(\d{4})[:/-](\d\d)[:/-](\d\d)[ T](\d\d:\d\d)/.exec(textOf(tags.DateTimeOriginal));
  const takenOn = written && `${written.slice(1, 4).join('-')}T${written[4]}`;
  if (!v.is(wallClock, takenOn) || takenOn.slice(0, 10) <= neverSet) return undefined;
  const offset = textOf(tags.OffsetTimeOriginal);
  const moment = v.is(clockOffset, offset) ? { takenOn, offset } : { takenOn };
  return instantOf(moment) > now ? undefined : moment;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function findPosition(tags: CameraTags): Point | undefined {
  const north = degreesOf(tags.GPSLatitude, tags.GPSLatitudeRef, { N: 1, S: -1 });
  const east = degreesOf(tags.GPSLongitude, tags.GPSLongitudeRef, { E: 1, W: -1 });
  if (north === undefined || east === undefined || Math.abs(north) > 90 || Math.abs(east) > 180) return undefined;
  // A receiver that has found no satellite says 0, 0.
  if (north === 0 && east === 0) return undefined;
  return roundPoint({ latitude: north, longitude: east });
}

const isPart = (part: unknown): part is number => Number.isFinite(part) && Number(part) >= 0;

/** Without its side of the equator a latitude in Uganda says nothing: it may be either. */
function degreesOf(parts: unknown, side: unknown, signs: Record<string, number>): number | undefined {
  const sign = signs[textOf(side).toUpperCase()];
  const [degrees, minutes, seconds, ...more] = Array.isArray(parts) ? (parts as unknown[]) : [];
  if (!isPart(degrees) || !isPart(minutes) || !isPart(seconds) || more.length > 0) return undefined;
  if (sign === undefined || minutes >= 60 || seconds >= 60) return undefined;
  return sign * (degrees + minutes / 60 + seconds / 3600);
}

/** The instant at which a photo was taken; a clock of which nobody knows the zone is one of Kampala. */
export const takenAt = ({ takenOn, offset }: PhotoFacts): string | undefined =>
  takenOn && instantOf({ takenOn, offset });

const instantOf = ({ takenOn = '', offset }: Pick<PhotoFacts, 'takenOn' | 'offset'>): string => {
  const [day = '', time = ''] = takenOn.split('T');
  return offset ? new Date(`${takenOn}${offset}`).toISOString() : kampalaInstant(day, time);
};

/** Where a photo was taken. */
export const positionOf = ({ latitude, longitude }: PhotoFacts): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
