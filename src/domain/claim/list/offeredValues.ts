/** Districts and species that the filter always offers, whether or not a claim has them; the districts come first. */
export const filterDistricts = ['kampala', 'gulu', 'mbarara', 'jinja'] as const;
export const filterSpecies = ['elephant', 'buffalo', 'lion', 'hippo', 'crocodile', 'baboon'] as const;
