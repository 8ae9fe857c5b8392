import type { Words } from '../words';

/** Columns that a form on a phone (ODK, Kobo) adds of itself, by their headers in small letters: no field of a claim. */
const formColumns = new Map<string, Words>([
  ['start', 'when the form was opened'],
  ['starttime', 'when the form was opened'],
  ['end', 'when the form was closed'],
  ['endtime', 'when the form was closed'],
  ['today', 'the day of the form'],
  ['deviceid', 'which phone it was'],
  ['phonenumber', 'the number of the phone'],
  ['simserial', 'which phone it was'],
  ['subscriberid', 'which phone it was'],
  ['username', 'who filled it in'],
  ['_submitted_by', 'who filled it in'],
  ['submittername', 'who filled it in'],
  ['_id', 'the number that the form’s server gave'],
  ['_uuid', 'the number that the form’s server gave'],
  ['key', 'the number that the form’s server gave'],
  ['instanceid', 'the number that the form’s server gave'],
  ['meta/instanceid', 'the number that the form’s server gave'],
  ['_index', 'the number that the form’s server gave'],
  ['_status', 'how the form was sent'],
  ['_validation_status', 'how the form was sent'],
  ['_notes', 'notes on the form’s server'],
  ['_tags', 'notes on the form’s server'],
  ['__version__', 'the version of the form'],
  ['formversion', 'the version of the form'],
]);

/** What a column of that kind is; undefined for any other. */
export const formColumnWords = (header: string): Words | undefined => formColumns.get(header.trim().toLowerCase());

/** Kobo tells the moment of sending in UTC and does not say so. */
export const isToldInUtc = (header: string): boolean => header.trim().toLowerCase() === '_submission_time';
