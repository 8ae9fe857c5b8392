/**
 * One choice of a list: the stored value and its translated label. A disabled one is in sight and cannot be chosen. Those
 * that are `more` follow the others, divided from them by a line.
 */
export type Option = { value: string; label: string; disabled?: boolean; more?: boolean };
