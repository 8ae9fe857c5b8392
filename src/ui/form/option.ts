/** One choice of a list: the stored value and its translated label. A disabled one is in sight and cannot be chosen. */
export type Option = { value: string; label: string; disabled?: boolean };
