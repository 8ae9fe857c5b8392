/** The names of the sub-counties of each district, by its stored value. */
export type Subcounties = Readonly<Record<string, readonly string[]>>;

/** Those of a district, whatever it is called: "constructor" is behind every object. Empty where the list knows none. */
export const subcountiesOf = (lists: Subcounties | undefined, district: string): readonly string[] =>
  (lists && Object.hasOwn(lists, district) && lists[district]) || [];
