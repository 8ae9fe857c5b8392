import reference from '../../reference/districts.json';

const names: Record<string, string> = reference.districts;

/** Every district and city of Uganda as name and region (Electoral Commission, July 2022; see the file's _meta). */
export const districts: readonly { value: string; name: string; region: string }[] = Object.entries(names).map(
  ([name, region]) => ({ value: name.toLowerCase(), name, region }),
);

const byValue = new Map(districts.map((district) => [district.value, district]));

/** Whether a stored value (lowercase name) is a district of the reference list. */
export function isDistrict(value: string): boolean {
  return byValue.has(value);
}

/** A district's name as written, from its stored value; a value outside the list is shown as it is. */
export function districtName(value: string): string {
  return byValue.get(value)?.name ?? value;
}
