/** What every key of the register in localStorage begins with. */
export const keyPrefix = 'wcp/';

/** What the key of every draft begins with. */
export const draftPrefix = `${keyPrefix}drafts/`;
