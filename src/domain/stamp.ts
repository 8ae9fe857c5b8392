import type { Actor } from './user/user';

/** Which event, when, by whom. Ids of audit rows, notes and notifications derive from eventId. */
export type Stamp = { eventId: string; at: string; actor: Actor };
