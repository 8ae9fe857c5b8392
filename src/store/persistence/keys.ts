/** What every key of the register in localStorage begins with. */
export const keyPrefix = 'wcp/';
