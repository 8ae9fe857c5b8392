/** What every key of the register in localStorage begins with. */
export const keyPrefix = 'reg/';

/** What the key of every draft begins with. */
export const draftPrefix = `${keyPrefix}drafts/`;

/** Names sessions that are over, whatever else tells of them: their end may not be stored as an event. */
export const signedOutKey = `${keyPrefix}signed-out`;
