/** The cities that the map's outlines leave in a district (see reference/districtShapes.json), by stored value. */
const districtsOfCities = {
  'arua city': 'arua',
  'fort portal city': 'kabarole',
  'gulu city': 'gulu',
  'hoima city': 'hoima',
  'jinja city': 'jinja',
  'lira city': 'lira',
  'masaka city': 'masaka',
  'mbale city': 'mbale',
  'mbarara city': 'mbarara',
  'soroti city': 'soroti',
} as const satisfies Record<string, string>;

const outlinesOfCities = new Map<string, string>(Object.entries(districtsOfCities));

/** The district, by stored value, on whose outline a district or city counts; each district has its own. */
export function shapeOfDistrict(value: string): string {
  return outlinesOfCities.get(value) ?? value;
}

/** The district of an outline and, after it, the city that lies on the same outline, by stored value. */
export function districtsOn(outline: string): readonly string[] {
  const cities = [...outlinesOfCities].flatMap(([city, parent]) => (parent === outline ? [city] : []));
  return [outline, ...cities];
}
