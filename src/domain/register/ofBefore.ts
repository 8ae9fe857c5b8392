import * as v from 'valibot';

/*
 * What test versions of the portal stored, before version 1.0.0 gave everything its first version. It is recognized by
 * its names, which nothing has had since, and never read.
 */

const file = v.object({ format: v.picklist(['wildlife-claims-register', 'wildlife-claims-bundle']) });

/** Whether a register's JSON, or the manifest of a bundle, is of such a version. */
export const isOfBefore = (value: unknown): boolean => v.is(file, value);

/** What the names of its databases began with. */
export const databasePrefixOfBefore = 'wildlife-claims-';

/** Whether a key of localStorage is one of it. */
export const isKeyOfBefore = (key: string): boolean => /^wcp[/-]/.test(key);
