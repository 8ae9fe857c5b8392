/** One choice of a list: the stored value and its translated label. */
export type Option = { value: string; label: string };
