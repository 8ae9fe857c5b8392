import type { Migration } from '../domain/register/versions';

/**
 * What brings the payload of a stored event to a version, by the event's name and that version. Apart from the versions,
 * since it is loaded with what reads the log. Where one throws, the event is not taken.
 */
export const eventMigrations: Readonly<Record<string, Record<number, Migration> | undefined>> = {};
