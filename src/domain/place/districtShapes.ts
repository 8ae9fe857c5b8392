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

const outlines = new Map<string, string>(Object.entries(districtsOfCities));

/** The district, by stored value, on whose outline a district or city counts; each district has its own. */
export function shapeOfDistrict(value: string): string {
  return outlines.get(value) ?? value;
}
